import { Temporal } from 'temporal-polyfill';
import type { Reading } from './expression.js';

/**
 * The instant at which the wall clock of `timezone` shows `wall`. A time that daylight saving skips is moved on by the
 * gap, and if an hour occurs twice the first is taken: RFC 5545, as in java.time and Temporal.
 * @returns epoch milliseconds
 */
export function instantOf(wall: Temporal.PlainDateTime, timezone: string): number {
  return wall.toZonedDateTime(timezone).epochMilliseconds;
}

/** The wall clock of `timezone` at `epochMilliseconds`. */
export function wallAt(epochMilliseconds: number, timezone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timezone).toPlainDateTime();
}

/**
 * The real bounds of a reading. A period entirely inside a gap of daylight saving has no length; it gets a minute,
 * because every period ends after it starts.
 */
export function boundsOf(reading: Reading, timezone: string): { start: Date; end: Date } {
  const start = reading.exact?.start ?? instantOf(reading.start, timezone);
  const end = reading.exact?.end ?? instantOf(reading.end, timezone);
  return { start: new Date(start), end: new Date(end > start ? end : start + 60_000) };
}
