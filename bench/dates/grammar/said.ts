import { Temporal } from 'temporal-polyfill';

/** When and where something is said. */
export interface Moment {
  readonly now: Temporal.PlainDateTime;
  readonly today: Temporal.PlainDate;
  readonly timezone: string;
}

/** Words for a time, and the period they mean, worked out without the parser. */
export interface Said {
  readonly words: string;
  readonly start: Temporal.PlainDateTime;
  readonly end: Temporal.PlainDateTime;
  /** The words alone leave the side open; the sentence has to tell it. */
  readonly tense?: 'past' | 'future';
  /** What is said around the words, which stand for `{}`: "next Monday and {}". */
  readonly among?: string;
}

/** A kind of expression: what can be said of it at a moment. */
export interface Family {
  readonly name: string;
  readonly said: (at: Moment) => Said[];
}

/** Words for the whole days from `start` until `end`, which is not part of it. */
export function dated(words: string, start: Temporal.PlainDate, end: Temporal.PlainDate): Said {
  return { words, start: start.toPlainDateTime(), end: end.toPlainDateTime() };
}

/** Words for one day. */
export function oneDay(words: string, day: Temporal.PlainDate): Said {
  return dated(words, day, day.add({ days: 1 }));
}

/** The first day of a unit of the calendar that holds `day`; quarters from January, weeks from Monday. */
export function firstOf(unit: Unit, day: Temporal.PlainDate): Temporal.PlainDate {
  const year = (size: number): Temporal.PlainDate =>
    Temporal.PlainDate.from({ year: day.year - (day.year % size), month: 1, day: 1 });
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return day.subtract({ days: day.dayOfWeek - 1 });
    case 'month':
      return day.with({ day: 1 });
    case 'quarter':
      return day.with({ day: 1, month: day.month - ((day.month - 1) % 3) });
    case 'year':
      return year(1);
    case 'decade':
      return year(10);
    case 'century':
      return year(100);
  }
}

export type Unit = keyof typeof LENGTHS;

/** What one unit adds to a date. */
const LENGTHS = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { years: 1 },
  decade: { years: 10 },
  century: { years: 100 },
} as const;

/** `count` units after `day`. */
export function after(day: Temporal.PlainDate, unit: Unit, count: number): Temporal.PlainDate {
  const { days = 0, months = 0, years = 0 } = LENGTHS[unit] as { days?: number; months?: number; years?: number };
  return day.add({ days: days * count, months: months * count, years: years * count });
}

/** "week" to "weeks". */
export function plural(unit: string): string {
  return unit.endsWith('y') && !unit.endsWith('day') ? `${unit.slice(0, -1)}ies` : `${unit}s`;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number of at most twelve in digits and in words. */
export function written(count: number): string[] {
  return [String(count), WORDS[count] as string];
}

export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** "1st", "22nd". */
export function ordinal(day: number): string {
  const suffix = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}
