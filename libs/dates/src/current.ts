import { Temporal } from 'temporal-polyfill';
import { assertZone } from './context.js';

/** A moment in local terms, so that nobody has to guess what "today" is. */
export interface CurrentDateTime {
  /** The instant with the offset of the time zone: `2026-03-05T09:30:00+05:30`. */
  readonly iso: string;
  readonly date: string;
  /** In English: `Thursday`. */
  readonly weekday: string;
  readonly timezone: string;
}

const LAST = { year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 59 };
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** @throws DomainError INVALID for an unknown time zone. */
export function currentDateTime(at: Date, timezone: string): CurrentDateTime {
  assertZone(timezone);
  const there = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);
  // East of UTC the last hours of 9999 lie in a year of five digits.
  const local = there.year > 9999 ? there.with(LAST) : there;
  return {
    iso: local.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    date: local.toPlainDate().toString(),
    weekday: WEEKDAYS[local.dayOfWeek - 1] as string,
    timezone,
  };
}

/** @returns the block at the start of a context, on lines of its own. */
export function groundingOf({ iso, date, weekday, timezone }: CurrentDateTime): string {
  return `<current_datetime>\n${weekday}, ${date} ${iso.slice(11, 16)} in ${timezone} (${iso})\n</current_datetime>`;
}
