import { Temporal } from 'temporal-polyfill';
import type { CalendarUnit } from '../calendar.js';
import { calendarUnit, dayPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Found } from '../found.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';
import { neighbour, weekdayName } from './weekday.js';

const ENDS = new Set(['', '.', ',', '!', '?', ';', ')', 'and', 'or', 'but', 'instead', 'then', 'if', 'because']);
const UNITS = new Set(['day', 'week', 'weekend', 'month', 'year']);

/** "The Tuesday after", with nothing behind: counted from the time before it in the text. */
export interface AfterThat {
  readonly next: number;
  readonly readings: Reading[];
}

/**
 * @param before the expression before it in the text.
 * @returns its period; no readings if it is a weekday and nothing is told that it could follow; `undefined` if it is
 * something else.
 */
export function afterThat(
  tokens: readonly Token[],
  at: number,
  before: Found | undefined,
  context: Context,
): AfterThat | undefined {
  const start = skip(tokens, at, 'the');
  const named = weekdayName(tokens, start);
  const unit = UNITS.has(word(tokens, start)) ? word(tokens, start) : undefined;
  const next = named?.next ?? start + 1;
  if ((!named && (!unit || start === at)) || word(tokens, next) !== 'after' || !ENDS.has(word(tokens, next + 1)))
    return undefined;
  const [told] = before?.open ? [] : (before?.readings ?? []);
  if (!told) return named ? { next: next + 1, readings: [] } : undefined;
  const last = lastDay(told);
  const reading = named ? dayPeriod(neighbour(last, named.value, 1)) : following(last, unit as CalendarUnit, context);
  return { next: next + 1, readings: [reading] };
}

function following(last: Temporal.PlainDate, unit: CalendarUnit, context: Context): Reading {
  if (unit === 'day') return dayPeriod(last.add({ days: 1 }));
  const current = calendarUnit(unit, last, 0, context);
  const isAhead = Temporal.PlainDate.compare(current.start.toPlainDate(), last) > 0; // the weekend of a Thursday
  return isAhead ? current : calendarUnit(unit, last, 1, context);
}

function lastDay({ start, end }: Reading): Temporal.PlainDate {
  const day = end.subtract({ seconds: 1 }).toPlainDate();
  return Temporal.PlainDate.compare(day, start.toPlainDate()) < 0 ? start.toPlainDate() : day;
}
