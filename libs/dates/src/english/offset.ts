import { dayPeriod, weekdayOf } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Duration } from './duration.js';
import { endsHere } from './ends.js';
import { duration } from './duration.js';
import type { Read } from './numbers.js';
import { looksBack } from './looking-back.js';
import type { Phrase, Recogniser } from './phrase.js';
import { rolling } from './rolling.js';
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
  'down the road',
];

/** "three weeks ago", "in two years", "half a day from now", "in a decade", "three weeks ago on Friday". */
export function offset(tokens: readonly Token[], at: number): Phrase | undefined {
  const lead = ['in', 'after'].includes(word(tokens, at));
  const length = duration(tokens, lead ? at + 1 : at);
  if (!length) return undefined;
  const ago = lead ? undefined : ending(tokens, length.next, BACK);
  if (ago !== undefined) return onWeekday(tokens, point(length.value, -1, ago));
  if (isFromNowOn(tokens, length.next)) return undefined;
  const ahead = ending(tokens, length.next, AHEAD);
  if (ahead !== undefined) {
    const found = onWeekday(tokens, point(length.value, 1, ahead));
    // "Three days later he called" counts from something told before.
    const isLater = word(tokens, ahead - 1) === 'later';
    return isLater ? { ...found, read: (context) => (context.tense === 'past' ? [] : found.read(context)) } : found;
  }
  // "Moved in two weeks ago".
  if (word(tokens, at) !== 'in' || word(tokens, length.next) === 'ago') return undefined;
  const next =
    word(tokens, length.next) === 'time' || word(tokens, length.next) === "'" ? length.next + 1 : length.next;
  const end = next === length.next ? next : skip(tokens, next, 'time');
  const back = end === length.next ? looksBack(tokens, at) : undefined;
  if (back === 'not since') return rolling(length, -1);
  if (back) return undefined;
  const found = point(length.value, 1, end);
  return isElapsed(length.value) ? found : onWeekday(tokens, found);
}

/** "Thursday five weeks from now", "Saturday, 3 days after Easter": the weekday of the week found that way. */
export function weekdayOfOffset(found: Recogniser): Recogniser {
  return (tokens, at) => {
    const named = weekdayName(tokens, at);
    const inner = named && found(tokens, skip(tokens, named.next, ','));
    return inner && inWeekOf(inner, named);
  };
}

function onWeekday(tokens: readonly Token[], found: Phrase): Phrase {
  const next = skip(tokens, found.next, ',');
  const named = word(tokens, next) === 'on' ? weekdayName(tokens, skip(tokens, next + 1, 'the')) : undefined;
  return named ? inWeekOf({ ...found, next: named.next }, named) : found;
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
 * The day itself, or the unit around it. An exact count means the day first; "about" and "a few" mean the unit, as do
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

/** "Once a month from now on", "£22 an hour from now on": the words before are no distance from now. */
export function isFromNowOn(tokens: readonly Token[], at: number): boolean {
  const next = words(tokens, at, 'from now on');
  return next !== undefined && endsHere(tokens, next);
}

function ending(tokens: readonly Token[], at: number, phrases: readonly string[]): number | undefined {
  for (const text of phrases) {
    const next = words(tokens, at, text);
    // "Find 20 minutes later this week" is not 20 minutes from now.
    if (next !== undefined && !(text.endsWith('er') && DIRECTIONS.has(word(tokens, next)))) return next;
  }
  return undefined;
}
