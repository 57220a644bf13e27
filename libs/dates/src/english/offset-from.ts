import { dayPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Duration } from './duration.js';
import { duration, durationOf } from './duration.js';
import { endsHere } from './ends.js';
import { occasion } from './occasion.js';
import { isFromNowOn } from './offset.js';
import type { Phrase, Recogniser } from './phrase.js';
import { isElapsed, shift } from './span.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import type { Unit } from './vocabulary.js';
import { UNITS, WEEKDAYS } from './vocabulary.js';

const OF_DATE: [string, 1 | -1][] = [
  ['before', -1],
  ['prior to', -1],
  ['earlier than', -1],
  ['ahead of', -1],
  ['after', 1],
  ['later than', 1],
  ['from', 1],
  ['since', 1],
  ['following', 1],
  ['past', 1],
];

const LEADS = new Set(['in', 'after', 'within']);
const WEEKLY = new Set<Unit>(['week', 'fortnight']);
const COMING = new Set(['this', 'next', 'coming']);
/** Not nouns to which a week could belong: "Friday week then", "Friday week we fly". */
const BEHIND_WEEK = new Set(
  "then x xx xxx instead too maybe though thanks mate i we you he she they it i'm i'll i've we're we'll".split(' '),
);
// "Three days a week on Friday" does not count weeks.
const PER = new Set(['once', 'twice', 'times', 'days', 'nights', 'hours', 'day', 'time', 'hour']);

/** "three weeks before June 9", "6 days after tomorrow", "in five years since 1999", "a week from Friday". */
export function offsetFrom(date: Recogniser): Recogniser {
  const event = occasion(date);
  return (tokens, at) => {
    const less = words(tokens, at, 'less than') ?? words(tokens, at, 'within');
    const length = duration(tokens, less ?? skip(tokens, at, LEADS));
    if (!length || isFromNowOn(tokens, length.next)) return undefined;
    for (const [text, sign] of OF_DATE) {
      const after = words(tokens, length.next, text);
      const anchor = after === undefined ? undefined : (date(tokens, after) ?? event(tokens, after));
      // "Two hours before my flight on Friday" has no known hour.
      if (anchor && isElapsed(length.value) && !anchor.timed && !date(tokens, after!)) return undefined;
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

/** "a week tomorrow", "two weeks on Friday", "a fortnight today": that many weeks after the coming day. */
export function weeksOn(day: Recogniser): Recogniser {
  return (tokens, at) => {
    const length = PER.has(word(tokens, at - 1)) ? undefined : duration(tokens, at);
    if (!length || !WEEKLY.has(length.value.finest)) return undefined;
    const near =
      ['today', 'tomorrow'].includes(word(tokens, length.next)) ||
      (isComing(tokens, length.next) && !isSince(tokens, at));
    if (!near && word(tokens, length.next) !== 'on') return undefined;
    const anchor = day(tokens, near ? length.next : length.next + 1);
    return anchor && weeksAway(anchor, length.value, anchor.next, 1);
  };
}

/** "This Friday", "next Tuesday". */
function isComing(tokens: readonly Token[], at: number): boolean {
  return COMING.has(word(tokens, at)) && WEEKDAYS.has(word(tokens, at + 1));
}

/** "I've been here two weeks this Friday": how long it will have been then. */
function isSince(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => text === 'been');
}

/**
 * "A week ago yesterday", "two weeks yesterday", "a week last Friday", "two weeks ago Friday": that many weeks before
 * the past day.
 */
export function weeksBefore(day: Recogniser): Recogniser {
  return (tokens, at) => {
    const length = PER.has(word(tokens, at - 1)) ? undefined : duration(tokens, at);
    if (!length || !WEEKLY.has(length.value.finest)) return undefined;
    const ago = skip(tokens, length.next, 'ago');
    const last = skip(tokens, ago, 'last');
    const isWeekday = last > length.next && WEEKDAYS.has(word(tokens, last));
    if (word(tokens, ago) !== 'yesterday' && !isWeekday) return undefined;
    const anchor = day(tokens, ago);
    return anchor && weeksAway(anchor, length.value, anchor.next, -1);
  };
}

/** "Friday week", "tomorrow fortnight": a week or two after that day. */
export function dayWeek(day: Recogniser): Recogniser {
  return (tokens, at) => {
    const anchor = day(tokens, at);
    const unit = anchor && UNITS.get(word(tokens, anchor.next));
    if (!anchor || !unit || !WEEKLY.has(unit)) return undefined;
    if (!endsHere(tokens, anchor.next + 1) && !BEHIND_WEEK.has(word(tokens, anchor.next + 1))) return undefined;
    if (word(tokens, anchor.next).endsWith('s') || tokens[anchor.next - 1]!.possessive) return undefined;
    return weeksAway(anchor, durationOf(unit, { count: 1, vague: false }), anchor.next + 1, 1);
  };
}

function weeksAway(anchor: Phrase, length: Duration, next: number, sign: 1 | -1): Phrase {
  const read = (context: Context): Reading[] =>
    anchored(anchor, length, sign, false, { ...context, tense: sign > 0 ? 'future' : 'past' }).slice(0, 1);
  return { ...anchor, next, telling: 0.92, floating: false, day: true, read };
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
