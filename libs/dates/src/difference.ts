import { Temporal } from 'temporal-polyfill';
import { invalid } from '#domain/service/errors.js';
import { assertZone } from './context.js';

/** The time from one moment to another. All parts are negative if the second comes first. */
export interface Difference {
  /** Whole days, weeks, months and years between the two; each is the entire time in that unit. */
  days: number;
  weeks: number;
  months: number;
  years: number;
  /** The same time, split: "1 year, 2 months and 3 days" is `{years: 1, months: 2, days: 3, …}`. */
  parts: { years: number; months: number; days: number; hours: number; minutes: number; seconds: number };
  /** ISO 8601, such as `P1Y2M3D`; adding it to the first moment gives the second. */
  duration: string;
  /** In English: "1 year, 2 months and 3 days", followed by "earlier" if the second moment comes first. */
  formatted: string;
}

/**
 * The exact time from one moment to another on the calendar of a time zone, where a day can also have 23 or 25 hours.
 * @throws DomainError INVALID for an unknown time zone or an impossible moment.
 */
export function difference(from: Date, to: Date, timezone: string): Difference {
  const [start, end] = [zoned(from, 'from', timezone), zoned(to, 'to', timezone)];
  const split = start.until(end, { largestUnit: 'years', smallestUnit: 'milliseconds' });
  const days = start.until(end, { largestUnit: 'days' }).days;
  const { years, months, hours, minutes, seconds } = split;
  return {
    days,
    weeks: Math.trunc(days / 7) || 0,
    months: years * 12 + months,
    years,
    parts: { years, months, days: split.days, hours, minutes, seconds },
    duration: split.toString(),
    formatted: inWords(split),
  };
}

/**
 * The moment a calendar duration after another, or before it if negative. A day that the month lacks becomes its last
 * (31 January plus a month is 28 or 29 February); a time that daylight saving skips moves on by the gap.
 * @param duration ISO 8601: `P1Y2M3DT4H`, `-P1W`.
 * @throws DomainError INVALID for a malformed duration, an unknown time zone, or a result that Date cannot hold.
 */
export function add(moment: Date, duration: string, timezone: string): Date {
  const start = zoned(moment, 'moment', timezone);
  try {
    return new Date(start.add(Temporal.Duration.from(duration)).epochMilliseconds);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw invalid(
      'duration',
      `${JSON.stringify(duration.slice(0, 64))} is not an ISO 8601 duration that can be added to ${moment.toISOString()}`,
    );
  }
}

/** "2 years and 3 days"; "0 days" for no time at all. */
function inWords(split: Temporal.Duration): string {
  const units = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'] as const;
  const parts = units.flatMap((unit) => {
    const count = Math.abs(split[unit]);
    return count === 0 ? [] : [`${count} ${count === 1 ? unit.slice(0, -1) : unit}`];
  });
  if (parts.length === 0) return '0 days';
  const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]!;
  return split.sign < 0 ? `${listed} earlier` : listed;
}

function zoned(moment: Date, name: string, timezone: string): Temporal.ZonedDateTime {
  if (Number.isNaN(moment.getTime())) throw invalid(name, 'is not a moment');
  assertZone(timezone);
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone);
}
