import { exactWords, tellingWords, wordsOf } from './words.js';

/** At most this share of a statement's significant words may be missing from the memory that it echoes. */
const OTHER_WORDS = 0.2;

/**
 * @param knownTexts texts that were believed before the agent spoke.
 * @param name the contact's name, which a statement may begin with and a memory may leave out.
 * @returns whether the statement says no more than one of them. An agent that repeats what recall put into its prompt says nothing new,
 * and it may be out of date. Every number and name must be in the memory too, so "moved to Friday" is no echo of "on Tuesday".
 */
export function isEcho(statement: string, knownTexts: readonly string[], name: string | null): boolean {
  const words = tellingWords(statement, name);
  const exact = new Set(exactWords(statement));
  return knownTexts.some((text) => {
    const known = new Set(wordsOf(text));
    const missing = words.filter((word) => !known.has(word));
    return missing.length <= words.length * OTHER_WORDS && !missing.some((word) => exact.has(word));
  });
}
