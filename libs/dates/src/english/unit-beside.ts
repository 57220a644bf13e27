import type { Temporal } from 'temporal-polyfill';
import { calendarUnit, days } from '../calendar.js';
import type { CalendarUnit } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Recogniser } from './phrase.js';
import { namedUnit } from './relative.js';
import { sideAt, stepsAt } from './side.js';
import { word } from './tokens.js';

const UNITS = new Set(['day', 'week', 'weekend', 'fortnight', 'month', 'quarter', 'year', 'decade', 'century']);
const FORTNIGHT = 14; // days

/**
 * "the week before Christmas", "the second month after June", "two weekends before 4 July": the unit that far from the
 * one that contains it.
 */
export function unitBeside(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const { value: steps, next } = stepsAt(tokens, at);
    const unit = namedUnit(tokens, next);
    const side = unit && sideAt(tokens, unit.next);
    if (!unit || !side || !UNITS.has(unit.value) || (steps.only ?? side.value) !== side.value) return undefined;
    // "Two weeks before" counts days; weekends can only be counted one by one.
    const counted = steps.plural ? unit.value === 'weekend' : word(tokens, unit.next - 1) === unit.value;
    const inner = counted ? date(tokens, side.next) : undefined;
    if (!inner) return undefined;
    const away = side.value * steps.count;
    const read = (context: Context): Reading[] =>
      inner
        .read(context)
        .map((one) =>
          unit.value === 'fortnight' ? fortnight(one, away) : beside(unit.value as CalendarUnit, one, away, context),
        );
    return { ...inner, day: unit.value === 'day', telling: 0.9, read };
  };
}

function beside(unit: CalendarUnit, { start, end }: Reading, away: number, context: Context): Reading {
  const day: Temporal.PlainDate = away < 0 ? start.toPlainDate() : end.subtract({ seconds: 1 }).toPlainDate();
  // The weekend after a Wednesday is that of its own week; the weekend before a Sunday is the one before its own.
  const ahead = unit === 'weekend' && away > 0 && day.dayOfWeek < 6;
  return calendarUnit(unit, day, ahead ? away - 1 : away, context);
}

/** No calendar has fortnights: the fourteen days right before or after. */
function fortnight({ start, end }: Reading, away: number): Reading {
  const [before, after] = [start.toPlainDate(), end.subtract({ seconds: 1 }).toPlainDate().add({ days: 1 })];
  const first = away < 0 ? before.add({ days: FORTNIGHT * away }) : after.add({ days: FORTNIGHT * (away - 1) });
  return days(first, first.add({ days: FORTNIGHT }), 'week');
}
