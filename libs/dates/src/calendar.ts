import { Temporal } from 'temporal-polyfill';
import type { Context } from './context.js';
import type { Precision, Reading } from './expression.js';

type Day = Temporal.PlainDate;

/** A calendar unit that can be counted: "week", "quarter". */
export type CalendarUnit =
  | 'day'
  | 'week'
  /** From Monday to the end of Friday. */
  | 'working week'
  | 'weekend'
  | 'fortnight'
  | 'month'
  | 'quarter'
  | 'half'
  | 'year'
  | 'decade'
  | 'century'
  | 'fiscal year';

/** The period of whole days from `start` to `end`, exclusive. */
export function days(start: Day, end: Day, precision: Precision): Reading {
  return { start: start.toPlainDateTime(), end: end.toPlainDateTime(), precision };
}

/** One day. */
export function dayPeriod(day: Day): Reading {
  return days(day, day.add({ days: 1 }), 'day');
}

/** The first day of the week of `day`; weeks run Monday to Monday (ISO 8601). */
export function mondayOf(day: Day): Day {
  return day.subtract({ days: day.dayOfWeek - 1 });
}

/** The day in the week of `day` that has the ISO number `weekday`, Monday 1 to Sunday 7. */
export function weekdayOf(day: Day, weekday: number): Day {
  return day.add({ days: weekday - day.dayOfWeek });
}

/** `count` weekdays after `day`, or before it if negative; holidays are ignored. */
export function addBusinessDays(day: Day, count: number): Day {
  const weeks = Math.trunc(count / 5);
  let left = Math.abs(count % 5);
  let at = day.add({ days: weeks * 7 });
  while (left > 0) {
    at = at.add({ days: Math.sign(count) });
    if (at.dayOfWeek < 6) left -= 1;
  }
  return at;
}

/**
 * The calendar unit `offset` units after the one that contains `day` (negative: before). Decades and centuries are the
 * ones people name: the 2010s, and the 21st century from 2000.
 */
export function calendarUnit(unit: CalendarUnit, day: Day, offset: number, context: Context): Reading {
  switch (unit) {
    case 'day':
      return dayPeriod(day.add({ days: offset }));
    case 'week':
      return span(mondayOf(day).add({ days: 7 * offset }), { days: 7 }, 'week');
    case 'working week':
      return span(mondayOf(day).add({ days: 7 * offset }), { days: 5 }, 'week');
    case 'weekend':
      return span(weekdayOf(day, 6).add({ days: 7 * offset }), { days: 2 }, 'weekend');
    case 'fortnight':
      return span(
        mondayOf(day).add({ days: offset < 0 ? 14 * offset : 14 * offset - (offset > 0 ? 7 : 0) }),
        { days: 14 },
        'week',
      );
    case 'month':
      return months(day, 1, offset, 'month', 1);
    case 'quarter':
      return months(day, 3, offset, 'quarter', context.options.fiscalYearStart);
    case 'half':
      return months(day, 6, offset, 'season', context.options.fiscalYearStart);
    case 'year':
      return months(day, 12, offset, 'year', 1);
    case 'fiscal year':
      return months(day, 12, offset, 'year', context.options.fiscalYearStart);
    case 'decade':
      return years(day, 10, offset);
    case 'century':
      return years(day, 100, offset);
  }
}

/** A period of `length` from `start`. */
export function span(start: Day, length: Temporal.DurationLike, precision: Precision): Reading {
  return days(start, start.add(length), precision);
}

/** A month of a year: `month` from 1. */
export function monthPeriod(year: number, month: number): Reading {
  return span(Temporal.PlainDate.from({ year, month, day: 1 }), { months: 1 }, 'month');
}

/** A whole calendar year. */
export function yearPeriod(year: number): Reading {
  return span(Temporal.PlainDate.from({ year, month: 1, day: 1 }), { years: 1 }, 'year');
}

/** The middle of a period, at the start of a day. */
export function middleOf({ start, end }: Reading): Temporal.PlainDateTime {
  const length = start.until(end, { largestUnit: 'days' }).days;
  return start.add({ days: Math.ceil(length / 2) });
}

function months(day: Day, size: number, offset: number, precision: Precision, firstMonth: number): Reading {
  const since = (((day.month - firstMonth) % size) + size) % size;
  const start = day.with({ day: 1 }).add({ months: size * offset - since });
  return span(start, { months: size }, precision);
}

function years(day: Day, size: number, offset: number): Reading {
  const year = Math.floor(day.year / size) * size + size * offset;
  return span(Temporal.PlainDate.from({ year, month: 1, day: 1 }), { years: size }, 'decade');
}
