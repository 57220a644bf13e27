import { calendarUnit } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';

/** "This weekend I went camping", said on a Monday, is the one just past. */
export function thisWeekend(context: Context): Reading[] {
  const [own, before] = [0, -1].map((offset) => calendarUnit('weekend', context.today, offset, context)) as [
    Reading,
    Reading,
  ];
  return context.tense === 'past' && context.today.dayOfWeek < 3 ? [before, own] : [own];
}

/** "This coming weekend" is the next to begin. */
export function comingWeekend(context: Context): Reading {
  return calendarUnit('weekend', context.today, context.today.dayOfWeek < 6 ? 0 : 1, context);
}

/** For "the weekend" the tense decides. */
export function weekends(context: Context): Reading[] {
  return choose(
    [0, -1, 1].map((offset) => calendarUnit('weekend', context.today, offset, context)),
    context,
  );
}
