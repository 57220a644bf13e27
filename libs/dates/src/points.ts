import type { Chrono, ParsedComponents, ParsedResult } from 'chrono-node';
import { Temporal } from 'temporal-polyfill';
import { dayPeriod, days, monthPeriod, yearPeriod } from './calendar.js';
import type { Context } from './context.js';
import type { Reading } from './expression.js';
import type { Found, Locale } from './found.js';

const STRETCH = 1_000; // chrono's cost grows faster than the text, so it gets one piece at a time

/** A language as chrono-node reads it: points in time, and ranges between two of them. */
export function pointsOf(chrono: Chrono): Locale {
  return (text, context) => {
    const found: Found[] = [];
    for (let from = 0; from < text.length;) {
      const to = breakAfter(text, from + STRETCH);
      const offset =
        Temporal.Instant.fromEpochMilliseconds(context.instant).toZonedDateTimeISO(context.timezone).offsetNanoseconds /
        6e10;
      const reference = { instant: new Date(context.instant), timezone: offset };
      const results = chrono.parse(text.slice(from, to), reference, {
        forwardDate: context.options.prefer === 'future',
      });
      found.push(...results.flatMap((result) => foundOf(result, from, context)));
      from = to;
    }
    return found;
  };
}

/** The end of the word at `at`, if it ends soon. */
function breakAfter(text: string, at: number): number {
  for (let end = at; end < Math.min(at + 100, text.length); end += 1) if (/\s/.test(text[end]!)) return end;
  return Math.min(at, text.length);
}

function foundOf({ text, index, start, end }: ParsedResult, offset: number, context: Context): Found[] {
  const first = readingOf(start, context);
  const last = end ? readingOf(end, context) : undefined;
  const reading = last ? { ...first, end: last.end, exact: undefined } : first;
  if (Temporal.PlainDateTime.compare(reading.end, reading.start) <= 0) return [];
  const certain = start.isCertain('day') || start.isCertain('month') || start.isCertain('hour');
  const sure = certain ? 0.8 : 0.5;
  const found: Found = { text, index: index + offset, readings: [reading], telling: sure, confidence: sure };
  return [last ? { ...found, isRange: true } : found];
}

/** The period that chrono's certain components leave open: a day, or a whole month or year. */
function readingOf(components: ParsedComponents, context: Context): Reading {
  const get = (part: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'): number => components.get(part) ?? 0;
  const day = Temporal.PlainDate.from({
    year: get('year') || context.today.year,
    month: get('month') || 1,
    day: get('day') || 1,
  });
  if (components.isCertain('hour')) {
    const minutes = components.isCertain('minute');
    if (components.isCertain('timezoneOffset')) return exactly(components.date().getTime(), minutes, day);
    const start = day.toPlainDateTime({ hour: get('hour'), minute: get('minute'), second: get('second') });
    return { start, end: start.add(minutes ? { minutes: 1 } : { hours: 1 }), precision: minutes ? 'instant' : 'hour' };
  }
  if (components.isCertain('day') || components.isCertain('weekday')) return dayPeriod(day);
  if (components.isCertain('month')) return monthPeriod(day.year, day.month);
  return components.isCertain('year') ? yearPeriod(day.year) : days(day, day.add({ days: 1 }), 'day');
}

function exactly(start: number, minutes: boolean, day: Temporal.PlainDate): Reading {
  const length = minutes ? 60_000 : 3_600_000;
  const wall = day.toPlainDateTime();
  return {
    start: wall,
    end: wall.add({ minutes: 1 }),
    precision: minutes ? 'instant' : 'hour',
    exact: { start, end: start + length },
  };
}
