import { Temporal } from 'temporal-polyfill';
import { dayPeriod, monthPeriod } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Phrase } from './phrase.js';
import type { Year } from './relative-year.js';

/**
 * The stated parts of a date. Without a year there are several candidates; `either` holds month and day in unknown
 * order.
 */
export interface DateParts {
  year?: Year;
  month?: number;
  day?: number;
  either?: readonly [number, number];
  /** For `either`: the day comes first, whatever the caller prefers. */
  dayFirst?: boolean;
}

/** The phrase for a date or a month, from its known parts. */
export function datePhrase({ parts, next }: { parts: DateParts; next: number }): Phrase {
  const whole = parts.day !== undefined || parts.either !== undefined;
  return {
    next,
    telling: whole ? 0.95 : parts.year ? 0.8 : 0.75,
    confidence: parts.year ? 0.97 : whole ? 0.85 : 0.75,
    floating: !parts.year,
    day: whole,
    read: (context) => readings(parts, context),
  };
}

function readings(parts: DateParts, context: Context): Reading[] {
  return (parts.either ? orders(parts.either, parts.dayFirst ?? context.options.dayFirst) : [parts]).flatMap(
    (order) => {
      const { month, day } = order;
      if (month === undefined) return [];
      if (parts.year) return inYear(parts.year(context), month, day);
      return choose(
        yearsNear(context.today.year, month, day).flatMap((year) => inYear(year, month, day)),
        context,
      );
    },
  );
}

function inYear(year: number, month: number, day?: number): Reading[] {
  if (day === undefined) return [monthPeriod(year, month)];
  const start = Temporal.PlainYearMonth.from({ year, month });
  return day <= start.daysInMonth ? [dayPeriod(start.toPlainDate({ day }))] : [];
}

/** The years around; for 29 February enough to include a leap year on both sides, even around 1900. */
function yearsNear(year: number, month: number, day?: number): number[] {
  const reach = month === 2 && day === 29 ? 8 : 1;
  return Array.from({ length: 2 * reach + 1 }, (_, i) => year - reach + i);
}

function orders([a, b]: readonly [number, number], dayFirst: boolean): DateParts[] {
  const [first, second] = [
    { month: a, day: b },
    { month: b, day: a },
  ];
  const possible = ({ month, day }: { month: number; day: number }): boolean => month <= 12 && day <= 31;
  const preferred = dayFirst ? [second, first] : [first, second];
  return (a === b ? [first] : preferred).filter(possible);
}
