import { endsWithHourStop, goesOnAfterHour } from './hour-stop.js';
import type { Range } from './pattern.js';

/** A stop after a title or a joining word does not end a sentence, because these never come last. */
const TITLES = 'Dr|Mr|Mrs|Ms|Prof';
const NEVER_LAST = before(String.raw`(?:${TITLES}|vs|approx|e\.g|i\.e)`);
/** "Main St.", "vitamin D." can come last. */
const SELDOM_LAST = before(String.raw`(?:St|[A-Z])`);
const BEGINS =
  /^(?:I(?=[\s'’])|(?:We|My|Our|He|She|It|They|His|Her|Their|You|Your|The|This|That|There|And|But|So|Then|Also|Please)(?!\p{L}))/u;
/** "No. 5" is a number, "No." is an answer. */
const NUMBER = before('No');
/** The longest short form with what precedes it. */
const LONGEST = 12;
/** A stop inside a word does not count: "jo@site.example", "2.5 mg". Linear: nothing is read twice. */
const JOINT = /(?<=[.!?…;।]["'”’»)\]]?)\s+|(?<=[。！？])(?![。！？])\s*|\n+/gu;

/** The source of a pattern for a stop that does not belong to a title. */
export const PLAIN_STOP = String.raw`(?<!(?:^|[\s(])(?:${TITLES}))\.`;

/** @returns the positions of the sentences, each with its stop and without surrounding blanks. */
export function sentenceRanges(text: string): Range[] {
  const places: Range[] = [];
  let start = 0;
  for (const { 0: blanks, index } of [...text.matchAll(JOINT), { 0: '', index: text.length }]) {
    const isEnd = index === text.length || blanks.includes('\n');
    const next = index + blanks.length;
    if (!isEnd && isShortened(text, { start, end: index }, next)) continue;
    if (index > start) places.push({ start, end: index });
    start = next;
  }
  return places;
}

/** @returns whether the stop at the end of a range belongs to a short form. */
function isShortened(text: string, { start, end }: Range, next: number): boolean {
  const said = text.slice(Math.max(start, end - LONGEST), end);
  const after = text.slice(next, next + LONGEST);
  if (NEVER_LAST.test(said)) return true;
  if (endsWithHourStop(said)) return goesOnAfterHour(text, { start, end }, next);
  if (SELDOM_LAST.test(said)) return !BEGINS.test(after);
  return NUMBER.test(said) && /^\p{N}/u.test(after);
}

function before(words: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s(])${words}\.$`, 'u');
}
