import { calendarUnit, days } from '../calendar.js';
import type { CalendarUnit } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Duration } from './duration.js';
import type { Read } from './numbers.js';
import type { Phrase } from './phrase.js';
import { elapsed, isElapsed, precisionOf, shift } from './span.js';
import type { Unit } from './vocabulary.js';
import { comingWeekend } from './weekend.js';

/** Units too long to count from today: people mean the calendar ones. Their lengths are in months. */
const NAMED = new Map<Unit, [CalendarUnit, months: number]>([
  ['quarter', ['quarter', 3]],
  ['half', ['half', 6]],
  ['decade', ['decade', 120]],
  ['century', ['century', 1200]],
]);

/**
 * The length before today or after it: "the last 3 weeks".
 * @param fromNow whether it begins now, not tomorrow: "within 3 weeks".
 */
export function rolling({ value: length, next }: Read<Duration>, sign: 1 | -1, fromNow = false): Phrase {
  const read = (context: Context): Reading[] => {
    if (isElapsed(length)) return [elapsed(context, length, sign)];
    const { today } = context;
    // "The next 4 days" begin tomorrow, "within 4 days" begins now. Past periods exclude today.
    const [start, end] =
      sign < 0
        ? [shift(today, length, -1), today]
        : fromNow
          ? [today, shift(today, length, 1)]
          : ahead(context, length);
    const counted = days(start, end, precisionOf(length));
    if (isOfWeekends(length) && !fromNow) return [weekends(context, length.days / 7, sign)];
    const named = fromNow ? undefined : calendarUnits(context, length, sign);
    return named ? [named, counted] : [counted];
  };
  return { next, telling: length.vague ? 0.55 : 0.65, confidence: length.vague ? 0.6 : 0.85, read };
}

function ahead({ today }: Context, length: Duration): [typeof today, typeof today] {
  const start = today.add({ days: 1 });
  // Business days are counted after today, so the last one is included whole.
  return [start, length.businessDays > 0 ? shift(today, length, 1).add({ days: 1 }) : shift(start, length, 1)];
}

function isOfWeekends({ finest, months, days: whole }: Duration): boolean {
  return finest === 'weekend' && months === 0 && whole > 0 && whole % 7 === 0;
}

/**
 * "The last two weekends" are over, "the next two" have not begun; from the start of the first to the end of the last.
 */
function weekends(context: Context, count: number, sign: 1 | -1): Reading {
  const near = sign > 0 ? comingWeekend(context) : calendarUnit('weekend', context.today, -1, context);
  const away = { days: 7 * (count - 1) };
  return sign > 0 ? { ...near, end: near.end.add(away) } : { ...near, start: near.start.subtract(away) };
}

/** "The last two quarters" are the two before this one. */
function calendarUnits(context: Context, length: Duration, sign: 1 | -1): Reading | undefined {
  const [unit, size] = NAMED.get(length.finest) ?? [];
  if (!unit || !size || length.days > 0 || length.months % size !== 0) return undefined;
  const current = calendarUnit(unit, context.today, 0, context);
  const { months } = length;
  return sign < 0
    ? { ...current, start: current.start.subtract({ months }), end: current.start }
    : { ...current, start: current.end, end: current.end.add({ months }) };
}
