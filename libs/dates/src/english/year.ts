import { endsHere } from './ends.js';
import type { Read } from './numbers.js';
import { yearInWords } from './numbers.js';
import type { Year } from './relative-year.js';
import { relativeYearAfter } from './relative-year.js';
import type { Token } from './tokens.js';
import { skipSome, word } from './tokens.js';

const JOINTS = new Set([',', 'of', 'in', '-', '/', '\\', '.', 'the', 'year']);
const MARKS = new Set(['-', '/', '\\', '.']);
const STOPS = new Set(['', '.', '?', '!', ';', ')', '"', '”']);

/** A year in four digits, "'86", or in words; a plain number needs four digits. */
export function year(tokens: readonly Token[], at: number): Read<number> | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.value !== undefined) {
    const four = token.end - token.index === 4 && token.value >= 1000 && token.value < 3000;
    return four ? { value: token.value, next: at + 1 } : undefined;
  }
  if (token.text === "'" || token.text === '’') {
    const short = tokens[at + 1];
    if (!short?.glued || short.value === undefined || short.end - short.index !== 2) return undefined;
    return { value: century(short.value), next: at + 2 };
  }
  return yearInWords(tokens, at);
}

/** The century of a two-digit year: up to 2049, else the last century (POSIX changes at 69; people mean less). */
export function century(twoDigits: number): number {
  return twoDigits < 50 ? 2000 + twoDigits : 1900 + twoDigits;
}

/** The year after a part of it: ", 2019", "of 1995", "next year", "of the year 1996", "of two years ago". */
export function yearAfter(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const next = skipSome(tokens, at, JOINTS, 3);
  const number = year(tokens, next);
  if (number) return { value: () => number.value, next: number.next };
  return relativeYearAfter(tokens, at);
}

/**
 * Two digits after a day and its month: "5-Oct-23", "Oct 5 89", "Oct 5, 89." They are a year if joined like the month
 * ("June 20-24" are days), or if nothing follows that they could count; after a comma only at the end of the sentence.
 */
export function shortYear(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const mark = word(tokens, at);
  const apart = mark === ',' || MARKS.has(mark);
  const digits = tokens[apart ? at + 1 : at];
  if (digits?.value === undefined || digits.end - digits.index !== 2) return undefined;
  const next = apart ? at + 2 : at + 1;
  const joined =
    MARKS.has(mark) &&
    MARKS.has(word(tokens, at - 2)) &&
    tokens[at]?.glued === digits.glued &&
    (digits.glued || mark !== '.');
  const ends = mark === ',' ? STOPS.has(word(tokens, next)) : !apart && endsHere(tokens, next);
  if ((!joined && !ends) || isClock(tokens, next)) return undefined;
  const value = century(digits.value);
  return { value: () => value, next };
}

/** "On March 5, 10.30": the digits that follow belong to a time of day or a decimal. */
function isClock(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.glued === true && '.:'.includes(word(tokens, at)) && tokens[at + 1]?.glued === true && tokens[at + 1]?.value !== undefined; // prettier-ignore
}
