/** How a sentence that states nothing is meant. */
export type Unreal = 'wish' | 'plan' | 'hearsay' | 'doubt';

/** The context in which an ambiguous cue means that something is over. */
export interface CueContext {
  /** None of these comes right before it. */
  readonly notAfter?: ReadonlySet<string>;
  /** None of these comes right after it. */
  readonly notBefore?: ReadonlySet<string>;
  /** What follows has to begin like this. */
  readonly before?: RegExp;
  /** The fact has to contain one of these. */
  readonly facts?: ReadonlySet<string>;
  /** The fact must contain none of these. */
  readonly notFacts?: ReadonlySet<string>;
}

/** The words that show which person a language speaks of. */
export interface PersonWords {
  /** The speaker. */
  readonly own: ReadonlySet<string>;
  /** Somebody else. */
  readonly third: ReadonlySet<string>;
  /** Impersonal phrases. */
  readonly impersonal?: readonly string[];
  /** For languages whose verb alone shows it, in a text in which every word has a blank on both sides. */
  readonly verbs?: { readonly own: RegExp; readonly third: RegExp };
}

/** The words of times in a sentence of change. */
export interface TimeWords {
  /** Before a time since or before which something holds. */
  readonly since: readonly string[];
  /** Before a time at which it happened. */
  readonly on: readonly string[];
  /** Months and units. */
  readonly dates: ReadonlySet<string>;
  /** Words between the others: numbers, articles. */
  readonly between: ReadonlySet<string>;
}

/**
 * The words by which a language plainly says that something changed, as data. Words are in lower case and as spoken. In
 * a cue ` … ` stands for words of the fact, and `{old}` and `{new}` for whatever is named there.
 */
export interface Lexicon {
  /** Words before a cue that do not change who does it. */
  readonly starters: ReadonlySet<string>;
  /** The starters that can begin a wish: "i" of "i wish". */
  readonly pronouns: ReadonlySet<string>;
  /** Words that say nothing about the content of a fact. */
  readonly empty: ReadonlySet<string>;
  /** Relations: if one is mentioned, the sentence is probably about somebody else. */
  readonly otherPeople: ReadonlySet<string>;
  readonly persons: PersonWords;
  /** What is cut off to get the stem of a word. */
  readonly endings: RegExp;
  /** Short words that are joined to the next with an apostrophe: "j'". */
  readonly elided?: RegExp;
  /** Say that something is over. */
  readonly ends: readonly string[];
  /** The ends that need a certain context. */
  readonly cueContexts?: ReadonlyMap<string, CueContext>;
  /** The ends of something that went on: words that are not in the fact can say that only a part of it is over. */
  readonly lasting?: ReadonlySet<string>;
  /** Words that limit it to a part, although they say nothing about the content of a fact: "nur". */
  readonly limits?: ReadonlySet<string>;
  /** Words for "not" or "not yet". */
  readonly unsure?: ReadonlySet<string>;
  /** Words before the last item of a list. */
  readonly listing: readonly string[];
  /** Words that begin another clause. */
  readonly joints?: ReadonlySet<string>;
  /** The words for when something ended; absent if that is read elsewhere. */
  readonly when?: TimeWords;
  /** Words before the subject of a fact; absent if the subject of an end is not checked. */
  readonly leads?: ReadonlySet<string>;
  /** Cues, and words before a cue, that say that the thing itself is over. */
  readonly ofItself?: ReadonlySet<string>;
  /** Cues that are followed by the verb of what is over, and verbs of having, which say nothing about what is had. */
  readonly verbNext?: ReadonlySet<string>;
  readonly having?: ReadonlySet<string>;
  /** Say that it never was so. */
  readonly never: readonly string[];
  /** Say that somebody lives elsewhere now; here ` … ` stands for any place. */
  readonly moves: readonly string[];
  /** How a fact that such a move ends is worded, and how a sentence names the place of a move. */
  readonly homes: RegExp;
  readonly movedTo: RegExp;
  /** Whether somebody can live in that place; absent if its form is enough. */
  readonly isHome?: (place: string, sentence: string) => boolean;
  /** Say that one thing replaced another. */
  readonly exchanges: readonly string[];
  /** Negations that precede the verb of what is over. */
  readonly negations: ReadonlySet<string>;
  /** An answer at the beginning, in languages with one word for "no" and "not"; absent: a first "no" is an answer. */
  readonly answer?: RegExp;
  /** Say that something was so and is not any more. */
  readonly noLonger: readonly string[];
  /** "new", "my", "is": of "my new number is". Without a copula none is required. */
  readonly newest: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
  readonly copulas: ReadonlySet<string>;
  /** Things people have only one of, so that a new one replaces the old one. */
  readonly single: ReadonlySet<string>;
  /** Beginnings of sentences that state nothing, by how they are meant. */
  readonly unreal: Readonly<Record<Unreal, readonly string[]>>;
  /** What a sentence with such a beginning has to look like, if the beginning alone is not enough. */
  readonly wishContexts?: ReadonlyMap<string, RegExp>;
  /** Beginnings that do state something, although they look like one of those. */
  readonly real: readonly string[];
  /**
   * The form of a question without a mark; absent if only the mark tells, and in English, which has its own readers.
   */
  readonly questions?: RegExp;
}

/** @returns the words of a text separated by blanks. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter(Boolean));
}
