import { dayPeriod, days } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Phrase } from './phrase.js';
import { phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { word, words } from './tokens.js';

const DAYS: [string, number, number][] = [
  ['the day before yesterday', -2, 0.95],
  ['day before yesterday', -2, 0.95],
  ['the day after tomorrow', 2, 0.95],
  ['day after tomorrow', 2, 0.95],
  ['overmorrow', 2, 0.95],
  ['yesterday', -1, 0.95],
  ['tomorrow', 1, 0.95],
  ['yest', -1, 0.9],
  ['tmrw', 1, 0.95],
  ['tmr', 1, 0.95],
  ['today', 0, 0.6],
  ['current date', 0, 0.5],
  ['the current date', 0, 0.5],
  ['the present day', 0, 0.3],
];

const NOW = [
  'now', 'right now', 'just now', 'at present', 'at the present time', 'at the moment', 'at this moment', 'at the minute', 'at this time',
  'currently', 'asap', 'as soon as possible', 'immediately', 'straight away', 'right away',
]; // prettier-ignore

// Mean now only where a time is expected: "up to the present", "to date".
const PRESENT = [
  'present',
  'the present',
  'the present time',
  'the present moment',
  'the moment',
  'date',
  'this moment',
  'this time',
];
const THIS_DAY = [
  'today',
  'this day',
  'the current date',
  'current date',
  'the present day',
  'this very day',
  'the current day',
];

const NOW_WORDS = ['now', 'right now', 'just now', ...PRESENT];

const RECENT = ['recently', 'lately', 'of late', 'these days', 'in recent weeks', 'as of late'];
const VAGUE_PAST: [string, number][] = [
  ['the other day', 7],
  ['the other night', 7],
  ['the other morning', 7],
  ['the other afternoon', 7],
  ['the other evening', 7],
  ['the other week', 28],
  ['the other weekend', 28],
  ['a while ago', 365],
  ['a while back', 365],
];

/** "today", "yesterday", "the day after tomorrow". */
export function dayWord(tokens: readonly Token[], at: number): Phrase | undefined {
  for (const [text, offset, telling] of DAYS) {
    const next = words(tokens, at, text);
    if (next !== undefined && !isLikened(tokens, at))
      return { ...phrase(next, telling, ({ today }) => dayPeriod(today.add({ days: offset })), 0.97), day: true };
  }
  return undefined;
}

/** "It feels like yesterday", "as if it were only yesterday": no day. */
function isLikened(tokens: readonly Token[], at: number): boolean {
  if (word(tokens, at) !== 'yesterday') return false;
  const before = ['just', 'only'].includes(word(tokens, at - 1)) ? at - 1 : at;
  const isBe = ['was', 'were'].includes(word(tokens, before - 1)) && word(tokens, before - 2) === 'it';
  return LIKENING.has(word(tokens, isBe ? before - 3 : before - 1));
}

const LIKENING = new Set(['like', 'if', 'though']);

/** "now", "at the moment", "as soon as possible": the moment of speaking. */
export function nowWord(tokens: readonly Token[], at: number): Phrase | undefined {
  const next = furthest(tokens, at, NOW);
  // "Now and then" is not one time.
  const often = next !== undefined && (words(tokens, next, 'and then') ?? words(tokens, next, 'and again'));
  return next === undefined || often ? undefined : phrase(next, 0.1, momentOf, 0.6);
}

/** The end of something that goes on: "until now", "to the present day", "to date"; a day if one is named. */
export function present(tokens: readonly Token[], at: number): Phrase | undefined {
  const day = furthest(tokens, at, THIS_DAY);
  const next = furthest(tokens, at, NOW_WORDS);
  if (day !== undefined && day >= (next ?? at))
    return { ...phrase(day, 0.6, ({ today }) => dayPeriod(today), 0.9), present: true };
  return next === undefined ? undefined : { ...phrase(next, 0.1, momentOf, 0.6), present: true };
}

/** "recently", "lately": as many days before today as the caller sets. "The other day": the week before. */
export function looseWord(tokens: readonly Token[], at: number): Phrase | undefined {
  const next = furthest(tokens, at, RECENT);
  if (next !== undefined) return back(next, ({ options }) => options.recentDays);
  for (const [text, length] of VAGUE_PAST) {
    const after = words(tokens, at, text);
    if (after !== undefined) return back(after, () => length);
  }
  return undefined;
}

/** The minute that starts with the moment of speaking. */
function momentOf({ now, instant }: Context): Reading {
  return {
    start: now,
    end: now.add({ minutes: 1 }),
    precision: 'instant',
    exact: { start: instant, end: instant + 60_000 },
  };
}

function back(next: number, length: (context: Context) => number): Phrase {
  return phrase(
    next,
    0.3,
    (context) => days(context.today.subtract({ days: length(context) }), context.today.add({ days: 1 }), 'day'),
    0.4,
  );
}

function furthest(tokens: readonly Token[], at: number, phrases: readonly string[]): number | undefined {
  let best: number | undefined;
  for (const text of phrases) {
    const next = words(tokens, at, text);
    if (next !== undefined && next > (best ?? at)) best = next;
  }
  return best;
}
