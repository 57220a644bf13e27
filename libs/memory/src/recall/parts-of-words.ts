import { terms } from './lucene.js';

/** Shorter parts occur in too many words. */
const MIN_LETTERS = 3;
/** At most this many terms of a question are searched for inside words. */
const MAX_PARTS = 16;

/** Combining marks of Latin letters. In other scripts a mark makes a different word. */
export const LETTER_MARKS: readonly string[] = [
  ...['\u0300', '\u0301', '\u0302', '\u0303', '\u0304', '\u0306', '\u0307', '\u0308'],
  ...['\u030A', '\u030B', '\u030C', '\u0323', '\u0327', '\u0328', '\u031B'],
];

/** @returns the terms of a text that have at least three letters, without combining marks, to be searched for inside words. */
export function partsOf(text: string): string[] {
  const bare = terms(text).map((term) =>
    LETTER_MARKS.reduce((left, mark) => left.replaceAll(mark, ''), term.normalize('NFKD')),
  );
  return [...new Set(bare)].filter((part) => [...part].length >= MIN_LETTERS).slice(0, MAX_PARTS);
}
