import type { Temporal } from 'temporal-polyfill';
import { calendarUnit, dayPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Duration } from './duration.js';
import { duration, durationOf } from './duration.js';
import type { Recogniser } from './phrase.js';
import { relativeYear } from './relative-year.js';
import { isElapsed, shift } from './span.js';
import { word } from './tokens.js';

const AGO = new Set(['ago', 'back']);
/** Words to count back from. "Last" is not one: it would mean a past time that is already known. */
const POINTERS = new Set(['this', 'next', 'today', 'yesterday', 'tomorrow']);

/** "A year ago today", "three years ago this month", "two years ago next Friday": that long before the named time. */
export function agoBeside(period: Recogniser): Recogniser {
  return (tokens, at) => {
    const length = duration(tokens, at);
    if (!length || !AGO.has(word(tokens, length.next)) || !POINTERS.has(word(tokens, length.next + 1)))
      return undefined;
    const inner = period(tokens, length.next + 1);
    // "Two days ago this month" says in which month the day was.
    if (!inner || isElapsed(length.value) || (!inner.day && length.value.months === 0)) return undefined;
    const read = (context: Context): Reading[] => inner.read(context).map((one) => before(one, length.value, context));
    return { ...inner, telling: 0.9, read };
  };
}

/** "This month last year", "this week two years ago": the same unit of another year. */
export function yearBeside(unit: Recogniser): Recogniser {
  return (tokens, at) => {
    const inner = word(tokens, at) === 'this' ? unit(tokens, at) : undefined;
    const year = inner && word(tokens, inner.next - 1) !== 'year' ? relativeYear(tokens, inner.next) : undefined;
    if (!inner || !year) return undefined;
    const read = (context: Context): Reading[] => {
      const length = durationOf('year', { count: context.today.year - year.value(context), vague: false });
      return inner.read(context).map((one) => before(one, length, context));
    };
    return { ...inner, next: year.next, telling: 0.9, read };
  };
}

function before({ start, end, precision }: Reading, length: Duration, context: Context): Reading {
  const [from, to] = [start, end].map((one) => shift(one.toPlainDate(), length, -1)) as [
    Temporal.PlainDate,
    Temporal.PlainDate,
  ];
  // A date has another weekday in another year, so the nearest week or weekend is meant.
  if (precision === 'week') return calendarUnit(precision, from.add({ days: 3 }), 0, context);
  if (precision === 'weekend') return calendarUnit(precision, from.subtract({ days: 2 }), 0, context);
  if (precision === 'day') return dayPeriod(from);
  return { start: from.toPlainDateTime(), end: to.toPlainDateTime(), precision };
}
