import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { partOfDay } from './part-of-day.js';
import { occasion } from './occasion.js';
import type { Recogniser } from './phrase.js';
import { sideAt } from './side.js';
import { timeAfter, timeOn } from './time-of-day.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';

const JOINTS = new Set(['of', 'on']);
const OPENINGS = new Set(['in', 'early', 'late']);

/** "the morning of July 4", "in the afternoon on Friday", "the night before Christmas": a part of a day before the day, and a time after both. */
export function partFirst(day: Recogniser): Recogniser {
  return (tokens, at) => {
    const part = partOfDay(tokens, at);
    // "AM" is no part of a day that could have a day.
    if (!part || ['am', 'pm'].includes(word(tokens, part.next - 1))) return undefined;
    const side = isOneMeant(tokens, at) ? sideAt(tokens, part.next) : undefined;
    const joint = side ?? (JOINTS.has(word(tokens, part.next)) ? { next: part.next + 1, value: 0 } : undefined);
    if (!joint && !OPENINGS.has(word(tokens, at))) return undefined;
    const start = joint?.next ?? part.next;
    const inner =
      day(tokens, start) ?? (side && occasion(day)(tokens, start)) ?? day(tokens, skip(tokens, start, 'the'));
    if (!inner?.day) return undefined;
    const away = { days: joint?.value ?? 0 };
    // "The evening of 17 March at 6": the part tells the half of the day.
    const time = timeAfter(tokens, inner.next);
    const clock = time?.value.from && !time.value.part ? time : undefined;
    const read = (context: Context): Reading[] =>
      inner
        .read(context)
        .map((one) => timeOn(one.start.toPlainDate().add(away), { ...clock?.value, part: part.value }));
    const telling = Math.min(inner.telling + (clock ? 0.08 : 0.04), 0.99);
    return { ...inner, next: clock?.next ?? inner.next, day: false, timed: true, telling, read };
  };
}

/** "The morning after Easter" is one; "in the morning before Friday" may be any. */
function isOneMeant(tokens: readonly Token[], at: number): boolean {
  return word(tokens, at) === 'the' && !['in', 'during'].includes(word(tokens, at - 1));
}
