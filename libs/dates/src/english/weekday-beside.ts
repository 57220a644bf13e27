import type { Temporal } from 'temporal-polyfill';
import { dayPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { partOfDay, partOn } from './part-of-day.js';
import type { Recogniser } from './phrase.js';
import { sideAt, stepsAt } from './side.js';
import { word } from './tokens.js';
import { neighbour, weekdayName } from './weekday.js';

/**
 * "the Friday before 15 July", "the second Monday after Easter", "two Sundays before Christmas", "Monday evening before
 * 10 October".
 */
export function weekdayBeside(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const steps = stepsAt(tokens, at);
    const named = weekdayName(tokens, steps.next);
    // "Sundays before Christmas" are all of them.
    if (!named || word(tokens, steps.next).endsWith('days') !== steps.value.plural) return undefined;
    const part = partOfDay(tokens, named.next);
    const side = sideAt(tokens, part?.next ?? named.next);
    if (!side || (steps.value.only ?? side.value) !== side.value) return undefined;
    const inner = date(tokens, side.next);
    if (!inner) return undefined;
    const away = { days: 7 * side.value * (steps.value.count - 1) };
    const nearest = ({ start, end }: Reading): Temporal.PlainDate =>
      side.value < 0 ? start.toPlainDate() : end.subtract({ seconds: 1 }).toPlainDate();
    const read = (context: Context): Reading[] =>
      inner
        .read(context)
        .map((one) => neighbour(nearest(one), named.value, side.value).add(away))
        .map((day) => (part ? partOn(day, part.value) : dayPeriod(day)));
    return { ...inner, day: !part, timed: part !== undefined, telling: 0.92, read };
  };
}
