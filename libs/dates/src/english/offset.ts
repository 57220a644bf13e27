import { dayPeriod, weekdayOf } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Duration } from './duration.js';
import { duration } from './duration.js';
import type { Read } from './numbers.js';
import type { Phrase, Recogniser } from './phrase.js';
import { elapsedPoint, isElapsed, shift, unitAround } from './span.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { DIRECTIONS } from './vocabulary.js';
import { weekdayName } from './weekday.js';

const BACK = ['ago', 'back', 'before now', 'earlier', 'prior', 'in the past'];
const AHEAD = [
  'later',
  'hence',
  'from now',
  'from today',
  'from this moment',
  'from right now',
  'ahead',
  'out',
  'down the line',
];
const OF_DATE: [string, 1 | -1][] = [
  ['before', -1],
  ['prior to', -1],
  ['ahead of', -1],
  ['after', 1],
  ['from', 1],
  ['since', 1],
  ['following', 1],
  ['past', 1],
];
const JOINTS = new Set(['on', ',', 'this', 'the']);
const LEADS = new Set(['in', 'after', 'within']);

/** "three weeks ago", "in two years", "half an hour from now", "in a fortnight", "three weeks ago on Friday". */
export function offset(tokens: readonly Token[], at: number): Phrase | undefined {
  const lead = ['in', 'after'].includes(word(tokens, at));
  const length = duration(tokens, lead ? at + 1 : at);
  if (!length) return undefined;
  const back = lead ? undefined : ending(tokens, length.next, BACK);
  if (back !== undefined) return onWeekday(tokens, point(length.value, -1, back));
  const ahead = ending(tokens, length.next, AHEAD);
  if (ahead !== undefined) return onWeekday(tokens, point(length.value, 1, ahead));
  if (word(tokens, at) !== 'in') return undefined;
  const next =
    word(tokens, length.next) === 'time' || word(tokens, length.next) === "'" ? length.next + 1 : length.next;
  return point(length.value, 1, next === length.next ? next : skip(tokens, next, 'time'));
}

/** "two weeks before May 13", "3 days after tomorrow", "in two years since 2011", "a week from Friday". */
export function offsetFrom(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const less = words(tokens, at, 'less than') ?? words(tokens, at, 'within');
    const length = duration(tokens, less ?? skip(tokens, at, LEADS));
    if (!length) return undefined;
    for (const [text, sign] of OF_DATE) {
      const after = words(tokens, length.next, text);
      const anchor = after === undefined ? undefined : date(tokens, after);
      if (anchor)
        return {
          ...anchor,
          telling: 0.9,
          floating: false,
          day: !isElapsed(length.value),
          read: (context) => anchored(anchor, length.value, sign, less !== undefined, context),
        };
    }
    return undefined;
  };
}

/** "Monday two weeks from now", "Saturday, 3 days after Easter": that weekday of the week so found. */
export function weekdayOfOffset(found: Recogniser): Recogniser {
  return (tokens, at) => {
    const named = weekdayName(tokens, at);
    const inner = named && found(tokens, skip(tokens, named.next, ','));
    return inner && inWeekOf(inner, named);
  };
}

function onWeekday(tokens: readonly Token[], found: Phrase): Phrase {
  const named = weekdayName(tokens, skip(tokens, found.next, JOINTS));
  return named && word(tokens, found.next) === 'on' ? inWeekOf({ ...found, next: named.next }, named) : found;
}

function inWeekOf(found: Phrase, { value }: Read<number>): Phrase {
  return {
    ...found,
    telling: 0.9,
    day: true,
    read: (context) => found.read(context).map(({ start }) => dayPeriod(weekdayOf(start.toPlainDate(), value))),
  };
}

function point(length: Duration, sign: 1 | -1, next: number): Phrase {
  return {
    next,
    telling: length.vague ? 0.78 : 0.88,
    day: !length.vague && !isElapsed(length),
    confidence: length.vague ? 0.6 : 0.9,
    read: (context) => (isElapsed(length) ? [elapsedPoint(context, length, sign)] : days(context, length, sign)),
  };
}

/**
 * The day itself, or the unit around it. An exact count means the day first; "about" and "a few" mean the unit, and so do
 * years ago, which nobody counts to the day.
 */
function days(context: Context, length: Duration, sign: 1 | -1): Reading[] {
  const day = shift(context.today, length, sign);
  const whole = unitAround(day, length, context);
  if (whole.precision === 'day') return [whole];
  if (length.vague || length.finest === 'weekend') return [whole];
  const long = sign < 0 && (length.finest === 'year' || length.finest === 'decade');
  return long ? [whole, dayPeriod(day)] : [dayPeriod(day), whole];
}

function anchored(anchor: Phrase, length: Duration, sign: 1 | -1, within: boolean, context: Context): Reading[] {
  return anchor.read(context).map((reading) => {
    const start = reading.start.toPlainDate();
    if (isElapsed(length)) {
      const from = reading.start.add({ seconds: sign * length.seconds, days: sign * length.days });
      return { start: from, end: from.add({ minutes: 1 }), precision: 'instant' };
    }
    const moved = shift(start, length, sign);
    if (!within) return dayPeriod(moved);
    return {
      ...dayPeriod(start),
      ...(sign > 0 ? { end: moved.toPlainDateTime() } : { start: moved.toPlainDateTime(), end: reading.start }),
    };
  });
}

function ending(tokens: readonly Token[], at: number, phrases: readonly string[]): number | undefined {
  for (const text of phrases) {
    const next = words(tokens, at, text);
    // "Find 30 minutes later this week" is no 30 minutes from now.
    if (next !== undefined && !(text.endsWith('er') && DIRECTIONS.has(word(tokens, next)))) return next;
  }
  return undefined;
}
