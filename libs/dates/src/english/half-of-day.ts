import type { Token } from './tokens.js';
import { word } from './tokens.js';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Next to these nouns an hour is before noon (MORNING), in the evening up to nine (EVENING), or in the evening however
 * late (LATE).
 */
const MORNING = set('breakfast');
const EVENING = set('party parties show film movie gig concert cinema theatre pub restaurant bistro');
const TABLE = set('for booked reserved');
const BOOKS = set('book booked booking reserve reserved');
const LATE = set('dinner supper drinks nightclub');
const STOPS = set('. ! ? ; \n');
const BEFORE = 10; // tokens searched on each side, as for the tense
const AFTER = 6;

/** The half of the day in which a bare hour lies because of its occasion, and the last hour for which that holds. */
export interface MeantHalf {
  half: 'am' | 'pm';
  upTo: number;
}

/** "Dinner at eight" is in the evening, "breakfast at eight" before noon; the nearest noun of the sentence decides. */
export function meantHalf(tokens: readonly Token[], from: number, to: number): MeantHalf | undefined {
  return (
    found(tokens, from - 1, Math.max(0, from - BEFORE), -1) ??
    found(tokens, to, Math.min(tokens.length, to + AFTER) - 1, 1)
  );
}

function found(tokens: readonly Token[], from: number, last: number, step: 1 | -1): MeantHalf | undefined {
  for (let at = from; step > 0 ? at <= last : at >= last; at += step) {
    if (STOPS.has(word(tokens, at))) return undefined;
    const half = halfOf(tokens, at);
    if (half) return half;
  }
  return undefined;
}

function halfOf(tokens: readonly Token[], at: number): MeantHalf | undefined {
  const text = word(tokens, at);
  if (MORNING.has(text)) return { half: 'am', upTo: 11 };
  if (LATE.has(text)) return { half: 'pm', upTo: 11 };
  // A table that is delivered is furniture, not a booking.
  const table = text === 'table' && (TABLE.has(word(tokens, at + 1)) || BOOKS.has(word(tokens, at - 2)));
  return EVENING.has(text) || table ? { half: 'pm', upTo: 9 } : undefined;
}
