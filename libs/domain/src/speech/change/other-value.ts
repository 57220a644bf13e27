import { contentStems, spokenWords } from '../words.js';

/** The most words of a value. */
const MOST_WORDS = 3;

/**
 * @returns whether a statement repeats a fact with another value: "Our shop closes at eight", where it closes at six.
 * English only.
 */
export function tellsOtherValue(statement: string, fact: string): boolean {
  const [said, known] = [sequenceOf(statement), sequenceOf(fact)];
  const before = common(said, known);
  const [now, old] = [said.slice(before), known.slice(before)];
  const after = common(now.toReversed(), old.toReversed());
  const values = [now.length - after, old.length - after];
  // What both begin with is the subject: "on placement at the hospital" is not another value of "a student at the
  // hospital".
  return before > 0 && values.every((length) => length > 0 && length <= MOST_WORDS);
}

/** The stems of the content words, in order. */
function sequenceOf(text: string): readonly string[] {
  return spokenWords(text).flatMap((word) => [...contentStems([word])]);
}

function common(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, place) => other[place] !== word);
  return end < 0 ? one.length : end;
}
