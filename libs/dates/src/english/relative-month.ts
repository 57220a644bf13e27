import { Temporal } from 'temporal-polyfill';
import { monthPeriod } from '../calendar.js';
import type { Reading } from '../expression.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';
import { DIRECTIONS, DOUBTFUL, MONTHS } from './vocabulary.js';

/** "this September", "last March", "next June". Last and next are the nearest ones other than the current month. */
export function relativeMonth(tokens: readonly Token[], at: number): Phrase | undefined {
  const offset = DIRECTIONS.get(word(tokens, at));
  const month = MONTHS.get(word(tokens, at + 1));
  if (offset === undefined || month === undefined) return undefined;
  const isThat = word(tokens, at) === 'that';
  // "That may be", "that march was long".
  if (isThat && DOUBTFUL.has(word(tokens, at + 1))) return undefined;
  return {
    next: at + 2,
    telling: 0.8,
    confidence: isThat ? 0.4 : 0.85,
    read: ({ today }) => monthsAround(today, month, offset),
  };
}

function monthsAround(today: Temporal.PlainDate, month: number, offset: number): Reading[] {
  const thisYear = monthPeriod(today.year, month);
  if (offset === 0) return [thisYear];
  const recent = monthPeriod(
    offset < 0 && month < today.month
      ? today.year
      : offset > 0 && month > today.month
        ? today.year
        : today.year + offset,
    month,
  );
  const byYear = monthPeriod(today.year + offset, month);
  return recent.start.equals(byYear.start) ? [recent] : [recent, byYear];
}
