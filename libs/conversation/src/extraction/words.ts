import { folded } from '#domain/text/folded.js';

/** English function words, which carry no content. */
const PLAIN = new Set(
  'a an the and or but of to in on at for with from by as is are was were be been has have had do does did will would can could she he they it her his their its you your i my me we our that this these those there not no so then than about into who whom which what when where how contact customer caller user'.split(
    ' ',
  ),
);

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** @returns the folded words of a text. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/**
 * @param name the contact's name, which a statement may begin with and a turn or memory may leave out.
 * @returns the distinct words that carry content.
 */
export function tellingWords(text: string, name: string | null): string[] {
  const unsaid = new Set([...PLAIN, ...wordsOf(name ?? '')]);
  return [...new Set(wordsOf(text))].filter((word) => !unsaid.has(word));
}

/** @returns names and numbers, folded: capitalized words after the first word, and words with a digit. */
export function exactWords(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words.filter((word, i) => (i > 0 && /^\p{Lu}/u.test(word)) || /\p{N}/u.test(word)).flatMap(wordsOf);
}

/** @returns whether two folded words are the same apart from their endings: "allergies" and "allergy", "Lisboa" and "Lisbon". */
export function isSameStem(first: string, second: string): boolean {
  if (first === second) return true;
  const longest = Math.max(first.length, second.length);
  let shared = 0;
  while (shared < Math.min(first.length, second.length) && first[shared] === second[shared]) shared++;
  return shared >= LEAST_STEM && shared >= longest / 2 && !/\p{N}/u.test(first + second);
}

const LEAST_STEM = 3;
