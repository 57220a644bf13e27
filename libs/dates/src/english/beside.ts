import { Temporal } from 'temporal-polyfill';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { small } from './absolute.js';
import { datePhrase } from './date-parts.js';
import type { Phrase, Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { skipSome, word } from './tokens.js';
import { DIRECTIONS } from './vocabulary.js';
import { weekdayName } from './weekday.js';

const JOINTS = new Set([',', '-', 'the', 'on']);

/**
 * "Tuesday, March 4 2014", "this Monday-Aug-9": the date decides. If the year is open, the one in which the weekday
 * fits.
 */
export function weekdayDate(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const named =
      weekdayName(tokens, at) ?? (DIRECTIONS.has(word(tokens, at)) ? weekdayName(tokens, at + 1) : undefined);
    if (!named) return undefined;
    const next = skipSome(tokens, named.next, JOINTS, 2);
    const inner = date(tokens, next) ?? dotted(tokens, next);
    const isDirected = DIRECTIONS.has(word(tokens, at));
    return isDirected ? inner : inner && { ...inner, read: (context) => onWeekday(inner.read(context), named.value) };
  };
}

/** Callers name the weekday of the year they mean. If none fits, one of the two is wrong, and the date counts. */
function onWeekday(readings: readonly Reading[], weekday: number): Reading[] {
  const fitting = readings.filter(({ start }) => start.dayOfWeek === weekday);
  return fitting.length > 0 ? fitting : [...readings];
}

/** "next 3rd of March", "this 9/14", "last May 5": the direction determines the year. */
export function directedDate(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const offset = DIRECTIONS.get(word(tokens, at));
    const inner = offset === undefined ? undefined : date(tokens, at + 1);
    if (!inner?.floating || offset === undefined) return undefined;
    return {
      ...inner,
      floating: false,
      telling: 0.95,
      confidence: 0.9,
      read: (context) => directed(inner, offset, context),
    };
  };
}

function directed(inner: Phrase, offset: number, context: Context): Reading[] {
  const { now, today } = context;
  if (offset === 0)
    return inner.read({ ...context, tense: undefined }).filter(({ start }) => start.year === today.year);
  const found = inner.read({ ...context, tense: offset > 0 ? 'future' : 'past' });
  const side = ({ start, end }: Reading): boolean =>
    offset > 0 ? Temporal.PlainDateTime.compare(start, now) > 0 : Temporal.PlainDateTime.compare(end, now) <= 0;
  return found.filter(side);
}

/** "9.4" next to a weekday is a date, and "9.30" a time; by itself each is a number. */
function dotted(tokens: readonly Token[], at: number): Phrase | undefined {
  const [first, second] = [tokens[at], tokens[at + 2]];
  if (!small(first) || !small(second) || word(tokens, at + 1) !== '.' || !second!.glued) return undefined;
  if (isMinutes(second!) && first!.value! <= 23) return undefined;
  const [low, high] = [first!.value!, second!.value!].sort((a, b) => a - b) as [number, number];
  if (low > 12 || high > 31) return undefined;
  return datePhrase({ parts: { either: [first!.value!, second!.value!] }, next: at + 3 });
}

/** Nobody means 3.12 by the clock; "9.05" and "9.30" are said of times. */
function isMinutes({ value, index, end }: Token): boolean {
  return end - index === 2 && value! % 5 === 0 && value! < 60;
}
