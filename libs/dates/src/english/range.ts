import { Temporal } from 'temporal-polyfill';
import { middleOf, weekdayOf, yearPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import { seenFrom } from '../context.js';
import type { Precision, Reading } from '../expression.js';
import { instantOf } from '../wall-clock.js';
import { present } from './day-words.js';
import { endsHere } from './ends.js';
import { isTimed } from './moment.js';
import type { Phrase, Recogniser } from './phrase.js';
import { isThrough, orInclusive, takingIn } from './through.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { bareWeekday, weekdayName } from './weekday.js';

const TO = [
  'to',
  '- - >',
  '- >',
  '= >',
  '→',
  '-',
  '–',
  '—',
  '~',
  'through',
  'thru',
  'until',
  'till',
  'up to',
  'up until',
  'up till',
  'right up to',
];
/** Only between dates with their years; elsewhere they mean "or", or a pause. */
const MARKS = ['. .', '/'];
const LEADS = new Set(['from', 'between', 'since']);
const PLACES = new Set(['on', 'in', 'the', 'at']);

/**
 * "from June to Sep 2013", "between Feb 7 and now", "1991~1996", "26 June to 28 June".
 * @param day reads a point without its time of day.
 */
export function range(point: Recogniser, day: Recogniser): Recogniser {
  return (tokens, at) => {
    const lead = word(tokens, at);
    const left = pointAt(tokens, LEADS.has(lead) ? at + 1 : at, point);
    if (!left || left.ongoing) return undefined;
    const to = joint(tokens, left.next, lead) ?? markAfter(tokens, at, left);
    const last = to === undefined ? undefined : (following(tokens, to, point) ?? pointAt(tokens, to, point));
    // "Monday to Friday nine to five": the hours apply to every day.
    const isOfEveryDay = last?.isRange && last.timed && !left.timed;
    const right =
      to === undefined ? undefined : longer(isOfEveryDay ? pointAt(tokens, to, day) : last, present(tokens, to));
    if (!right || left.open || right.open) return undefined;
    // "Closes at eight until June": an hour, and until when it applies.
    if (left.dayless && !right.timed && !right.present && !LEADS.has(lead)) return undefined;
    return orInclusive(tokens, {
      next: right.next,
      telling: Math.max(left.telling, right.telling, 0.8),
      confidence: Math.min(left.confidence, right.confidence),
      isRange: true,
      read: (context) => ranges(left, right, context, isThrough(tokens, left.next) && !right.present),
    });
  };
}

/** "next week between Monday and Thursday". */
export function weekdayRange(week: Recogniser): Recogniser {
  return (tokens, at) => {
    const inner = week(tokens, at);
    const lead = inner && word(tokens, inner.next);
    if (!inner || (lead !== 'between' && lead !== 'from')) return undefined;
    const first = weekdayName(tokens, inner.next + 1);
    const to = first && joint(tokens, first.next, lead);
    const last = to === undefined ? undefined : weekdayName(tokens, to);
    if (!first || !last) return undefined;
    const read = (context: Context): Reading[] =>
      inner.read(context).flatMap(({ start }) => {
        const day = (weekday: number): Temporal.PlainDateTime =>
          weekdayOf(start.toPlainDate(), weekday).toPlainDateTime();
        const meant = isThrough(tokens, first.next) ? takingIn(context) : context;
        return ordered(day(first.value), day(last.value), day(last.value).add({ days: 1 }), 'day', meant);
      });
    return { ...inner, next: last.next, day: false, telling: 0.9, isRange: true, read };
  };
}

/** "Mon-Fri", "Tue to Thu last week": two short names, neither of which is a day by itself. */
export function shortWeekdays(week: Recogniser): Recogniser {
  return (tokens, at) => {
    const lead = word(tokens, at);
    const first = weekdayName(tokens, LEADS.has(lead) ? at + 1 : at);
    const to = first && joint(tokens, first.next, lead);
    const last = to === undefined ? undefined : weekdayName(tokens, to);
    if (!first || !last) return undefined;
    const of = week(tokens, skip(tokens, last.next, 'of'));
    const inWeek = of && tokens.slice(last.next, of.next).some(({ text }) => text === 'week') ? of : undefined;
    const begins = bareWeekday(tokens, first);
    const starts = (context: Context): Temporal.PlainDateTime[] =>
      inWeek
        ? inWeek.read(context).map(({ start }) => weekdayOf(start.toPlainDate(), first.value).toPlainDateTime())
        : begins.read(context).map(({ start }) => start);
    const read = (context: Context): Reading[] =>
      starts(context).flatMap((start) => {
        const end = start.add({ days: (last.value - first.value + 7) % 7 });
        const meant = isThrough(tokens, first.next) ? takingIn(context) : context;
        return ordered(start, end, end.add({ days: 1 }), 'day', meant);
      });
    return { ...begins, next: inWeek?.next ?? last.next, day: false, telling: 0.85, isRange: true, read };
  };
}

/** "2015-19", "2012/13": the second year in two digits, later than the first. "2012-11" is a month. */
export function shortYears(tokens: readonly Token[], at: number): Phrase | undefined {
  const [first, mark, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isYear(first) || !mark?.glued || !['-', '–', '/'].includes(mark.text)) return undefined;
  if (last?.value === undefined || !last.glued || last.end - last.index !== 2 || last.value <= 12) return undefined;
  const end = Math.floor(first!.value! / 100) * 100 + last.value;
  if (end <= first!.value! || first!.value! < 1900 || first!.value! > 2100 || !endsHere(tokens, at + 3))
    return undefined;
  const read = (context: Context): Reading[] => {
    const [from, to] = [yearPeriod(first!.value!), yearPeriod(end)];
    return ordered(from.start, to.start, to.end, 'year', context);
  };
  return { next: at + 3, telling: 0.7, confidence: 0.7, isRange: true, read };
}

function pointAt(tokens: readonly Token[], at: number, point: Recogniser): Phrase | undefined {
  return point(tokens, at) ?? (PLACES.has(word(tokens, at)) ? point(tokens, skip(tokens, at, PLACES)) : undefined);
}

/** "From next Monday to the following Friday": counted from the start. */
function following(tokens: readonly Token[], at: number, point: Recogniser): Phrase | undefined {
  const start = skip(tokens, at, 'the');
  if (word(tokens, start) !== 'following') return undefined;
  const named = point(tokens, start + 1);
  const found = named?.day && named.floating ? named : point(tokens, start);
  return found && { ...found, floating: true };
}

function longer(a: Phrase | undefined, b: Phrase | undefined): Phrase | undefined {
  return a && b ? (b.next >= a.next ? b : a) : (a ?? b);
}

function joint(tokens: readonly Token[], at: number, lead: string): number | undefined {
  if (lead === 'between' && word(tokens, at) === 'and') return at + 1;
  for (const text of TO) {
    const next = words(tokens, at, text);
    if (next !== undefined) return next;
  }
  return undefined;
}

/** "2018-05-03/2018-05-08", "3 May 2018 .. 8 May 2018". */
function markAfter(tokens: readonly Token[], at: number, left: Phrase): number | undefined {
  if (!(left.day || left.timed) || !(isYear(tokens[at]) || isYear(tokens[left.next - 1]))) return undefined;
  for (const mark of MARKS) {
    const next = words(tokens, left.next, mark);
    if (next !== undefined && word(tokens, next) !== '.') return next;
  }
  return undefined;
}

function isYear(token: Token | undefined): boolean {
  return token?.value !== undefined && token.end - token.index === 4;
}

/** Both ends; one without a year is read relative to the other. */
function ranges(left: Phrase, right: Phrase, context: Context, through: boolean): Reading[] {
  const [start, end] = ends(left, right, context);
  if (!start || !end) return [];
  const from = edgeOf(start, left);
  const to = isTimed(end) ? end.start : edgeOf(end, right);
  const last = isTimed(end) ? end.start : end.end;
  // "2014 through 2018" ends like every other range of years.
  const meant = through && start.precision !== 'year' ? takingIn(context) : context;
  const readings = ordered(from, to, last, start.precision, meant);
  if (!start.exact && !end.exact) return readings;
  return readings.map((reading) => ({
    ...reading,
    exact: {
      start: start.exact?.start ?? instantOf(reading.start, context.timezone),
      end: end.exact?.start ?? instantOf(reading.end, context.timezone),
    },
  }));
}

function ends(left: Phrase, right: Phrase, context: Context): [Reading?, Reading?] {
  if (left.floating && !left.timed && !right.floating && !right.present) {
    const end = right.read(context)[0];
    return [end && left.read(seenFrom(context, end.start, 'past'))[0], end];
  }
  // What began goes on, so "since May" is not a future May.
  const start = left.read(right.present ? { ...context, tense: 'past' } : context)[0];
  return [start, start && endAfter(start, right, context)];
}

function endAfter({ start }: Reading, right: Phrase, context: Context): Reading | undefined {
  if (!right.floating) return right.read(context)[0];
  // "From Friday morning to Friday evening": a time of day may be on the day of the start.
  const dayBefore =
    right.timed && !right.dayless ? seenFrom(context, start.subtract({ days: 1 }), 'future') : undefined;
  const same = dayBefore && right.read(dayBefore).find((one) => Temporal.PlainDateTime.compare(one.start, start) > 0);
  return same ?? right.read(seenFrom(context, start, 'future'))[0];
}

function edgeOf(reading: Reading, { edge }: Phrase): Temporal.PlainDateTime {
  if (!edge) return reading.start;
  // The phrase is already a part of its period. The whole ends where its last part ends.
  return edge === 'end' ? reading.end : middleOf(reading);
}

/**
 * The range up to the start of its last unit, and the one that includes that unit, in the order that the caller
 * prefers.
 */
function ordered(
  from: Temporal.PlainDateTime,
  to: Temporal.PlainDateTime,
  whole: Temporal.PlainDateTime,
  precision: Precision,
  { options }: Context,
): Reading[] {
  const ends = options.rangeEnd === 'inclusive' ? [whole, to] : [to, whole];
  const distinct = to.equals(whole) ? [to] : ends;
  return distinct
    .filter((end) => Temporal.PlainDateTime.compare(end, from) > 0)
    .map((end) => ({ start: from, end, precision }));
}
