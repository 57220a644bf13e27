import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Clock } from './clock.type.js';
import { endsHere } from './ends.js';
import { isDayPlace } from './bare.js';
import { clock, onDay } from './clock.js';
import { partOfDay, relativePart } from './part-of-day.js';
import { dayBesideTime, yearLast } from './day-beside-time.js';
import { partWord } from './part-words.js';
import { partFirst, shareFirst } from './part-first.js';
import type { Phrase, Recogniser } from './phrase.js';
import { longest } from './phrase.js';
import type { Read } from './numbers.js';
import { isScore } from './score.js';
import { isHourBeforeDay } from './spoken-hour.js';
import type { TimeOfDay } from './time-of-day.js';
import { clockRange, timeAfter, timeOn } from './time-of-day.js';
import type { Token } from './tokens.js';
import { skipSome, word } from './tokens.js';
import { weekdayName } from './weekday.js';

const LEADS = new Set(['at', 'by', 'around', 'until', 'till', 'before', 'after', 'from', 'since', 'and', 'to']);
const ALONE = new Set(['at', 'by', 'until', 'till', 'before', 'after']);
/** After an hour these begin another detail about it. */
const BESIDE = new Set(['about', 'on', 'this', 'today', 'tomorrow', 'next', 'by', 'near', 'over', 'off']);
const JOINTS = new Set(['on', 'of', ',', 'in', 'the', '-']);

/** A date with a time of day before or after it, or either alone. */
export function moment(date: Recogniser): Recogniser {
  const beside = dayBesideTime(date);
  return longest([dayFirst(date, beside), timeFirst(beside), partFirst(beside), shareFirst(beside)]);
}

function dayFirst(date: Recogniser, beside: Recogniser): Recogniser {
  return (tokens, at) => {
    const part = relativePart(tokens, at);
    const plain = date(tokens, at);
    if (part && part.next >= (plain?.next ?? 0)) return partWithTime(tokens, part);
    if (plain && !plain.day) return plain;
    const day = plain ?? beside(tokens, at);
    const time = day && timeAfter(tokens, day.next);
    if (
      !day ||
      !time ||
      (!plain &&
        !isSure(time.value) &&
        !weekdayName(tokens, at) &&
        !(isDayPlace(tokens, at) && isAtHour(tokens, day.next, time)))
    )
      return plain;
    const late = yearLast(tokens, day, time.next);
    return late ? withTime(late.value, time.value, late.next) : withTime(day, time.value, time.next);
  };
}

/** A time after which the words before it have to be a day: "22nd at 8am", "Sat 5 pm". */
function isSure({ from, to, part }: TimeOfDay): boolean {
  return from?.sure === true || to?.sure === true || (from !== undefined && part !== undefined);
}

/** "The fifth at eleven": an hour with "at" cannot be anything else. */
function isAtHour(tokens: readonly Token[], at: number, { value, next }: Read<TimeOfDay>): boolean {
  return word(tokens, at) === 'at' && value.from !== undefined && endsHere(tokens, next);
}

/** "7.45 pm today", "18:00, 2012-03-14", "between 6 and 8:15 last night", "at 5pm". */
function timeFirst(date: Recogniser): Recogniser {
  return (tokens, at) => {
    if (isScore(tokens, at)) return undefined;
    const range = clockRange(tokens, at);
    const single = range ? undefined : clock(tokens, at);
    const found = range ?? single;
    if (!found) return undefined;
    const [from, to] = range ? range.value : [single!.value];
    const part = partOfDay(tokens, found.next);
    if (single && countsParts(tokens, at, single)) return undefined;
    const time: TimeOfDay = { part: part?.value, from, to };
    const end = part?.next ?? found.next;
    const next = skipSome(tokens, end, JOINTS, 2);
    const tonight = relativePart(tokens, next);
    if (tonight)
      return withTime({ ...tonight, read: dayRead(tonight.offset) }, { ...time, part: tonight.part }, tonight.next);
    const day = dayAfter(tokens, end, next, date);
    const sure = from.sure || to?.sure === true || part !== undefined;
    const led = LEADS.has(word(tokens, at - 1)) || ['from', 'between'].includes(word(tokens, at));
    const before = day?.day && single && isHourBeforeDay(tokens, at, single, day.next);
    if (day?.day && (sure || led || to || before))
      return joined(tokens, day, { ...time, asSaid: isAsSaid(tokens, at, day) });
    const hour = ALONE.has(word(tokens, at - 1)) && from.hour <= 12 && isComplete(tokens, at, found.next);
    return alone(time, end, sure, hour);
  };
}

/** "One night last week", "three mornings": how many, and no hour. */
function countsParts(tokens: readonly Token[], at: number, { value, next }: Read<Clock>): boolean {
  const after = word(tokens, next);
  if (!value.whole || value.sure || after.length === 2) return false;
  const isSpelt = tokens[at]!.value === undefined;
  return (
    (isSpelt && partWord(after) !== undefined) || (after.endsWith('s') && partWord(after.slice(0, -1)) !== undefined)
  );
}

/** "At 3", "at three about my knee": an hour, because it counts nothing. */
function isComplete(tokens: readonly Token[], at: number, next: number): boolean {
  if (endsHere(tokens, next)) return tokens[at]!.value !== undefined || word(tokens, at - 1) === 'at';
  return word(tokens, at - 1) === 'at' && BESIDE.has(word(tokens, next));
}

/**
 * A range before a date with its year is a record, and "five to seven" may not be a range: their hours are taken as
 * said.
 */
function isAsSaid(tokens: readonly Token[], at: number, day: Phrase): boolean {
  const last = tokens[day.next - 1]!;
  const hasYear = last.value !== undefined && last.end - last.index === 'yyyy'.length;
  const isWord = tokens[at]!.value === undefined && !['from', 'between'].includes(word(tokens, at));
  return isWord || hasYear;
}

/** "8am on the 22nd": the article may be part of the day. */
function dayAfter(tokens: readonly Token[], from: number, to: number, date: Recogniser): Phrase | undefined {
  for (let at = to; at >= from; at -= 1) {
    const day = date(tokens, at);
    if (day?.day) return day;
  }
  return undefined;
}

function alone(time: TimeOfDay, next: number, sure: boolean, hour: boolean): Phrase | undefined {
  if (!sure && (!hour || time.to)) return undefined;
  const read = (context: Context): Reading[] => {
    const meant = halfMeant(time, context);
    const both = halves(time).filter((one, _, { length }) => !meant || length === 1 || one.from?.half === meant);
    const near = [0, 1, -1].flatMap((offset) => both.map((one) => timeOn(context.today.add({ days: offset }), one)));
    return choose(near, context).slice(0, 2);
  };
  return {
    next,
    telling: 0.55,
    confidence: sure ? 0.8 : 0.4,
    floating: true,
    timed: true,
    dayless: true,
    isRange: time.to !== undefined,
    read,
  };
}

/**
 * "Tomorrow at 3" is more likely in the afternoon than at night, "dinner at 8" in the evening, "at 9" in the morning.
 * Both readings are given.
 */
function bareHours(time: TimeOfDay, context: Context): TimeOfDay[] {
  const both = halves(time);
  const hour = time.from?.hour ?? 0;
  const isEarly = hour < 7 && !(time.to && time.asSaid);
  const meant = halfMeant(time, context);
  const isLate = meant ? meant === 'pm' : isEarly || hour === 12;
  return isLate ? both.reverse() : both;
}

function halfMeant({ from }: TimeOfDay, { half }: Context): Clock['half'] {
  return half && from && from.hour <= half.upTo ? half.half : undefined;
}

/** A bare "8 o'clock", "8:30" or "from 8 to 10" can be in either half of the day. */
function halves(time: TimeOfDay): TimeOfDay[] {
  const { from, to, part } = time;
  if (!from || part || !isOfTwo(from) || (to && !isOfTwo(to))) return [time];
  const with_ = (half: Clock['half']): TimeOfDay => ({ ...time, from: { ...from, half } });
  return [with_('am'), with_('pm')];
}

function isOfTwo({ hour, half, of24 }: Clock): boolean {
  return !half && !of24 && hour > 0 && hour <= 12;
}

function partWithTime(tokens: readonly Token[], part: NonNullable<ReturnType<typeof relativePart>>): Phrase {
  const time = timeAfter(tokens, part.next) ?? bareRange(tokens, part.next);
  if (!time?.value.from) return part;
  return withTime({ ...part, read: dayRead(part.offset) }, { ...time.value, part: part.part }, time.next);
}

/** "Tonight 8 to 10", "this morning 9-10": the part of the day tells that they are hours, if nothing is counted. */
function bareRange(tokens: readonly Token[], at: number): Read<TimeOfDay> | undefined {
  const range = isScore(tokens, at) ? undefined : clockRange(tokens, at);
  if (!range || !endsHere(tokens, range.next)) return undefined;
  const [from, to] = range.value;
  return from.hour > 12 || to.hour > 12 ? undefined : { value: { from, to }, next: range.next };
}

/** "seven o'clock tomorrow morning": the part of the day can also come last. */
function joined(tokens: readonly Token[], day: Phrase, time: TimeOfDay): Phrase {
  const part = time.part ? undefined : partOfDay(tokens, day.next);
  return withTime(day, part ? { ...time, part: part.value } : time, part?.next ?? day.next);
}

function dayRead(offset: number): Phrase['read'] {
  return ({ today }) => [
    onDay(today.add({ days: offset }), { hour: 0, minute: 0, second: 0, whole: true, sure: true }),
  ];
}

function withTime(day: Phrase, time: TimeOfDay, next: number): Phrase {
  const read = (context: Context): Reading[] =>
    day.read(context).flatMap(({ start }) => bareHours(time, context).map((one) => timeOn(start.toPlainDate(), one)));
  const telling = Math.min(day.telling + 0.04, 0.99);
  return { ...day, day: false, timed: true, isRange: time.to !== undefined, next, telling, read };
}

/** Whether a reading is a time on a day, and not a period of days. */
export function isTimed({ precision }: Reading): boolean {
  return precision === 'instant' || precision === 'hour' || precision === 'part_of_day';
}
