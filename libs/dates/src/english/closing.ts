import { calendarUnit } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { cut } from './part.js';
import type { Phrase, Recogniser } from './phrase.js';
import { phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, skipSome, word, words } from './tokens.js';
import { WEEKDAYS } from './vocabulary.js';

const CLOSINGS: [string, 'day' | 'week' | 'month' | 'quarter' | 'year'][] = [
  ['eod', 'day'],
  ['cob', 'day'],
  ['eow', 'week'],
  ['eom', 'month'],
  ['eoq', 'quarter'],
  ['eoy', 'year'],
  ['end of week', 'week'],
  ['end of month', 'month'],
  ['end of quarter', 'quarter'],
  ['end of year', 'year'],
];

const ENDS_OF_DAY = [
  'eod',
  'cob',
  'end of the day',
  'end of day',
  'end of business',
  'close of business',
  'close of play',
];
const PLACES = new Set(['on', 'of', ',']);

/** "EOD tomorrow", "close of business on Friday", "Friday by COB": the last minute of that day. */
export function closingOf(day: Recogniser): Recogniser {
  return (tokens, at) => {
    const first = endOfDay(tokens, skip(tokens, at, 'the')) ?? endOfWeekday(tokens, skip(tokens, at, 'the'));
    const inner = day(tokens, first === undefined ? at : skip(tokens, first, PLACES));
    if (!inner?.day) return undefined;
    const last = first === undefined ? endOfDay(tokens, skipSome(tokens, inner.next, LEADS, 3)) : inner.next;
    if (last === undefined) return undefined;
    const read = (context: Context): Reading[] => inner.read(context).map((one) => cut(one, 'end', context));
    return { ...inner, next: last, day: false, timed: true, telling: 0.9, read };
  };
}
const LEADS = new Set([',', 'by', 'at', 'the', '-']);

function endOfDay(tokens: readonly Token[], at: number): number | undefined {
  for (const name of ENDS_OF_DAY) {
    const next = words(tokens, at, name);
    if (next !== undefined) return next;
  }
  return undefined;
}

/** "The end of Sunday", "end of this Friday": the index of the day. */
function endOfWeekday(tokens: readonly Token[], at: number): number | undefined {
  const of = words(tokens, at, 'end of');
  if (of === undefined) return undefined;
  const day = skip(tokens, of, 'the');
  return WEEKDAYS.has(word(tokens, day)) || WEEKDAYS.has(word(tokens, day + 1)) ? day : undefined;
}

const ENDINGS: typeof CLOSINGS = (['month', 'quarter', 'year'] as const).flatMap((unit) => [
  [`${unit} end`, unit],
  [`${unit} - end`, unit],
]);
/** "By month end"; "our year end is 31 March" is no time, and "at month end" may be that of every month. */
const UNTIL = new Set(['by', 'before', 'until', 'till', 'from', 'after']);

/** "eod", "the end of the day", "eom": the last minute of the day, the last part of a longer unit. */
export function closing(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, 'the');
  const next = CLOSINGS.some(([text]) => text === word(tokens, start)) ? undefined : endOfDay(tokens, start);
  if (next !== undefined)
    return phrase(next, 0.5, (context) => cut(calendarUnit('day', context.today, 0, context), 'end', context), 0.7);
  for (const [text, unit] of UNTIL.has(word(tokens, at - 1)) ? [...CLOSINGS, ...ENDINGS] : CLOSINGS) {
    const after = words(tokens, start, text);
    // "By year end 2027" is that of another year.
    if (after === undefined || (text.endsWith('end') && tokens[after]?.value !== undefined)) continue;
    const ends = phrase(
      after,
      0.6,
      (context) => cut(calendarUnit(unit, context.today, 0, context), 'end', context),
      text.includes(' ') ? 0.7 : 0.9, // "an end of year review"
    );
    return unit === 'day' ? ends : { ...ends, edge: 'end' };
  }
  return undefined;
}
