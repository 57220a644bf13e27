import { weekdayOf } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Recogniser } from './phrase.js';
import { timeAfter, timeOn } from './time-of-day.js';
import { skip, word } from './tokens.js';
import { weekdayName } from './weekday.js';

/** "Monday at 9 am next week", "Friday 5pm of this week": the week of a weekday follows its time. */
export function weekLast(week: Recogniser): Recogniser {
  return (tokens, at) => {
    const named = weekdayName(tokens, at);
    const time = named && timeAfter(tokens, named.next);
    const inner = time && week(tokens, skip(tokens, skip(tokens, time.next, ','), 'of'));
    if (!named || !inner || !word(tokens, inner.next - 1).startsWith('week')) return undefined;
    const read = (context: Context): Reading[] =>
      inner
        .read(context)
        .filter(({ precision }) => precision === 'week')
        .map(({ start }) => timeOn(weekdayOf(start.toPlainDate(), named.value), time.value));
    return { ...inner, day: false, timed: true, isRange: time.value.to !== undefined, telling: 0.96, read };
  };
}
