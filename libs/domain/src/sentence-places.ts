import type { Range } from './pattern.js';

/** Behind these a stop ends no sentence. */
export const ABBREVIATED = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|approx|e\.g|i\.e|a\.m|p\.m|[A-Z])\.$/u;
/** No abbreviation is longer, with what stands before it. */
const LONGEST_ABBREVIATION = 12;
/** A stop inside a word is none: "jo@site.example", "2.5 mg". Linear: nothing is read twice. */
const JOINT = /(?<=[.!?…]["'”’»)\]]?)\s+|(?<=[。！？])(?![。！？])\s*|\n+/gu;

/** @returns where the sentences of a text are, each with its stop and without the blanks around it. */
export function sentencePlaces(text: string): Range[] {
  const places: Range[] = [];
  let start = 0;
  for (const { 0: blanks, index } of [...text.matchAll(JOINT), { 0: '', index: text.length }]) {
    const isEnd = index === text.length || blanks.includes('\n');
    if (!isEnd && ABBREVIATED.test(text.slice(Math.max(start, index - LONGEST_ABBREVIATION), index))) continue;
    if (index > start) places.push({ start, end: index });
    start = index + blanks.length;
  }
  return places;
}
