import { folded } from '#domain/sameness.js';

/** Words of English grammar, which say nothing by themselves. */
const PLAIN = new Set(
  'a an the and or but of to in on at for with from by as is are was were be been has have had do does did will would can could she he they it her his their its you your i my me we our that this these those there not no so then than about into who whom which what when where how contact customer caller user'.split(
    ' ',
  ),
);

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** @returns the words of a text, folded. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/**
 * @param name the contact's, which a statement may begin with and a turn or a memory may leave out.
 * @returns the words that say something, each once.
 */
export function tellingWords(text: string, name: string | null): string[] {
  const unsaid = new Set([...PLAIN, ...wordsOf(name ?? '')]);
  return [...new Set(wordsOf(text))].filter((word) => !unsaid.has(word));
}

/** @returns names and numbers, folded: words with a capital letter after the first word, and words with a digit. */
export function exactWords(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words.filter((word, i) => (i > 0 && /^\p{Lu}/u.test(word)) || /\p{N}/u.test(word)).flatMap(wordsOf);
}

/** @returns whether two folded words are one word, its ending aside: "allergies" and "allergy", "Lisboa" and "Lisbon". */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const longest = Math.max(one.length, other.length);
  let same = 0;
  while (same < Math.min(one.length, other.length) && one[same] === other[same]) same++;
  return same >= LEAST_STEM && same >= longest / 2 && !/\p{N}/u.test(one + other);
}

const LEAST_STEM = 3;
