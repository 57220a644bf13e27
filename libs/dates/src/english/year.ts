import type { Context } from '../context.js';
import type { Read } from './numbers.js';
import { yearInWords } from './numbers.js';
import type { Token } from './tokens.js';
import { skipSome, word } from './tokens.js';
import { DIRECTIONS } from './vocabulary.js';

/** A year, once it is known when the words were said. */
export type Year = (context: Context) => number;

const JOINTS = new Set([',', 'of', 'in', '-', '/', '.', 'the', 'year']);

/** A year in four digits, "'86", or words; a plain number in digits must have four. */
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

/** The century of a year of two digits: up to 2049, else the last century (POSIX puts the turn at 69; people mean less). */
export function century(twoDigits: number): number {
  return twoDigits < 50 ? 2000 + twoDigits : 1900 + twoDigits;
}

/** The year said after a part of it: ", 2019", "of 1995", "next year", "of the year 1996", "the same year". */
export function yearAfter(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const next = skipSome(tokens, at, JOINTS, 3);
  const number = year(tokens, next);
  if (number) return { value: () => number.value, next: number.next };
  return relativeYear(tokens, next);
}

/** "next year", "this year", "the previous year". */
export function relativeYear(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const offset = DIRECTIONS.get(word(tokens, at));
  if (offset === undefined || word(tokens, at + 1) !== 'year') return undefined;
  return { value: ({ today }) => today.year + offset, next: at + 2 };
}
