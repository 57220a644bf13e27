import { Temporal } from 'temporal-polyfill';
import { addBusinessDays, calendarUnit, dayPeriod, monthPeriod, span } from '../calendar.js';
import type { Context } from '../context.js';
import type { Precision, Reading } from '../expression.js';
import { dayNumber } from './absolute.js';
import { unitAt } from './amount.js';
import { place } from './from-the-end.js';
import { ordinal } from './numbers.js';
import type { Phrase, Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, skipSome, word } from './tokens.js';
import { weekdayName } from './weekday.js';

const JOINTS = new Set(['of', 'in', ',', 'the']);

const DAYS = new Set(['day', 'business day']);
const IN_PERIOD = new Set([...DAYS, 'week', 'weekend', 'fortnight', 'month', 'quarter', 'half', 'year', 'decade']);

/**
 * Units of several months, with their number. After "last" they need "of": "last year in June" is not the last year of
 * June.
 */
const LONGER = new Map<string, [months: number, precision: Precision]>([
  ['quarter', [3, 'quarter']],
  ['half', [6, 'season']],
  ['year', [12, 'year']],
  ['decade', [120, 'decade']],
]);

/** "the third Tuesday of next month", "the last week of May", "the 5th month of last year", "first weekend of 2020". */
export function nthOf(period: Recogniser): Recogniser {
  return (tokens, at) => {
    const counted = countedAt(tokens, skip(tokens, at, 'the'));
    if (!counted) return undefined;
    const { next, pick, weekday, day, last } = counted;
    const inner = period(tokens, skip(tokens, next, 'of')) ?? period(tokens, skipSome(tokens, next, JOINTS, 2));
    if (inner) {
      const read = (context: Context): Reading[] => inner.read(context).flatMap(pick);
      return { ...inner, day, telling: 0.9, confidence: 0.9, read };
    }
    // "Last Friday" belongs to no month; "the second Sunday" to the current one.
    if (last || !weekday) return undefined;
    const read = (context: Context): Reading[] => pick(calendarUnit('month', context.today, 0, context));
    return { next, telling: 0.7, confidence: 0.6, day: true, read };
  };
}

/** A weekday or unit that is counted, and how to find it in a period. */
interface Counted {
  next: number;
  weekday: boolean;
  /** What is found is one day. */
  day: boolean;
  /** Counted from the end, without a number: without a period, "last Friday" is not the Friday of a month. */
  last: boolean;
  pick: (whole: Reading) => Reading[];
}

function countedAt(tokens: readonly Token[], at: number): Counted | undefined {
  const number = place(tokens, at);
  if (!number) return undefined;
  const last = number.value < 0 || ordinal(tokens, at) === undefined;
  const weekday = weekdayName(tokens, number.next);
  if (weekday) {
    const pick = (whole: Reading): Reading[] => nthWeekday(whole, weekday.value, number.value);
    return { next: weekday.next, weekday: true, day: true, last, pick };
  }
  const counted = unitAt(tokens, number.next);
  const unit = counted?.value;
  if (!counted || !unit || !IN_PERIOD.has(unit)) return undefined;
  const isLong = LONGER.has(unit) || unit === 'fortnight';
  if (isLong && last && word(tokens, counted.next) !== 'of') return undefined;
  return {
    next: counted.next,
    weekday: false,
    day: DAYS.has(unit),
    last,
    pick: (whole) => nthUnit(whole, unit, number.value),
  };
}

/** "next month on the 12th", "last month, on the 5th". */
export function onDayOfMonth(month: Recogniser): Recogniser {
  return (tokens, at) => {
    const inner = month(tokens, at);
    if (!inner || !isMonth(tokens, at, inner)) return undefined;
    const on = skip(tokens, inner.next, ',');
    const day = word(tokens, on) === 'on' ? ordinal(tokens, skip(tokens, on + 1, 'the')) : undefined;
    if (!day || day.value > 31) return undefined;
    return { ...inner, next: day.next, telling: 0.95, day: true, read: (context) => inner.read(context).flatMap(({ start }) => dayIn(start, day.value)) }; // prettier-ignore
  };
}

/** "Next month", "the month before last". */
function isMonth(tokens: readonly Token[], at: number, { next }: Phrase): boolean {
  return tokens.slice(at, next).some(({ text }) => text === 'month');
}

function dayIn(month: Temporal.PlainDateTime, day: number): Reading[] {
  return day <= month.daysInMonth ? [dayPeriod(month.toPlainDate().with({ day }))] : [];
}

/** "14th of next month", "the 3rd of this month", "1st of the month". */
export function dayOfMonth(month: Recogniser): Recogniser {
  return (tokens, at) => {
    const day = dayNumber(tokens, skip(tokens, at, 'the'));
    if (!day || word(tokens, day.next) !== 'of') return undefined;
    const inner = month(tokens, day.next + 1);
    if (!inner || !isMonth(tokens, day.next + 1, inner)) return undefined;
    return {
      ...inner,
      telling: 0.95,
      day: true,
      read: (context) => inner.read(context).flatMap(({ start }) => dayIn(start, day.value)),
    };
  };
}

function nthWeekday(whole: Reading, weekday: number, number: number): Reading[] {
  const [first, end] = [whole.start.toPlainDate(), whole.end.toPlainDate()];
  const ahead = (weekday - first.dayOfWeek + 7) % 7;
  const behind = end.subtract({ days: ((end.dayOfWeek - weekday + 6) % 7) + 1 });
  const day = number > 0 ? first.add({ days: ahead + 7 * (number - 1) }) : behind.add({ days: 7 * (number + 1) });
  return inside(dayPeriod(day), whole);
}

/** Weeks belong to the month or year with their Thursday (ISO 8601), weekends to the one with their Saturday. */
function nthUnit(whole: Reading, unit: string, number: number): Reading[] {
  const [first, end] = [whole.start.toPlainDate(), whole.end.toPlainDate()];
  const length: Record<string, [anchor: number, before: number, days: number, precision: Precision]> = {
    week: [4, 3, 7, 'week'],
    weekend: [6, 0, 2, 'weekend'],
  };
  const weekly = length[unit];
  if (weekly) {
    const [anchor, before, size, precision] = weekly;
    return nthWeekday(whole, anchor, number).map(({ start }) =>
      span(start.toPlainDate().subtract({ days: before }), { days: size }, precision),
    );
  }
  if (unit === 'day')
    return inside(dayPeriod(number > 0 ? first.add({ days: number - 1 }) : end.add({ days: number })), whole);
  if (unit === 'business day')
    return inside(dayPeriod(addBusinessDays(number > 0 ? first.subtract({ days: 1 }) : end, number)), whole);
  if (unit === 'fortnight')
    return inside(span(number > 0 ? first.add({ days: 14 * (number - 1) }) : end.add({ days: 14 * number }), { days: 14 }, 'week'), whole); // prettier-ignore
  const longer = LONGER.get(unit);
  if (longer) {
    const months = longer[0] * (number > 0 ? number - 1 : number);
    return inside(span((number > 0 ? first : end).add({ months }), { months: longer[0] }, longer[1]), whole);
  }
  const month = number > 0 ? first.add({ months: number - 1 }) : end.add({ months: number });
  return inside(monthPeriod(month.year, month.month), whole);
}

function inside(found: Reading, whole: Reading): Reading[] {
  const held = Temporal.PlainDateTime.compare(found.start, whole.start) >= 0;
  return held && Temporal.PlainDateTime.compare(found.start, whole.end) < 0 ? [found] : [];
}
