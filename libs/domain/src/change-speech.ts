import { EMPTY, END_CUES, LIVING, MOVE_CUES, NEVER_CUES, OTHERS, SINGLE, STARTERS, UNREAL } from './change-words.js';

/** What a statement plainly does to a known fact, and the words that say so. */
export interface PlainChange {
  readonly relation: 'ends' | 'corrects' | 'replaces';
  readonly cue: string;
}

/** A period that is over says nothing of what is so now. */
const CLOSED_PAST = /\b(?:from|between) (?:19|20)\d\d (?:to|and|until|till) (?:19|20)\d\d\b/u;

/** Longer texts are no plain speech; what follows is not looked at. */
const MOST_CHARACTERS = 2_000;

/**
 * Leaves out the sentences of a statement that state nothing of now: questions, wishes, plans, doubts, hearsay, and periods that are over.
 *
 * @returns what is left, or `null` if nothing is.
 */
export function asserted(text: string): string | null {
  const stated = sentences(text).filter((sentence) => !isUnreal(sentence));
  return stated.length === 0 ? null : stated.join(' ');
}

/**
 * Reads plain speech of change by its words alone: "no longer", "stopped", "never", "moved to", "my new number". It fires only
 * where the statement speaks of just what the fact says, and of nobody else; whatever needs understanding is left open.
 *
 * @returns `null` where the words alone do not settle it.
 */
export function plainChange(statement: string, fact: string): PlainChange | null {
  const known = contentOf(spoken(fact));
  if (known.size === 0) return null;
  for (const sentence of sentences(statement)) {
    const change = isUnreal(sentence) ? null : changeIn(spoken(sentence), known);
    if (change) return change;
  }
  return null;
}

function changeIn(said: readonly string[], known: ReadonlySet<string>): PlainChange | null {
  if (said.some((word) => OTHERS.has(word) && !known.has(stem(word)))) return null;
  const text = ` ${said.join(' ')} `;
  for (const [relation, cues] of [
    ['corrects', NEVER_CUES],
    ['ends', END_CUES],
  ] as const) {
    const cue = cues.find((one) => text.includes(` ${one} `));
    if (cue !== undefined && isBegun(text, cue, known) && isAbout(text, cue, known)) return { relation, cue };
  }
  const move = MOVE_CUES.find((one) => text.includes(` ${one} `));
  const lives = [...LIVING].some((word) => known.has(stem(word)));
  if (move !== undefined && lives && isBegun(text, move, known)) return { relation: 'replaces', cue: move };
  return newOne(said, known);
}

/** "My new number is ...": there is one of it. */
function newOne(said: readonly string[], known: ReadonlySet<string>): PlainChange | null {
  const at = said.indexOf('new');
  const what = said[at + 1];
  const owner = said[at - 1];
  if (at < 1 || what === undefined || (owner !== 'my' && owner !== 'our')) return null;
  const isOne = SINGLE.has(what) && known.has(stem(what)) && said[at + 2] === 'is';
  return isOne ? { relation: 'replaces', cue: `${owner} new ${what}` } : null;
}

/** Nothing stands before the cue but who speaks, and words of the fact. */
function isBegun(text: string, cue: string, known: ReadonlySet<string>): boolean {
  const before = text.slice(0, text.indexOf(` ${cue} `)).split(' ');
  return before.every((word) => word === '' || STARTERS.has(word) || known.has(stem(word)));
}

/** The statement names all that the fact says, or half of it and nothing that it does not say. */
function isAbout(text: string, cue: string, known: ReadonlySet<string>): boolean {
  const named = contentOf(text.replace(` ${cue} `, ' ').split(' ').filter(Boolean));
  if (named.size === 0) return false;
  const common = [...named].filter((word) => known.has(word)).length;
  return common === known.size || (common === named.size && 2 * common >= known.size);
}

function isUnreal(sentence: string): boolean {
  if (sentence.trimEnd().endsWith('?') || CLOSED_PAST.test(sentence)) return true;
  const text = ` ${spoken(sentence)
    .filter((word, place) => place > 0 || !STARTERS.has(word) || isPronoun(word))
    .join(' ')} `;
  const isFillers = (words: string): boolean =>
    words.split(' ').every((word) => word === '' || (STARTERS.has(word) && !isPronoun(word)));
  return UNREAL.some((cue) => {
    const at = text.indexOf(` ${cue} `);
    return at >= 0 && isFillers(text.slice(0, at));
  });
}

function isPronoun(word: string): boolean {
  return /^(?:i|we|i'm|i've|i'd|we're|we've|we'd|they)$/u.test(word);
}

function sentences(text: string): string[] {
  return text
    .slice(0, MOST_CHARACTERS)
    .split(/(?<=[.!?;])\s+/u)
    .filter((sentence) => sentence.trim() !== '');
}

function spoken(text: string): string[] {
  return (
    text
      .slice(0, MOST_CHARACTERS)
      .replaceAll('’', "'")
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}'@.+-]*/gu) ?? []
  ).map((word) => word.replace(/[.'-]+$/u, ''));
}

function contentOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter((word) => !EMPTY.has(word)).map(stem));
}

/** Enough for "takes" and "take", "living" and "live" of plain speech. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word.replace(/(?:ing|ed|es|s|e)$/u, (ending) => (word.length - ending.length < 3 ? ending : ''));
}
