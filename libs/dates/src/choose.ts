import type { Temporal } from 'temporal-polyfill';
import type { Context } from './context.js';
import type { Reading } from './expression.js';

/**
 * Sorts readings that the words alone leave open, likeliest first: those on the side that the tense indicates (else the
 * side the caller prefers), nearest to the moment of speaking first.
 */
export function choose(readings: readonly Reading[], context: Context): Reading[] {
  const side = context.tense ?? (context.options.prefer === 'nearest' ? undefined : context.options.prefer);
  const now = ordinal(context.now);
  const ranked = readings.map((reading) => ({ reading, away: distance(reading, now) }));
  const wrong = (away: number): number =>
    side === 'past' ? Number(away > 0) : side === 'future' ? Number(away < 0) : 0;
  ranked.sort((a, b) => wrong(a.away) - wrong(b.away) || Math.abs(a.away) - Math.abs(b.away));
  return ranked.map(({ reading }) => reading);
}

/** The distance of the reading from now: positive ahead, negative behind, 0 within. */
function distance({ start, end }: Reading, now: number): number {
  const [from, to] = [ordinal(start), ordinal(end)];
  if (from > now) return from - now;
  return to > now ? 0 : to - now || -1;
}

/** A number that orders wall times: enough to compare, and far cheaper than calendar arithmetic. */
function ordinal({ year, month, day, hour, minute }: Temporal.PlainDateTime): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}
