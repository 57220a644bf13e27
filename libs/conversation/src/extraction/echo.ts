import { folded } from '#domain/sameness.js';

/** At most this share of a statement's significant words may be missing from the memory that it echoes. */
const OTHER_WORDS = 0.2;

/** Words of English grammar, which say nothing by themselves. */
const PLAIN = new Set(
  'a an the and or but of to in on at for with from by as is are was were be been has have had do does did will would can could she he they it her his their its you your i my me we our that this these those there not no so then than about into who whom which what when where how contact customer caller user'.split(
    ' ',
  ),
);

/**
 * @param knownTexts texts that were believed before the agent spoke.
 * @param name the contact's, which a statement may begin with and a memory may leave out.
 * @returns whether the statement says no more than one of them. An agent that repeats what recall put into its prompt
 * says nothing new, and what it repeats may be out of date. Every number and name must be in the memory too, so "moved
 * to Friday" is no echo of "on Tuesday".
 */
export function isEcho(statement: string, knownTexts: readonly string[], name: string | null): boolean {
  const unsaid = new Set([...PLAIN, ...wordsOf(name ?? '')]);
  const words = [...new Set(wordsOf(statement))].filter((word) => !unsaid.has(word));
  const exact = new Set(exactWords(statement));
  return knownTexts.some((text) => {
    const known = new Set(wordsOf(text));
    const missing = words.filter((word) => !known.has(word));
    return missing.length <= words.length * OTHER_WORDS && !missing.some((word) => exact.has(word));
  });
}

function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/** Names and numbers: words with a capital letter after the first word, and words with a digit. */
function exactWords(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words.filter((word, i) => (i > 0 && /^\p{Lu}/u.test(word)) || /\p{N}/u.test(word)).flatMap(wordsOf);
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
