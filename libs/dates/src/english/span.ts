import { Temporal } from 'temporal-polyfill';
import type { CalendarUnit } from '../calendar.js';
import { addBusinessDays, calendarUnit, dayPeriod, days } from '../calendar.js';
import type { Context } from '../context.js';
import type { Precision, Reading } from '../expression.js';
import { wallAt } from '../wall-clock.js';
import type { Duration } from './duration.js';

/** Whether a length is in hours or less, and so is elapsed time and not calendar time. */
export function isElapsed({ finest }: Duration): boolean {
  return finest === 'hour' || finest === 'minute' || finest === 'second';
}

/** `length` after `day`, or before it with sign -1. */
export function shift(day: Temporal.PlainDate, length: Duration, sign: 1 | -1): Temporal.PlainDate {
  const moved = day.add({ months: sign * length.months, days: sign * length.days });
  return length.businessDays === 0 ? moved : addBusinessDays(moved, sign * length.businessDays);
}

/** The moment `length` from the moment of speaking; elapsed time for hours and less. */
export function momentAfter(context: Context, length: Duration, sign: 1 | -1): number {
  const { months, days: whole, seconds } = length;
  const day = context.now.add({ months: sign * months, days: sign * whole });
  const base = months || whole ? day.toZonedDateTime(context.timezone).epochMilliseconds : context.instant;
  return base + sign * seconds * 1000;
}

/** The time from now on for `length`, or the time that has just passed. */
export function elapsed(context: Context, length: Duration, sign: 1 | -1): Reading {
  const other = momentAfter(context, length, sign);
  const [start, end] = sign > 0 ? [context.instant, other] : [other, context.instant];
  return between(start, Math.max(end, start + 1), context, precisionOf(length));
}

/** The hour or minute that begins `length` from now: "in 8 hours", "20 minutes ago". */
export function elapsedPoint(context: Context, length: Duration, sign: 1 | -1): Reading {
  const start = momentAfter(context, length, sign);
  const hour = length.finest === 'hour';
  return between(start, start + (hour ? 3_600_000 : 60_000), context, hour ? 'hour' : 'instant');
}

/** The precision of a length: "three weeks" has that of a week. */
export function precisionOf({ finest }: Duration): Precision {
  switch (finest) {
    case 'second':
    case 'minute':
      return 'instant';
    case 'business day':
    case 'night':
      return 'day';
    case 'fortnight':
      return 'week';
    case 'half':
      return 'season';
    case 'century':
      return 'decade';
    default:
      return finest;
  }
}

/** The calendar unit of a length, around a day: "about three years ago" is that year. */
export function unitAround(day: Temporal.PlainDate, length: Duration, context: Context): Reading {
  switch (length.finest) {
    case 'second':
    case 'minute':
    case 'hour':
    case 'night':
    case 'business day':
      return dayPeriod(day);
    case 'day':
      // "A few days ago" is not a single day: includes a day on either side.
      return length.vague ? days(day.subtract({ days: 1 }), day.add({ days: 2 }), 'day') : dayPeriod(day);
    case 'fortnight':
      return calendarUnit('week', day, 0, context);
    case 'half':
      return calendarUnit('month', day, 0, context);
    case 'decade':
      // Ten years ago is the year.
      return calendarUnit(length.vague ? 'decade' : 'year', day, 0, context);
    default:
      return calendarUnit(length.finest satisfies CalendarUnit, day, 0, context);
  }
}

function between(start: number, end: number, { timezone }: Context, precision: Precision): Reading {
  return { start: wallAt(start, timezone), end: wallAt(end, timezone), precision, exact: { start, end } };
}
