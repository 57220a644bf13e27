import { dayPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { durationOf } from './duration.js';
import type { Phrase } from './phrase.js';
import { shift, unitAround } from './span.js';
import type { Token } from './tokens.js';
import { word, words } from './tokens.js';
import { DIRECTIONS, UNITS } from './vocabulary.js';

const NAMES = ['this time', 'this day', 'the same day', 'same day', 'the same time', 'same time'];
const LONG = new Set(['week', 'month', 'year', 'decade']);

/** "this time last year", "this day next month": the same place in another unit. */
export function sameDay(tokens: readonly Token[], at: number): Phrase | undefined {
  const next = todayAt(tokens, at);
  const offset = next === undefined ? undefined : DIRECTIONS.get(word(tokens, next));
  const unit = next === undefined ? undefined : UNITS.get(word(tokens, next + 1));
  if (next === undefined || !offset || !unit || !LONG.has(unit) || word(tokens, next + 1) !== unit) return undefined;
  const length = durationOf(unit, { count: 1, vague: false });
  const read = (context: Context): Reading[] => {
    const day = shift(context.today, length, offset < 0 ? -1 : 1);
    return [dayPeriod(day), unitAround(day, { ...length, finest: unit === 'week' ? 'week' : 'month' }, context)];
  };
  return { next: next + 2, telling: 0.85, confidence: 0.85, day: true, read };
}

function todayAt(tokens: readonly Token[], at: number): number | undefined {
  for (const name of NAMES) {
    const next = words(tokens, at, name);
    if (next !== undefined) return next;
  }
  return undefined;
}
