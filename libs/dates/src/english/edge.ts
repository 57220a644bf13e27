import { Temporal } from 'temporal-polyfill';
import { calendarUnit, days } from '../calendar.js';
import type { CalendarUnit } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { duration } from './duration.js';
import type { Phrase, Recogniser } from './phrase.js';
import { phrase } from './phrase.js';
import { isElapsed, precisionOf, shift } from './span.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';

const TO_DATE: [string, CalendarUnit][] = [
  ['year to date', 'year'],
  ['ytd', 'year'],
  ['quarter to date', 'quarter'],
  ['qtd', 'quarter'],
  ['month to date', 'month'],
  ['mtd', 'month'],
  ['week to date', 'week'],
];
const FIRST = new Set(['first', 'opening', 'initial']);
const LAST = new Set(['last', 'final', 'closing']);
const POINTERS = new Set(['the', 'these', 'those', 'my', 'our', 'his', 'her', 'their']);

/** "the first 10 days of June", "the last two weeks of the year". */
export function edgeOf(period: Recogniser): Recogniser {
  return (tokens, at) => {
    const start = skip(tokens, at, POINTERS);
    const first = FIRST.has(word(tokens, start));
    if (!first && !LAST.has(word(tokens, start))) return undefined;
    const length = duration(tokens, start + 1);
    if (!length || isElapsed(length.value) || word(tokens, length.next) !== 'of') return undefined;
    const inner = period(tokens, length.next + 1);
    if (!inner) return undefined;
    const read = (context: Context): Reading[] =>
      inner.read(context).map(({ start: from, end: to }) => {
        const [begin, end] = [from.toPlainDate(), to.toPlainDate()];
        const [a, b] = first ? [begin, shift(begin, length.value, 1)] : [shift(end, length.value, -1), end];
        return days(a, b, precisionOf(length.value));
      });
    return { ...inner, telling: 0.9, day: false, read };
  };
}

/** "year to date", "so far this month": from the start of the unit to the end of today. */
export function toDate(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, 'the');
  for (const [text, unit] of TO_DATE) {
    const next = words(tokens, start, text);
    if (next !== undefined)
      return phrase(next, 0.7, (context) => untilToday(calendarUnit(unit, context.today, 0, context), context));
  }
  return undefined;
}

/** "so far this year", "this week so far". */
export function soFar(period: Recogniser): Recogniser {
  return (tokens, at) => {
    const lead = words(tokens, at, 'so far');
    const inner = period(tokens, lead ?? at);
    const next = lead === undefined ? inner && words(tokens, inner.next, 'so far') : inner?.next;
    if (!inner || next === undefined) return undefined;
    return {
      ...inner,
      next,
      telling: 0.6,
      read: (context) => inner.read(context).map((one) => untilToday(one, context)),
    };
  };
}

/** "the month of September", "the year of 2019": the unit only repeats the next words. */
export function called(period: Recogniser): Recogniser {
  return (tokens, at) => {
    const start = skip(tokens, at, 'the');
    const next = words(tokens, start, 'month of') ?? words(tokens, start, 'calendar month of');
    return next === undefined ? undefined : period(tokens, next);
  };
}

function untilToday(whole: Reading, { today }: Context): Reading {
  const end = today.add({ days: 1 }).toPlainDateTime();
  const inside =
    Temporal.PlainDateTime.compare(whole.start, end) < 0 && Temporal.PlainDateTime.compare(end, whole.end) < 0;
  return inside ? { ...whole, end } : whole;
}
