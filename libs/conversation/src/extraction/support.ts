import { exactWords, isSameStem, tellingWords, wordsOf } from './words.js';

/** What a statement says, for its words to be looked for. */
export interface Told {
  readonly text: string;
  readonly value: string | null;
  /** The words of its times. */
  readonly times: readonly string[];
}

/** Where they are looked for. */
export interface Said {
  /** The quoted turn and the turns beside it. */
  readonly near: readonly string[];
  /** The other turns, and what is known. */
  readonly far: readonly string[];
  /** The contact's. */
  readonly name: string | null;
}

/**
 * What the words around a quote say of a statement.
 *
 * - `supported`: they have some of its words.
 * - `refuted`: the quote is about something else. The value is a name or a number that nobody said there, or none of the
 *   statement's words stand there, and several of them do elsewhere.
 * - `open`: neither, as where "I eat no meat" makes somebody a vegetarian. A true fact that is lost is worse than a false
 *   one that stays, so only what is refuted is dropped.
 */
export function supportOf(told: Told, { near, far, name }: Said): 'supported' | 'refuted' | 'open' {
  const words = near.flatMap(wordsOf);
  const stands = (word: string): boolean => words.some((other) => isSameStem(word, other));
  const exact = exactValue(told, name, words);
  if (exact.length > 0 && exact.filter(stands).length < exact.length / 2) return 'refuted';
  const telling = tellingWords([told.text, told.value ?? '', ...told.times].join(' '), name);
  if (telling.some(stands)) return 'supported';
  const elsewhere = far
    .map(wordsOf)
    .map((there) => telling.filter((word) => there.some((one) => isSameStem(word, one))));
  return elsewhere.some((found) => found.length >= 2 && found.length >= telling.length / 2) ? 'refuted' : 'open';
}

/** The names and long numbers of a value: nobody says these in other words. */
function exactValue({ text, value }: Told, name: string | null, near: readonly string[]): string[] {
  // A turn in another script has other letters for the same name.
  if (value === null || !near.some((word) => /\p{Script=Latin}/u.test(word))) return [];
  const exact = new Set(exactWords(text));
  return tellingWords(value, name).filter(
    (word) => exact.has(word) && (/\p{N}/u.test(word) ? isLongNumber(word, near) : !isShort(word, value, near)),
  );
}

/** "NYC" for New York City, and the other way round. */
function isShort(word: string, value: string, near: readonly string[]): boolean {
  const initials = (words: readonly string[]): string => words.map(([first]) => first).join('');
  return (word.length >= 2 && initials(near).includes(word)) || near.includes(initials(wordsOf(value)));
}

/** Short numbers are counted and reckoned ("a son and a daughter"), and long ones may have been said in words. */
function isLongNumber(word: string, near: readonly string[]): boolean {
  return word.length >= 3 && near.some((other) => /\p{N}{3}/u.test(other));
}
