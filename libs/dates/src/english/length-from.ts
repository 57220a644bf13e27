import { days } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { instantOf, wallAt } from '../wall-clock.js';
import type { Duration } from './duration.js';
import { duration } from './duration.js';
import type { Read } from './numbers.js';
import { isFromNowOn } from './offset.js';
import type { Phrase, Recogniser } from './phrase.js';
import { isElapsed, precisionOf, shift } from './span.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { DIRECTIONS, UNITS, WEEKDAYS } from './vocabulary.js';

const OPENINGS = ['starting', 'beginning', 'commencing', 'from', 'as of', 'as from', 'following'];
const ARTICLES = new Set(['a', 'an']);
const PLACES = new Set(['on', 'from', 'at', 'in']);
const LENGTH_LEADS = new Set(['for', 'the']);
// "For ten years of marriage", "for a year now", "for a week or so" mean something else.
const GOES_ON = new Set(['of', 'now', 'already', 'ago', 'from']);

/**
 * "5 weeks starting July 8th", "for three days from Monday", "for two hours from 5pm": that long from the named time
 * on.
 */
export function lengthFrom(point: Recogniser): Recogniser {
  return (tokens, at) => {
    const led = skip(tokens, at, LENGTH_LEADS);
    const length =
      lengthOfThing(tokens, led) ?? duration(tokens, (DIRECTIONS.get(word(tokens, led)) ?? 0) > 0 ? led + 1 : led);
    const opening = length && openingAt(tokens, length.next);
    if (!length || opening === undefined || isFromNowOn(tokens, length.next)) return undefined;
    // "Three days from Monday" is a single day.
    const isThing =
      openingAt(tokens, length.next - 1) === undefined && UNITS.get(word(tokens, length.next - 1)) === undefined;
    if (word(tokens, length.next) === 'from' && word(tokens, at) !== 'for' && !isThing) return undefined;
    const inner = point(tokens, skip(tokens, opening, PLACES)) ?? point(tokens, opening);
    return inner && lasting(tokens, inner, length.value, inner.next);
  };
}

/** "A six-week course", "a 12 month contract": the unit is in the singular, and one word behind says what lasts so long. */
function lengthOfThing(tokens: readonly Token[], at: number): Read<Duration> | undefined {
  const start = skip(tokens, at, ARTICLES);
  const length = start > at ? duration(tokens, start) : undefined;
  if (!length || ARTICLES.has(word(tokens, start)) || word(tokens, length.next - 1).endsWith('s')) return undefined;
  // "A 3 year old from Monday" is somebody of that age.
  return /^(?!olds?$)\p{L}+$/u.test(word(tokens, length.next)) && openingAt(tokens, length.next) === undefined
    ? { ...length, next: length.next + 1 }
    : undefined;
}

/** "from Monday for 3 days", "starting May 20th for 2 weeks", "5pm tomorrow for two hours". */
export function startFor(point: Recogniser): Recogniser {
  return (tokens, at) => {
    const opening = openingAt(tokens, at);
    const inner = point(tokens, opening === undefined ? at : skip(tokens, opening, PLACES));
    if (!inner || (opening === undefined && !inner.day && !inner.timed)) return undefined;
    const length = lengthAfter(tokens, inner.next);
    return length && lasting(tokens, inner, length.value, length.next);
  };
}

function openingAt(tokens: readonly Token[], at: number): number | undefined {
  for (const text of OPENINGS) {
    const next = words(tokens, at, text);
    if (next !== undefined) return next;
  }
  return undefined;
}

function lengthAfter(tokens: readonly Token[], at: number): Read<Duration> | undefined {
  const lead = skip(tokens, at, ',');
  const length = word(tokens, lead) === 'for' ? duration(tokens, lead + 1) : undefined;
  return length && !GOES_ON.has(word(tokens, length.next)) ? length : undefined;
}

/** "For two weeks from Monday" is the coming one if nothing tells of the past. */
function toCome(context: Context): Context {
  return { ...context, tense: context.tense ?? 'future' };
}

function lasting(tokens: readonly Token[], start: Phrase, length: Duration, next: number): Phrase | undefined {
  // Hours need a time of day to begin at: "on Monday for two hours" is Monday.
  if (start.open || start.isRange || (isElapsed(length) && !start.timed)) return undefined;
  const isWeekday = WEEKDAYS.has(word(tokens, start.next - 1));
  const read = (context: Context): Reading[] =>
    start.read(isWeekday ? toCome(context) : context).map((one) => until(one, length, context));
  return { ...start, next, day: false, timed: isElapsed(length), telling: 0.9, isRange: true, read };
}

function until({ start, exact, precision }: Reading, length: Duration, { timezone }: Context): Reading {
  const day = start.toPlainDate();
  if (!isElapsed(length)) return days(day, shift(day, length, 1), precisionOf(length));
  const moved = start.add({ months: length.months, days: length.days });
  const from = exact?.start ?? instantOf(start, timezone);
  const to = (length.months || length.days ? instantOf(moved, timezone) : from) + length.seconds * 1000;
  return { start, end: wallAt(to, timezone), precision, exact: { start: from, end: to } };
}
