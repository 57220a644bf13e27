import { Temporal } from 'temporal-polyfill';
import { calendarUnit } from '../calendar.js';
import type { CalendarUnit } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { partOfDay, partOn } from './part-of-day.js';
import type { Phrase, Recogniser } from './phrase.js';
import { phrase } from './phrase.js';
import { namedUnit } from './relative.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';

const OF = [
  'rest of', 'remainder of', 'remaining part of', 'what is left of', 'what left of', 'what remains of', 'remaining of', 'balance of',
]; // prettier-ignore
const FIRST = new Set(OF.map((text) => text.split(' ')[0]!));
// "The remaining days of the year"
const COUNTED = new Set(['days', 'weeks', 'months', 'hours']);
const POINTERS = new Set(['the', 'this', 'my', 'our', 'your', 'that']);
const CURRENT = new Set(['current', 'present']);

/** "the rest of this year", "rest of month", "what's left of the week", "remaining month", "rest of the evening". */
export function remainder(period: Recogniser): Recogniser {
  return (tokens, at) => {
    const start = skip(tokens, at, 'the');
    const of = ofAt(tokens, start);
    if (of !== undefined) return left(tokens, of, period);
    const alone = word(tokens, start);
    if (alone !== 'rest' && alone !== 'remaining') return undefined;
    // "A rest day" is a day off, and somebody may "rest tomorrow", so only a unit may follow.
    const unit = alone === 'rest' && word(tokens, start + 1) === 'day' ? undefined : unitLeft(tokens, start + 1);
    return unit;
  };
}

function ofAt(tokens: readonly Token[], at: number): number | undefined {
  if (!FIRST.has(word(tokens, at))) return undefined;
  for (const text of OF) {
    const next = words(tokens, at, text);
    if (next !== undefined) return next;
  }
  const counted = word(tokens, at) === 'remaining' && COUNTED.has(word(tokens, at + 1));
  return counted && ['of', 'in'].includes(word(tokens, at + 2)) ? at + 3 : undefined;
}

function left(tokens: readonly Token[], at: number, period: Recogniser): Phrase | undefined {
  const unit = unitLeft(tokens, at) ?? partLeft(tokens, at);
  const named = period(tokens, at) ?? (word(tokens, at) === 'the' ? period(tokens, at + 1) : undefined);
  if (!named || (unit && unit.next >= named.next)) return unit;
  const read = (context: Context): Reading[] =>
    named.read({ ...context, tense: 'future' }).map((one) => fromNow(one, context));
  return { ...named, day: false, telling: Math.max(named.telling - 0.05, 0.4), confidence: 0.8, read };
}

/** The current unit, with or without an article. */
function unitLeft(tokens: readonly Token[], at: number): Phrase | undefined {
  const pointed = skip(tokens, at, POINTERS);
  const unit = namedUnit(tokens, skip(tokens, pointed, CURRENT));
  if (!unit || ['second', 'minute', 'hour', 'night'].includes(unit.value) || word(tokens, unit.next - 1).endsWith('s'))
    return undefined;
  const read = (context: Context): Reading =>
    fromNow(calendarUnit(unit.value as CalendarUnit, context.today, 0, context), context);
  return phrase(unit.next, 0.5, read, 0.8);
}

function partLeft(tokens: readonly Token[], at: number): Phrase | undefined {
  const found = partOfDay(tokens, skip(tokens, at, POINTERS));
  return found && phrase(found.next, 0.5, (context) => fromNow(partOn(context.today, found.value), context), 0.8);
}

/**
 * Of periods of whole days, the part from today on; of a day and its parts, from now. Past and future ones stay whole.
 */
function fromNow(whole: Reading, { now, today }: Context): Reading {
  const start = whole.precision === 'day' || whole.precision === 'part_of_day' ? now : today.toPlainDateTime();
  const within =
    Temporal.PlainDateTime.compare(whole.start, start) < 0 && Temporal.PlainDateTime.compare(start, whole.end) < 0;
  return within ? { ...whole, start } : whole;
}
