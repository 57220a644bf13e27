import { calendarUnit } from '../calendar.js';
import { cut } from './part.js';
import type { Phrase } from './phrase.js';
import { phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';

const CLOSINGS: [string, 'day' | 'week' | 'month' | 'year'][] = [
  ['eod', 'day'],
  ['cob', 'day'],
  ['eow', 'week'],
  ['eom', 'month'],
  ['eoy', 'year'],
];

/** "eod", "the end of the day", "eom": the last minute of the day, the last part of a longer unit. */
export function closing(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, 'the');
  const endOfDay =
    words(tokens, start, 'end of the day') ??
    words(tokens, start, 'end of day') ??
    words(tokens, start, 'end of business');
  if (endOfDay !== undefined)
    return phrase(endOfDay, 0.5, (context) => cut(calendarUnit('day', context.today, 0, context), 'end', context), 0.7);
  for (const [text, unit] of CLOSINGS) {
    if (word(tokens, start) === text)
      return phrase(start + 1, 0.6, (context) => cut(calendarUnit(unit, context.today, 0, context), 'end', context));
  }
  return undefined;
}
