import type { Temporal } from 'temporal-polyfill';
import { calendarUnit } from '../calendar.js';
import type { CalendarUnit } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Recogniser } from './phrase.js';
import { namedUnit } from './relative.js';
import { skip, word } from './tokens.js';

const SIDES = new Map<string, -1 | 1>([['before', -1], ['preceding', -1], ['after', 1], ['following', 1]]); // prettier-ignore
const UNITS = new Set(['day', 'week', 'weekend', 'month', 'quarter', 'year', 'decade', 'century']);

/** "the week before Christmas", "the month after June", "the weekend after 4 July": the unit next to the one that holds it. */
export function unitBeside(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const unit = namedUnit(tokens, skip(tokens, at, 'the'));
    const side = unit && SIDES.get(word(tokens, unit.next));
    if (!unit || !side || !UNITS.has(unit.value) || word(tokens, unit.next - 1) !== unit.value) return undefined;
    const inner = date(tokens, unit.next + 1);
    if (!inner) return undefined;
    const read = (context: Context): Reading[] =>
      inner.read(context).map((one) => beside(unit.value as CalendarUnit, one, side, context));
    return { ...inner, day: unit.value === 'day', telling: 0.9, read };
  };
}

function beside(unit: CalendarUnit, { start, end }: Reading, side: -1 | 1, context: Context): Reading {
  const day: Temporal.PlainDate = side < 0 ? start.toPlainDate() : end.subtract({ seconds: 1 }).toPlainDate();
  // The weekend after a Wednesday is that of its own week; the weekend before a Sunday is the one before its own.
  const ahead = unit === 'weekend' && side > 0 && day.dayOfWeek < 6;
  return calendarUnit(unit, day, ahead ? 0 : side, context);
}
