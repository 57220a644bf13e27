import { terms } from './lucene.js';

/** Shorter ones stand in too many words. */
const FEWEST_LETTERS = 3;
/** So many terms of a question are looked for in words. */
const MOST_PARTS = 16;

/** The marks of Latin letters; in other scripts a mark makes another word. */
export const LETTER_MARKS: readonly string[] = [
  ...['\u0300', '\u0301', '\u0302', '\u0303', '\u0304', '\u0306', '\u0307', '\u0308'],
  ...['\u030A', '\u030B', '\u030C', '\u0323', '\u0327', '\u0328', '\u031B'],
];

/** @returns what is looked for in words: the terms of a text that have at least three letters, without their marks. */
export function partsOf(text: string): string[] {
  const bare = terms(text).map((term) =>
    LETTER_MARKS.reduce((left, mark) => left.replaceAll(mark, ''), term.normalize('NFKD')),
  );
  return [...new Set(bare)].filter((part) => [...part].length >= FEWEST_LETTERS).slice(0, MOST_PARTS);
}
