import type { CalendarUnit } from '../calendar.js';
import { calendarUnit, dayPeriod } from '../calendar.js';
import { yearlyGone } from './counted.js';
import type { Phrase } from './phrase.js';
import { phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { neighbour, weekdayName } from './weekday.js';

const POINTERS = new Set(['the', 'this', 'that', 'last']);
const SINGLE = new Set<string>(['day', 'week', 'weekend', 'fortnight', 'month', 'quarter', 'year', 'decade']);
const GONE = ['just gone', 'just past'];
const OVER = [
  'just passed',
  'just ended',
  'just finished',
  'that just ended',
  'that just passed',
  'that has just ended',
];

/** "the week just gone", "Friday just past", "this summer just ended": the last one. */
export function justGone(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, POINTERS);
  const weekday = weekdayName(tokens, start);
  const after = weekday?.next ?? start + 1;
  // Without an article the weekday may be a name: "Monday just passed her exam".
  const next = gone(tokens, after, start > at ? [...GONE, ...OVER] : GONE);
  if (next === undefined) return undefined;
  if (weekday) {
    const read: Phrase['read'] = ({ today }) => [dayPeriod(neighbour(today, weekday.value, -1))];
    return { next, telling: 0.9, confidence: 0.9, day: true, read };
  }
  if (start === at) return undefined;
  const unit = word(tokens, start);
  if (SINGLE.has(unit))
    return phrase(next, 0.75, (context) => calendarUnit(unit as CalendarUnit, context.today, -1, context));
  return yearlyGone(unit, next);
}

function gone(tokens: readonly Token[], at: number, phrases: readonly string[]): number | undefined {
  return phrases.map((text) => words(tokens, at, text)).find((next) => next !== undefined);
}
