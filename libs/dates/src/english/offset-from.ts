import { dayPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Duration } from './duration.js';
import { duration } from './duration.js';
import type { Phrase, Recogniser } from './phrase.js';
import { isElapsed, shift } from './span.js';
import { skip, words } from './tokens.js';

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

const LEADS = new Set(['in', 'after', 'within']);

/** "three weeks before June 9", "6 days after tomorrow", "in five years since 1999", "a week from Friday". */
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
