import { Temporal } from 'temporal-polyfill';
import type { CalendarUnit } from '../calendar.js';
import { calendarUnit, middleOf, weekdayOf } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Phrase, Recogniser } from './phrase.js';
import { phrase } from './phrase.js';
import { BACK_TO } from './relative.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';

type Side = 'early' | 'mid' | 'late' | 'start' | 'middle' | 'end' | 'earlier' | 'later';

const SIDES: [string, Side][] = [
  ['early', 'early'],
  ['mid of', 'middle'],
  ['mid', 'mid'],
  ['late', 'late'],
  ['beginning of', 'start'],
  ['start of', 'start'],
  ['first part of', 'start'],
  ['turn of', 'start'],
  ['first third of', 'start'],
  ['second third of', 'middle'],
  ['middle third of', 'middle'],
  ['last third of', 'end'],
  ['final third of', 'end'],
  ['first half of', 'early'],
  ['1 st half of', 'early'],
  ['second half of', 'late'],
  ['2 nd half of', 'late'],
  ['latter half of', 'late'],
  ['middle of', 'middle'],
  ['halfway through', 'middle'],
  ['half way through', 'middle'],
  ['midway through', 'middle'],
  ['end of', 'end'],
  ['close of', 'end'],
  ['last part of', 'end'],
  ['earlier', 'earlier'],
  ['later', 'later'],
];
const LONG_UNITS = new Map<string, CalendarUnit>([
  ['decade', 'decade'],
  ['century', 'century'],
  ['semester', 'half'],
]);
const UNTURNED = new Set(['year', 'century', 'millennium']);
const JOINTS = new Set(['-', 'in', 'on', 'of']);
// Tenths of a month, thirds of other units, for "the beginning" and "the end"; halves for "early" and "late".
const MONTH_PARTS = {
  start: [0, 10],
  middle: [10, 20],
  mid: [9, 20],
  end: [20, 31],
  early: [0, 15],
  late: [15, 31],
} as const;

/** "early March", "mid-2019", "the end of next week", "later this week". */
export function part(period: Recogniser): Recogniser {
  return (tokens, at) => {
    const start = skip(tokens, at, 'the');
    const side = sideAt(tokens, start);
    if (!side) return undefined;
    const next = skip(tokens, side.next, JOINTS);
    const whole = period(tokens, next) ?? period(tokens, skip(tokens, next, 'the')) ?? longUnit(tokens, next);
    if (!whole) return undefined;
    const { read } = whole;
    // A day has no early part here: "early tomorrow" stays tomorrow.
    const edge = side.value === 'end' || side.value === 'middle' ? side.value : undefined;
    return {
      ...whole,
      day: false,
      edge,
      telling: Math.max(whole.telling - 0.05, 0.4),
      // "Later that day" is of a day told before.
      confidence: BACK_TO.has(word(tokens, next)) ? 0.4 : 0.8,
      read: (context) => read(context).map((one) => cut(one, side.value, context)),
    };
  };
}

/** "the end of the decade": alone, the long units are not times. */
function longUnit(tokens: readonly Token[], at: number): Phrase | undefined {
  const unit = word(tokens, at) === 'the' ? LONG_UNITS.get(word(tokens, at + 1)) : undefined;
  return unit && phrase(at + 2, 0.5, (context) => calendarUnit(unit, context.today, 0, context));
}

/** The part of a period. For a day, "end" is its last minute, and all other parts are the whole day. */
export function cut(whole: Reading, side: Side, context: Context): Reading {
  if (side === 'later' && whole.precision === 'day') return clamp({ ...whole, start: context.now }, whole);
  if (side === 'earlier' && whole.precision === 'day') return clamp({ ...whole, end: context.now }, whole);
  if (side === 'earlier' || side === 'later') return relative(whole, side, context);
  if (whole.precision === 'day')
    return side === 'end' ? { ...whole, start: whole.end.subtract({ minutes: 1 }), precision: 'instant' } : whole;
  const [start, end] = boundsOf(whole, side);
  return { start, end, precision: whole.precision };
}

function boundsOf(
  whole: Reading,
  side: Exclude<Side, 'earlier' | 'later'>,
): [Temporal.PlainDateTime, Temporal.PlainDateTime] {
  const { start, end, precision } = whole;
  if (precision === 'week' || precision === 'weekend') return weekPart(whole, side);
  if (precision === 'month') {
    const [from, to] = MONTH_PARTS[side];
    return [start.add({ days: from }), to === 31 ? end : start.add({ days: to })];
  }
  const months = start.until(end, { largestUnit: 'months' }).months;
  const at = (share: number): Temporal.PlainDateTime => start.add({ months: Math.round(months * share) });
  if (side === 'early') return [start, at(1 / 2)];
  if (side === 'late') return [at(1 / 2), end];
  if (side === 'mid') return [at(1 / 4), at(3 / 4)];
  return side === 'start' ? [start, at(1 / 3)] : side === 'middle' ? [at(1 / 3), at(2 / 3)] : [at(2 / 3), end];
}

/** Monday to Wednesday is early, Tuesday to Thursday the middle, Thursday on late. */
function weekPart({ start, end }: Reading, side: Side): [Temporal.PlainDateTime, Temporal.PlainDateTime] {
  if (start.until(end).days <= 2) return [start, end];
  const from = start.toPlainDate();
  if (side === 'early' || side === 'start') return [start, weekdayOf(from, 4).toPlainDateTime()];
  if (side === 'late' || side === 'end') return [weekdayOf(from, 4).toPlainDateTime(), end];
  return [weekdayOf(from, 2).toPlainDateTime(), weekdayOf(from, 5).toPlainDateTime()];
}

/** "Earlier this month" is the past part of its first half; "later" the future part of its second half. */
function relative(whole: Reading, side: 'earlier' | 'later', { today }: Context): Reading {
  const day = today.toPlainDateTime();
  const half = whole.precision === 'week' || whole.precision === 'month' ? boundsOf(whole, 'late')[0] : middleOf(whole);
  const passed = Temporal.PlainDateTime.compare(day, half) > 0;
  if (side === 'later') return clamp({ ...whole, start: passed ? day : half }, whole);
  return clamp({ ...whole, end: passed ? half : day }, whole);
}

/** Instead of an empty part, the whole: "earlier this week" on a Monday. */
function clamp(cutOut: Reading, whole: Reading): Reading {
  return Temporal.PlainDateTime.compare(cutOut.end, cutOut.start) > 0 ? cutOut : whole;
}

function sideAt(tokens: readonly Token[], at: number): { value: Side; next: number } | undefined {
  for (const [text, value] of SIDES) {
    const next = words(tokens, at, text);
    // "The turn of the century" may be that of any, and that of the year is two parts of two.
    if (next !== undefined && text === 'turn of' && UNTURNED.has(word(tokens, skip(tokens, next, 'the'))))
      return undefined;
    if (next !== undefined) return { value, next };
  }
  return undefined;
}
