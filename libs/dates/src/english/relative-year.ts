import type { Context } from '../context.js';
import { beyondAt } from './beyond.js';
import type { Duration } from './duration.js';
import { duration } from './duration.js';
import type { Read } from './numbers.js';
import type { Token } from './tokens.js';
import { skip, skipSome, word, words } from './tokens.js';
import { DIRECTIONS } from './vocabulary.js';

/** A year that depends on the moment of speaking. */
export type Year = (context: Context) => number;

// "Two years later" counts from something told before, so it names no year.
const AGO = ['ago', 'back', 'before now'];
const AHEAD = ['from now', 'from today', 'hence'];
const APOSTROPHE = "'";

/** "next year", "the year before last", "two years ago", "in two years' time". */
export function relativeYear(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const offset = DIRECTIONS.get(word(tokens, at));
  if (offset !== undefined) return word(tokens, at + 1) === 'year' ? yearsAway(offset, at + 2) : undefined;
  const unit = skip(tokens, at, 'the');
  const far = word(tokens, unit) === 'year' ? beyondAt(tokens, unit + 1) : undefined;
  return far ? yearsAway(far.step, far.next) : countedYear(tokens, at);
}

function countedYear(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const length = duration(tokens, skip(tokens, at, 'in'));
  if (!length || length.value.vague || !isYears(length.value)) return undefined;
  const count = length.value.months / 12;
  const ago = after(tokens, length.next, AGO);
  if (ago !== undefined) return yearsAway(-count, ago);
  const time = skip(tokens, length.next, APOSTROPHE);
  const ahead = word(tokens, time) === 'time' ? time + 1 : after(tokens, length.next, AHEAD);
  return ahead === undefined ? undefined : yearsAway(count, ahead);
}

function isYears({ finest, months, days }: Duration): boolean {
  return (finest === 'year' || finest === 'decade') && months % 12 === 0 && days === 0;
}

function after(tokens: readonly Token[], at: number, phrases: readonly string[]): number | undefined {
  return phrases.map((text) => words(tokens, at, text)).find((next) => next !== undefined);
}

function yearsAway(count: number, next: number): Read<Year> {
  return { value: ({ today }) => today.year + count, next };
}

const JOINTS = new Set([',', 'of', 'in', '-', 'the', 'year']);

/** The same after a part of the year: "December, last year", "October of two years ago". A full stop ends it. */
export function relativeYearAfter(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const next = skipSome(tokens, at, JOINTS, 3);
  const far = word(tokens, next - 1) === 'year' ? beyondAt(tokens, next) : undefined;
  return far && next > at ? yearsAway(far.step, far.next) : relativeYear(tokens, next);
}
