/** How a sentence is meant that states nothing of what is so. */
export type Unreal = 'wish' | 'plan' | 'hearsay' | 'doubt';

/** In which company a cue that can mean something else says that something is over. */
export interface Fitting {
  /** Right before it none of these stands. */
  readonly notAfter?: ReadonlySet<string>;
  /** Right after it none of these stands. */
  readonly notBefore?: ReadonlySet<string>;
  /** What follows it begins so. */
  readonly before?: RegExp;
  /** The fact has one of these. */
  readonly facts?: ReadonlySet<string>;
  /** The fact has none of these. */
  readonly notFacts?: ReadonlySet<string>;
}

/** By which words a language says who is spoken of. */
export interface Persons {
  /** Whoever speaks. */
  readonly own: ReadonlySet<string>;
  /** Somebody else. */
  readonly third: ReadonlySet<string>;
  /** What is said so of nobody. */
  readonly impersonal?: readonly string[];
  /** The verb says it alone, in a text of words with a blank around each. */
  readonly verbs?: { readonly own: RegExp; readonly third: RegExp };
}

/** The words of the times that can stand in a sentence of change. */
export interface Times {
  /** Before a time since or before which something is so. */
  readonly since: readonly string[];
  /** Before a time at which it happened. */
  readonly on: readonly string[];
  /** Months and units. */
  readonly dates: ReadonlySet<string>;
  /** Words between the others: numbers, articles. */
  readonly between: ReadonlySet<string>;
}

/**
 * The words by which a language says plainly that something changed, as data. Words are in lower case and as they are spoken; in a
 * cue ` … ` stands for words that the fact has too, and `{old}` and `{new}` for whatever is named there.
 */
export interface Speech {
  /** Words before a cue that leave the speaker, or whoever is spoken of, the one who does it. */
  readonly starters: ReadonlySet<string>;
  /** Of the starters those that can begin a wish: "i" of "i wish". */
  readonly pronouns: ReadonlySet<string>;
  /** Words that say nothing of what a fact is about. */
  readonly empty: ReadonlySet<string>;
  /** Relations whose mention makes it likely that somebody else is spoken of. */
  readonly others: ReadonlySet<string>;
  readonly persons: Persons;
  /** What is cut off for the stem of a word. */
  readonly endings: RegExp;
  /** Short words that are written onto the next with an apostrophe: "j'". */
  readonly elided?: RegExp;
  /** That something is over. */
  readonly ends: readonly string[];
  /** Of those the ones that need some company. */
  readonly fitting?: ReadonlyMap<string, Fitting>;
  /** Of those the ones that say it of what went on, so that more words than those of the fact can say that only a part of it is over. */
  readonly lasting?: ReadonlySet<string>;
  /** Words by which it is only a part, though they say nothing of what a fact is about: "nur". */
  readonly limits?: ReadonlySet<string>;
  /** Words by which it is not so, or not yet. */
  readonly unsure?: ReadonlySet<string>;
  /** Words before the last of what is listed. */
  readonly listing: readonly string[];
  /** Words that begin another clause. */
  readonly joints?: ReadonlySet<string>;
  /** How it is said when something ended; absent where that is read elsewhere. */
  readonly when?: Times;
  /** Words before the subject of a fact; absent where nobody asks of whom an end is said. */
  readonly leads?: ReadonlySet<string>;
  /** Cues, and words before a cue, that say of the thing itself that it is over. */
  readonly ofItself?: ReadonlySet<string>;
  /** Cues that the verb of what is over follows, and words of having, which say nothing of what is had. */
  readonly verbNext?: ReadonlySet<string>;
  readonly having?: ReadonlySet<string>;
  /** That it never was so. */
  readonly never: readonly string[];
  /** That somebody lives elsewhere now; here ` … ` stands for any place. */
  readonly moves: readonly string[];
  /** How a fact is said that such a move ends, and how a sentence names the place of one. */
  readonly homes: RegExp;
  readonly movedTo: RegExp;
  /** Whether that place is one where somebody can live; absent where its form is enough. */
  readonly isHome?: (place: string, sentence: string) => boolean;
  /** That one thing took the place of another. */
  readonly exchanges: readonly string[];
  /** Words after which the verb of what is said to be over follows. */
  readonly negations: ReadonlySet<string>;
  /** An answer at the beginning, where the language says "no" and "not" in one word; absent: a first "no" is one. */
  readonly answer?: RegExp;
  /** That what is said was so. */
  readonly noLonger: readonly string[];
  /** "new", "my", "is": of "my new number is". Without a copula none is asked for. */
  readonly newest: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
  readonly copulas: ReadonlySet<string>;
  /** What there is one of, so that a new one takes the place of the old. */
  readonly single: ReadonlySet<string>;
  /** Beginnings of sentences that state nothing of what is so, by how they mean it. */
  readonly unreal: Readonly<Record<Unreal, readonly string[]>>;
  /** What a sentence with one of those has to be like, where the beginning alone is not enough. */
  readonly meant?: ReadonlyMap<string, RegExp>;
  /** Beginnings that do, though they look like one of those. */
  readonly real: readonly string[];
  /** How a sentence asks without a mark; absent where only the mark tells, and in English, which has readers of its own. */
  readonly questions?: RegExp;
}

/** @returns the words of a text, with blanks between. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter(Boolean));
}
