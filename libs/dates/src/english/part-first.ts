import { dayPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { occasion } from './occasion.js';
import { partOfDay, relativePart, shareOf } from './part-of-day.js';
import type { PartOfDay } from './part-words.js';
import type { Phrase, Recogniser } from './phrase.js';
import { sideAt } from './side.js';
import { timeAfter, timeOn } from './time-of-day.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';

const JOINTS = new Set(['of', 'on']);
const OPENINGS = new Set(['in', 'early', 'mid', 'late']);
const SIDES = new Set(['early', 'late']);
/** "Later this afternoon". */
const COMPARED = new Set(['earlier', 'later']);
/** After these, "late" is about somebody. */
const BE = new Set("am is are was were be been being i'm we're you're they're he's she's it's running".split(' '));

/**
 * "the morning of July 4", "in the afternoon on Friday", "the night before Christmas": a part of a day before the day.
 * It determines the half of the day of a later time.
 */
export function partFirst(day: Recogniser): Recogniser {
  return (tokens, at) => {
    const part = partOfDay(tokens, at);
    // "AM" is not a part of the day on its own.
    if (!part || ['am', 'pm'].includes(word(tokens, part.next - 1))) return undefined;
    const side = isOneMeant(tokens, at) ? sideAt(tokens, part.next) : undefined;
    const joint = side ?? (JOINTS.has(word(tokens, part.next)) ? { next: part.next + 1, value: 0 } : undefined);
    if (!joint && !OPENINGS.has(word(tokens, at))) return undefined;
    const start = joint?.next ?? part.next;
    const inner =
      day(tokens, start) ?? (side && occasion(day)(tokens, start)) ?? day(tokens, skip(tokens, start, 'the'));
    if (!inner?.day) return undefined;
    const away = joint?.value ?? 0;
    const moved = (context: Context): Reading[] =>
      inner.read(context).map(({ start }) => dayPeriod(start.toPlainDate().add({ days: away })));
    return onDays(tokens, { ...inner, read: moved }, part.value);
  };
}

/**
 * "early tomorrow morning", "late on Friday afternoon", "late last night": a share of the part of the day, before the
 * day.
 */
export function shareFirst(day: Recogniser): Recogniser {
  return (tokens, at) => {
    const side = word(tokens, at);
    if (!SIDES.has(side) && !COMPARED.has(side)) return undefined;
    const start = skip(tokens, skip(tokens, at + 1, 'on'), 'the');
    const named = relativePart(tokens, start);
    const inner = named ?? (COMPARED.has(side) ? undefined : day(tokens, start));
    const behind = named || !inner?.day ? undefined : partOfDay(tokens, inner.next);
    const part = named?.part ?? behind?.value;
    if (!inner || !part) return undefined;
    const share = side === 'late' && isOfSomebody(tokens, at) ? part : shareOf(part, side);
    return onDays(tokens, { ...inner, next: behind?.next ?? inner.next }, share);
  };
}

/** "I was late on Friday morning". */
function isOfSomebody(tokens: readonly Token[], at: number): boolean {
  return BE.has(word(tokens, at - 1)) || tokens[at - 1]?.possessive === true;
}

/** That part of the days of a phrase, or the time of day after it: "the evening of 17 March at 6". */
function onDays(tokens: readonly Token[], day: Phrase, part: PartOfDay): Phrase {
  const time = timeAfter(tokens, day.next);
  const clock = time?.value.from && !time.value.part ? time : undefined;
  const read = (context: Context): Reading[] =>
    day.read(context).map((one) => timeOn(one.start.toPlainDate(), { ...clock?.value, part }));
  const telling = Math.min(day.telling + (clock ? 0.08 : 0.04), 0.99);
  return { ...day, next: clock?.next ?? day.next, day: false, timed: true, telling, read };
}

/** "The morning after Easter" is a single one; "in the morning before Friday" may be any. */
function isOneMeant(tokens: readonly Token[], at: number): boolean {
  return word(tokens, at) === 'the' && !['in', 'during'].includes(word(tokens, at - 1));
}
