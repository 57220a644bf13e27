import { Temporal } from 'temporal-polyfill';
import { dayPeriod } from '../calendar.js';
import type { Reading } from '../expression.js';
import type { Bound } from './bound.js';
import { boundAfterDay } from './bound.js';
import type { Clock } from './clock.type.js';
import { clock, onDay } from './clock.js';
import type { Read } from './numbers.js';
import { ordinal } from './numbers.js';
import { partOfDay, partOn } from './part-of-day.js';
import type { PartOfDay } from './part-words.js';
import { isHourAfterDay } from './spoken-hour.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';
import { MONTHS } from './vocabulary.js';
import { year } from './year.js';

/** The time on a day as stated: a part of the day, a time, or a range. */
export interface TimeOfDay {
  part?: PartOfDay;
  from?: Clock;
  to?: Clock;
  /** The time is a bound: "tomorrow after five". */
  bound?: Bound;
  /** The hours of a range as said come before those in the other half of the day. */
  asSaid?: boolean;
}

const LEADS = new Set(['at', '@', ',', 'from', 'between', 'by', 'around', 'about', '-', 't', 'after', 'before', 'on']);
// After these a bare number is an hour: "on Monday at 9", but not "May 3, 4 and 5".
const HOURS = new Set(['at', '@', 'by', 'around', 'about', 'after', 'before']);
const AT = new Set(['at', '@']);
const TO = new Set(['to', '-', '–', '—', 'until', 'till', 'through', '~']);

/** "from 6 to 6:45", "between 9am and 1pm", "6-8". */
export function clockRange(tokens: readonly Token[], at: number): Read<[Clock, Clock]> | undefined {
  const lead = word(tokens, at);
  const from = clock(tokens, lead === 'from' || lead === 'between' ? at + 1 : at);
  if (!from) return undefined;
  const joint = word(tokens, from.next);
  if (!TO.has(joint) && !(lead === 'between' && joint === 'and')) return undefined;
  const to = clock(tokens, from.next + 1);
  return to && !isDay(tokens, to) ? { value: [from.value, to.value], next: to.next } : undefined;
}

/**
 * "6am until 10-07-2013", "until 3 April", "after 1st May 2018": the number begins a date. In "3 to 5 May 7" it ends
 * before one.
 */
function isDay(tokens: readonly Token[], { value, next }: Read<Clock>): boolean {
  if (value.sure || !value.whole) return false;
  if (ordinal(tokens, next - 1)) return true;
  const month = skip(tokens, next, 'of');
  if (!MONTHS.has(word(tokens, month))) return tokens[next]?.glued === true && '-/'.includes(word(tokens, next));
  return tokens[month + 1]?.value === undefined || year(tokens, month + 1) !== undefined;
}

/** The time after a day: "morning at 8", "@ 16:28", "between 9am and 1pm". */
export function timeAfter(tokens: readonly Token[], at: number): Read<TimeOfDay> | undefined {
  const part = partOfDay(tokens, at);
  const start = part?.next ?? at;
  const edge = boundAfterDay(tokens, start);
  const hour = edge && clock(tokens, edge.next);
  if (hour && (hour.value.sure || bareHour(tokens, hour)))
    return late(tokens, { part: part?.value, from: hour.value, bound: edge.value }, hour.next);
  const planned = word(tokens, start) === 'for' ? clock(tokens, start + 1) : undefined;
  if (planned?.value.sure) return late(tokens, { part: part?.value, from: planned.value }, planned.next);
  const lead = LEADS.has(word(tokens, start)) && !['from', 'between'].includes(word(tokens, start)) ? start + 1 : start;
  const next = word(tokens, start) === ',' && AT.has(word(tokens, lead)) ? lead + 1 : lead;
  const led = next > start || part !== undefined || ['from', 'between'].includes(word(tokens, start));
  const range = clockRange(tokens, next);
  if (range && (led || range.value.some(({ sure }) => sure) || isHourAfterDay(tokens, next, range)))
    return late(tokens, { part: part?.value, from: range.value[0], to: range.value[1] }, range.next);
  const time = clock(tokens, next);
  const said = part !== undefined || HOURS.has(word(tokens, next - 1));
  if (time && (time.value.sure || (said && bareHour(tokens, time)) || isHourAfterDay(tokens, next, time)))
    return late(tokens, { part: part?.value, from: time.value }, time.next);
  return part && { value: { part: part.value }, next: part.next };
}

/** A bare number is an hour only if it counts nothing. */
function bareHour(tokens: readonly Token[], hour: Read<Clock>): boolean {
  const { value, next } = hour;
  return value.hour <= 12 && !isDay(tokens, hour) && !/^(?:[a-z]{3,}s|%|\/|-|\.\d)$/.test(word(tokens, next));
}

/** "at 8 in the morning": the part of the day can also come last. */
function late(tokens: readonly Token[], time: TimeOfDay, next: number): Read<TimeOfDay> {
  const part = time.part || !['in', 'at', 'during'].includes(word(tokens, next)) ? undefined : partOfDay(tokens, next);
  return part ? { value: { ...time, part: part.value }, next: part.next } : { value: time, next };
}

/** The time on a day. If only one of two times has am or pm, the other takes it, as in "6 to 6:45pm". */
export function timeOn(day: Temporal.PlainDate, { part, from, to, bound }: TimeOfDay): Reading {
  if (!from) return part ? partOn(day, part) : onDay(day, { hour: 0, minute: 0, second: 0, whole: true, sure: false });
  const start = placed(day, from, part, to);
  if (bound) return bounded(part ? partOn(day, part) : dayPeriod(day), start.start, bound);
  if (!to) return start;
  let end = placed(day, to, part, from).start;
  const before = (): boolean => Temporal.PlainDateTime.compare(end, start.start) <= 0;
  if (before() && !to.half && to.hour <= 12) end = end.add({ hours: 12 });
  if (before()) end = end.add({ days: 1 });
  return { start: start.start, end, precision: start.precision };
}

/** "After five" lasts until the end of the day or its part; "before noon" is from its beginning on. */
function bounded({ start, end }: Reading, edge: Temporal.PlainDateTime, bound: Bound): Reading {
  const midnight = edge.toPlainDate().toPlainDateTime();
  const isWithin = Temporal.PlainDateTime.compare(edge, start) > 0 && Temporal.PlainDateTime.compare(edge, end) < 0;
  if (bound === 'from')
    return { start: edge, end: isWithin ? end : midnight.add({ days: 1 }), precision: 'part_of_day' };
  const isMidnight = edge.equals(midnight);
  const last = isMidnight && Temporal.PlainDateTime.compare(edge, start) <= 0 ? edge.add({ days: 1 }) : edge;
  return {
    start: isWithin ? start : last.subtract({ minutes: 1 }).toPlainDate().toPlainDateTime(),
    end: last,
    precision: 'part_of_day',
  };
}

function placed(day: Temporal.PlainDate, said: Clock, part: PartOfDay | undefined, other: Clock | undefined): Reading {
  // "Last night at 2" and "tonight at midnight" are after midnight.
  const isNight = part !== undefined && part.from >= 20 && said.half !== 'pm';
  if (isNight && (said.hour === 12 || said.hour < 6)) return onDay(day.add({ days: 1 }), said, 'am');
  if (said.half) return onDay(day, said);
  if (part) return onDay(day, said, said.hour <= 12 ? part.half : undefined);
  const lent = other?.half;
  const wraps = lent === 'pm' && other !== undefined && said.hour % 12 > other.hour % 12;
  return onDay(day, said, lent && said.hour <= 12 && !wraps ? lent : undefined);
}
