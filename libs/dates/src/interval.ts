import { Temporal } from 'temporal-polyfill';
import { invalid } from '#domain/service/errors.js';
import { assertZone } from './context.js';
import type { Difference } from './difference.js';
import { difference } from './difference.js';
import type { Precision } from './expression.js';

/** Something that happened at one time within `[start, end)`; nothing more exact is known. */
export interface Occasion {
  start: Date;
  end: Date;
  precision: Precision;
}

/** The time between two occasions, as exact as their precision allows. */
export interface Interval {
  /** Whether `min` and `max` are the same. */
  exact: boolean;
  /** The shortest and the longest possible time; negative if the second can come first. */
  min: Difference;
  max: Difference;
  /** Whether the first occasion comes before the second; `unknown` if their periods overlap. */
  order: 'before' | 'after' | 'same' | 'unknown';
  /** In English: "2 months and 3 days", or "between 5 and 66 days". */
  formatted: string;
}

const FINE = new Set<Precision>(['instant', 'hour']);

/**
 * The time from one occasion to another. Two instants give an exact length and two days an exact number of days. A
 * coarser occasion (a month, a year) may be on any of its days, so the answer is a range, never a false exact number.
 * @throws DomainError INVALID for a period that does not end after it starts, an unknown time zone or an open period.
 */
export function interval(from: Occasion, to: Occasion, timezone: string): Interval {
  assertZone(timezone);
  const fine = FINE.has(from.precision) && FINE.has(to.precision);
  const [a, b] = [edges(from, 'from', fine, timezone), edges(to, 'to', fine, timezone)];
  const min = difference(a.last, b.first, timezone);
  const max = difference(a.first, b.last, timezone);
  const exact = min.duration === max.duration;
  return { exact, min, max, order: orderOf(a, b), formatted: exact ? min.formatted : rangeInWords(min, max) };
}

interface Edges {
  first: Date;
  last: Date;
}

/** The first and the last possible time: the moment itself, or the starts of its first and last days. */
function edges({ start, end, precision }: Occasion, name: string, fine: boolean, timezone: string): Edges {
  if (precision === 'open') throw invalid(name, 'has no bound, so nothing can be measured to it');
  if (!(end.getTime() > start.getTime())) throw invalid(name, 'does not end after it starts');
  if (fine) return { first: start, last: start };
  const day = (moment: number): Date => {
    const date = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timezone).startOfDay();
    return new Date(date.epochMilliseconds);
  };
  return { first: day(start.getTime()), last: day(end.getTime() - 1) };
}

function orderOf(from: Edges, to: Edges): Interval['order'] {
  if (from.last < to.first) return 'before';
  if (to.last < from.first) return 'after';
  const one = from.first.getTime() === from.last.getTime() && to.first.getTime() === to.last.getTime();
  return one ? 'same' : 'unknown';
}

function rangeInWords(min: Difference, max: Difference): string {
  if (min.days < 0 && max.days > 0) return `from ${min.formatted} to ${max.formatted} later`;
  const [near, far] = Math.abs(min.days) <= Math.abs(max.days) ? [min, max] : [max, min];
  return near.days === 0
    ? `up to ${far.formatted}`
    : `between ${near.formatted.replace(/ earlier$/, '')} and ${far.formatted}`;
}
