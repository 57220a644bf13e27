import { Temporal } from 'temporal-polyfill';
import type { Context } from '../context.js';
import { seenFrom } from '../context.js';
import type { Reading } from '../expression.js';
import type { Read } from './numbers.js';
import type { Phrase, Recogniser } from './phrase.js';
import type { Year } from './relative-year.js';
import { relativeYear } from './relative-year.js';
import type { Token } from './tokens.js';
import { skip, skipSome, word } from './tokens.js';
import { year } from './year.js';

const PLACES = new Set([',', 'in', 'on', 'at', 'during', 'around', 'over', 'by']);
const PLACED = new Set(['in', 'during']);

/** "last year in April", "two years ago on 5 May", "in 2015, in March": a part of the year after the year. */
export function yearFirst(part: Recogniser): Recogniser {
  return (tokens, at) => {
    const whole = relativeYear(tokens, at) ?? placedYear(tokens, at);
    if (!whole) return undefined;
    const start = skipSome(tokens, whole.next, PLACES, 2);
    const inner = part(tokens, start) ?? part(tokens, skip(tokens, start, 'the'));
    // "Last year April was my manager": without a preposition the month may be a name.
    if (!inner?.floating || (start === whole.next && !inner.day)) return undefined;
    return { ...inYear(inner, whole.value), telling: Math.max(inner.telling, 0.8), confidence: 0.9 };
  };
}

function placedYear(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const found = PLACED.has(word(tokens, at - 1)) ? year(tokens, at) : undefined;
  return found && { value: () => found.value, next: found.next };
}

/** A time without a year, such as "5 May", in that year. */
export function inYear(part: Phrase, year: Year): Phrase {
  const read = (context: Context): Reading[] => {
    const named = year(context);
    const middle = Temporal.PlainDateTime.from({ year: named, month: 7, day: 1 });
    return part.read(seenFrom(context, middle)).filter(({ start }) => start.year === named);
  };
  return { ...part, floating: false, read };
}
