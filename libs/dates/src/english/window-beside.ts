import type { Temporal } from 'temporal-polyfill';
import { calendarUnit, days } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Duration } from './duration.js';
import { duration } from './duration.js';
import type { Recogniser } from './phrase.js';
import type { Side } from './side.js';
import { sideAt } from './side.js';
import { isElapsed, precisionOf, shift } from './span.js';
import { skip, word } from './tokens.js';

const NEAREST = new Set(['last', 'final', 'first', 'next', 'following']);

/**
 * "the two weeks before Christmas", "the first three days after 4 July": all of them, up to that day or from its end
 * on.
 */
export function windowBeside(date: Recogniser): Recogniser {
  return (tokens, at) => {
    if (word(tokens, at) !== 'the') return undefined;
    const length = duration(tokens, skip(tokens, at + 1, NEAREST));
    const side = length && sideAt(tokens, length.next);
    const inner = side && !isElapsed(length.value) ? date(tokens, side.next) : undefined;
    if (!inner || !side) return undefined;
    const read = (context: Context): Reading[] =>
      inner.read(context).map((one) => stretch(one, length.value, side.value, context));
    return { ...inner, day: false, timed: false, telling: 0.9, read };
  };
}

function stretch({ start, end }: Reading, length: Duration, side: Side, context: Context): Reading {
  const edge = (side < 0 ? start : end).toPlainDate();
  if (length.finest === 'weekend') return weekends(edge, length.days / 7, side, context);
  const other = shift(edge, length, side);
  return side < 0 ? days(other, edge, precisionOf(length)) : days(edge, other, precisionOf(length));
}

/** From the start of the first weekend to the end of the last. */
function weekends(edge: Temporal.PlainDate, count: number, side: Side, context: Context): Reading {
  const near = calendarUnit('weekend', edge, side < 0 ? -1 : Number(edge.dayOfWeek === 7), context);
  const away = { days: 7 * (count - 1) };
  return side < 0 ? { ...near, start: near.start.subtract(away) } : { ...near, end: near.end.add(away) };
}
