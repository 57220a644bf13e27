import { Temporal } from 'temporal-polyfill';
import type { Context } from './context.js';
import type { Reading } from './expression.js';

/**
 * Orders readings that the words alone leave open, likeliest first: those on the side the tense tells (else the side the
 * caller prefers), nearest to the moment of speaking first.
 */
export function choose(readings: readonly Reading[], context: Context): Reading[] {
  const side = context.tense ?? (context.options.prefer === 'nearest' ? undefined : context.options.prefer);
  const ranked = readings.map((reading) => ({ reading, distance: distance(reading, context.now) }));
  const wrong = (away: number): number =>
    side === 'past' ? Number(away > 0) : side === 'future' ? Number(away < 0) : 0;
  ranked.sort((a, b) => wrong(a.distance) - wrong(b.distance) || Math.abs(a.distance) - Math.abs(b.distance));
  return ranked.map(({ reading }) => reading);
}

/** Days from `now` to the reading: positive ahead, negative behind, 0 within. */
function distance(reading: Reading, now: Temporal.PlainDateTime): number {
  if (Temporal.PlainDateTime.compare(reading.start, now) > 0) return now.until(reading.start).total('days');
  if (Temporal.PlainDateTime.compare(reading.end, now) > 0) return 0;
  return -reading.end.until(now).total('days') || -Number.MIN_VALUE;
}
