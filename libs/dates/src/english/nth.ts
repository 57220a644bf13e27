import { Temporal } from 'temporal-polyfill';
import { calendarUnit, dayPeriod, days, mondayOf, monthPeriod, span, weekdayOf } from '../calendar.js';
import type { Context } from '../context.js';
import type { Precision, Reading } from '../expression.js';
import { dayNumber } from './absolute.js';
import { duration } from './duration.js';
import { ordinal } from './numbers.js';
import type { Phrase, Recogniser } from './phrase.js';
import { isElapsed, precisionOf, shift } from './span.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';
import { UNITS } from './vocabulary.js';
import { weekdayName } from './weekday.js';
import { yearAfter } from './year.js';

const DATE_LEADS = new Set(['on', 'from']);
const LENGTH_LEADS = new Set(['for', 'the']);
const WEEKDAY_JOINTS = new Set(['-', ',', 'on']);
const JOINTS = new Set(['of', 'in', ',', 'the']);
const OPENINGS = new Set(['starting', 'beginning', 'from', 'following', 'commencing']);
const IN_PERIOD = new Set(['day', 'week', 'weekend', 'month']);

/** "the second Monday of next month", "the last week of May", "the 9th month of next year", "first weekend of 2020". */
export function nthOf(period: Recogniser): Recogniser {
  return (tokens, at) => {
    const start = skip(tokens, at, 'the');
    const last = word(tokens, start) === 'last' || word(tokens, start) === 'final';
    const number = last ? { value: -1, next: start + 1 } : ordinal(tokens, start);
    if (!number) return undefined;
    const weekday = weekdayName(tokens, number.next);
    const unit = weekday ? undefined : UNITS.get(word(tokens, number.next));
    if (!weekday && (!unit || !IN_PERIOD.has(unit))) return undefined;
    const next = weekday?.next ?? number.next + 1;
    const inner = period(tokens, joint(tokens, next));
    const pick = (whole: Reading): Reading[] => (weekday ? nthWeekday(whole, weekday.value, number.value) : nthUnit(whole, unit!, number.value));
    if (inner) return { ...inner, floating: inner.floating, day: weekday !== undefined, telling: 0.9, confidence: 0.9, read: (context) => inner.read(context).flatMap(pick) };
    // "Last Friday" has no month in it; "the second Sunday" has this one.
    if (last || !weekday) return undefined;
    return { next, telling: 0.7, confidence: 0.6, day: true, read: (context) => pick(calendarUnit('month', context.today, 0, context)) };
  };
}

/** "20th of next month", "the 3rd of this month". */
export function dayOfMonth(month: Recogniser): Recogniser {
  return (tokens, at) => {
    const day = dayNumber(tokens, skip(tokens, at, 'the'));
    if (!day || word(tokens, day.next) !== 'of') return undefined;
    const inner = month(tokens, day.next + 1);
    if (!inner || word(tokens, inner.next - 1) !== 'month') return undefined;
    return {
      ...inner,
      telling: 0.95,
      day: true,
      read: (context) => inner.read(context).map(({ start }) => dayPeriod(start.toPlainDate().with({ day: day.value }))),
    };
  };
}

/** "week 3 of 2027", "Week 31": ISO weeks. */
export function numberedWeek(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, 'the');
  const number = tokens[start + 1];
  if (word(tokens, start) !== 'week' || number?.value === undefined || number.value < 1 || number.value > 53) return undefined;
  const year = yearAfter(tokens, start + 2);
  const read = (context: Context): Reading[] => {
    const week = span(mondayOf(Temporal.PlainDate.from({ year: year?.value(context) ?? context.today.year, month: 1, day: 4 })), { days: 7 }, 'week');
    return [moved(week, 7 * (number.value! - 1))];
  };
  return { next: year?.next ?? start + 2, telling: 0.8, confidence: year ? 0.95 : 0.7, read };
}

/** "the week of 9 June", "the weekend of the 12th": the unit that holds the day. */
export function unitOf(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const start = skip(tokens, at, 'the');
    const unit = UNITS.get(word(tokens, start));
    if ((unit !== 'week' && unit !== 'weekend' && unit !== 'month') || word(tokens, start + 1) !== 'of') return undefined;
    const inner = date(tokens, start + 2);
    if (!inner) return undefined;
    return {
      ...inner,
      day: false,
      telling: 0.85,
      read: (context) => inner.read(context).filter(({ precision }) => precision === 'day').map(({ start: day }) => calendarUnit(unit, day.toPlainDate(), 0, context)),
    };
  };
}

/** "2 weeks starting May 20th", "three days from Monday": that long from the day on. */
export function lengthFrom(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const length = duration(tokens, skip(tokens, at, LENGTH_LEADS));
    if (!length || isElapsed(length.value) || !OPENINGS.has(word(tokens, length.next))) return undefined;
    if (word(tokens, length.next) === 'from' && word(tokens, at) !== 'for') return undefined;
    const inner = date(tokens, skip(tokens, length.next + 1, DATE_LEADS));
    if (!inner) return undefined;
    const read = (context: Context): Reading[] =>
      inner.read(context).map(({ start }) => days(start.toPlainDate(), shift(start.toPlainDate(), length.value, 1), precisionOf(length.value)));
    return { ...inner, day: false, telling: 0.85, read };
  };
}

function joint(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 2 && JOINTS.has(word(tokens, next))) next += 1;
  return next;
}

function nthWeekday(whole: Reading, weekday: number, number: number): Reading[] {
  const [first, end] = [whole.start.toPlainDate(), whole.end.toPlainDate()];
  const ahead = (weekday - first.dayOfWeek + 7) % 7;
  const behind = end.subtract({ days: ((end.dayOfWeek - weekday + 6) % 7) + 1 });
  const day = number > 0 ? first.add({ days: ahead + 7 * (number - 1) }) : behind;
  return Temporal.PlainDate.compare(day, end) < 0 ? [dayPeriod(day)] : [];
}

/** Weeks belong to the month or year that holds their Thursday (ISO 8601), weekends to the one that holds their Saturday. */
function nthUnit(whole: Reading, unit: string, number: number): Reading[] {
  const [first, end] = [whole.start.toPlainDate(), whole.end.toPlainDate()];
  const length: Record<string, [anchor: number, before: number, days: number, precision: Precision]> = {
    week: [4, 3, 7, 'week'],
    weekend: [6, 0, 2, 'weekend'],
  };
  const weekly = length[unit];
  if (weekly) {
    const [anchor, before, size, precision] = weekly;
    return nthWeekday(whole, anchor, number).map(({ start }) => span(start.toPlainDate().subtract({ days: before }), { days: size }, precision));
  }
  if (unit === 'day') return inside(dayPeriod(number > 0 ? first.add({ days: number - 1 }) : end.subtract({ days: 1 })), whole);
  const month = number > 0 ? first.add({ months: number - 1 }) : end.subtract({ months: 1 });
  return inside(monthPeriod(month.year, month.month), whole);
}

function inside(found: Reading, whole: Reading): Reading[] {
  return Temporal.PlainDateTime.compare(found.start, whole.end) < 0 ? [found] : [];
}

function moved({ start, end, precision }: Reading, count: number): Reading {
  return { start: start.add({ days: count }), end: end.add({ days: count }), precision };
}

/** "Tuesday of next week", "next week - Monday": a weekday of a week told beside it. */
export function weekdayInWeek(week: Recogniser): Recogniser {
  return (tokens, at) => {
    const first = weekdayName(tokens, at);
    const inner = week(tokens, first ? joint(tokens, skip(tokens, first.next, '-')) : at);
    if (!inner) return undefined;
    const named = first ?? weekdayName(tokens, skip(tokens, inner.next, WEEKDAY_JOINTS));
    if (!named) return undefined;
    const read = (context: Context): Reading[] =>
      inner.read(context).filter(({ precision }) => precision === 'week').map(({ start }) => dayPeriod(weekdayOf(start.toPlainDate(), named.value)));
    return { ...inner, next: first ? inner.next : named.next, telling: 0.92, day: true, read };
  };
}
