import { exactWords, isSameStem, tellingWords, wordsOf } from './words.js';

/** The content of a statement whose words are searched in the transcript. */
export interface Told {
  readonly text: string;
  readonly value: string | null;
  /** The words for its times. */
  readonly times: readonly string[];
}

/** The texts that are searched. */
export interface Said {
  /** The quoted turn and the turns beside it. */
  readonly near: readonly string[];
  /** The other turns, and known facts. */
  readonly far: readonly string[];
  /** The contact's name. */
  readonly name: string | null;
}

/**
 * Whether the words around a quote support a statement.
 *
 * - `supported`: they contain some of its words.
 * - `refuted`: the quote is about something else. The value is a name or number that nobody said there, or none of the statement's words
 * occur there but several occur elsewhere.
 * - `open`: neither, as when "I eat no meat" makes somebody a vegetarian. Losing a true fact is worse than keeping a false one, so only
 * refuted statements are dropped.
 */
export function supportOf(statement: Told, { near, far, name }: Said): 'supported' | 'refuted' | 'open' {
  const words = near.flatMap(wordsOf);
  const isSaidNearby = (word: string): boolean => words.some((other) => isSameStem(word, other));
  const exact = exactValue(statement, name, words);
  if (exact.length > 0 && exact.filter(isSaidNearby).length < exact.length / 2) return 'refuted';
  const contentWords = tellingWords([statement.text, statement.value ?? '', ...statement.times].join(' '), name);
  if (contentWords.some(isSaidNearby)) return 'supported';
  const elsewhere = far
    .map(wordsOf)
    .map((there) => contentWords.filter((word) => there.some((other) => isSameStem(word, other))));
  return elsewhere.some((found) => found.length >= 2 && found.length >= contentWords.length / 2) ? 'refuted' : 'open';
}

/** The names and long numbers in a value, which nobody says in other words. */
function exactValue({ text, value }: Told, name: string | null, near: readonly string[]): string[] {
  // A name in another script has other letters.
  if (value === null || !near.some((word) => /\p{Script=Latin}/u.test(word))) return [];
  const exact = new Set(exactWords(text));
  return tellingWords(value, name).filter(
    (word) => exact.has(word) && (/\p{N}/u.test(word) ? isLongNumber(word, near) : !isAbbreviation(word, value, near)),
  );
}

/** "NYC" for New York City, and vice versa. */
function isAbbreviation(word: string, value: string, near: readonly string[]): boolean {
  const initials = (words: readonly string[]): string => words.map(([first]) => first).join('');
  return (word.length >= 2 && initials(near).includes(word)) || near.includes(initials(wordsOf(value)));
}

/** Short numbers may be the result of counting ("a son and a daughter"), and long ones may have been said in words. */
function isLongNumber(word: string, near: readonly string[]): boolean {
  return word.length >= 3 && near.some((other) => /\p{N}{3}/u.test(other));
}
