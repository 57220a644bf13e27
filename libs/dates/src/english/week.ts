import { Temporal } from 'temporal-polyfill';
import { calendarUnit, dayPeriod, mondayOf, span, weekdayOf } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Read } from './numbers.js';
import type { Phrase, Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, skipSome, word, words } from './tokens.js';
import { DIRECTIONS, UNITS } from './vocabulary.js';
import { LISTS, weekdayName } from './weekday.js';
import { year, yearAfter } from './year.js';

const WEEK_JOINTS = new Set(['-', 'of', 'in', ',', 'the']);
const WEEKS = new Set(['week', 'wk', 'workweek']);
const WEEKENDS = new Set(['weekend', 'wknd']);
const FRIDAY = 5;
const YEAR_JOINTS = new Set(['-', ',']);
const WEEKDAY_JOINTS = new Set(['-', ',', 'on']);

const WEEK_NAMES = ['week number', 'week no .', 'week no', 'calendar week', 'week', 'wk .', 'wk'];

/** "week 6 of 2031", "Week 44", "wk 7 2018", "W12 2018", "2018-W40": ISO weeks. */
export function numberedWeek(tokens: readonly Token[], at: number): Phrase | undefined {
  const before = year(tokens, at);
  const start = before ? skip(tokens, before.next, YEAR_JOINTS) : skip(tokens, at, 'the');
  const number = weekNumber(tokens, start);
  if (!number) return undefined;
  const after = before ? undefined : yearAfter(tokens, number.next);
  // "W12" by itself is a part of London.
  if (!before && !after && word(tokens, start) === 'w') return undefined;
  const read = (context: Context): Reading[] => {
    const of = before?.value ?? after?.value(context) ?? context.today.year;
    if (number.value > weeksIn(of)) return [];
    const first = mondayOf(Temporal.PlainDate.from({ year: of, month: 1, day: 4 }));
    return [span(first.add({ days: 7 * (number.value - 1) }), { days: 7 }, 'week')];
  };
  const hasYear = before !== undefined || after !== undefined;
  return { next: after?.next ?? number.next, telling: 0.8, confidence: hasYear ? 0.95 : 0.7, read };
}

/** 28 December is always in the last ISO week of its year. */
function weeksIn(year: number): number {
  return Temporal.PlainDate.from({ year, month: 12, day: 28 }).weekOfYear ?? 53;
}

function weekNumber(tokens: readonly Token[], at: number): Read<number> | undefined {
  const letter = word(tokens, at) === 'w' && tokens[at + 1]?.glued ? at + 1 : undefined;
  const named = letter ?? WEEK_NAMES.map((name) => words(tokens, at, name)).find((next) => next !== undefined);
  const number = named === undefined ? undefined : tokens[named];
  if (named === undefined || number?.value === undefined || number.value < 1 || number.value > 53) return undefined;
  return { value: number.value, next: named + 1 };
}

/** "the week of 9 June", "the weekend of the 12th": the unit that contains the day. */
export function unitOf(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const start = skip(tokens, at, 'the');
    const unit = UNITS.get(word(tokens, start));
    if ((unit !== 'week' && unit !== 'weekend' && unit !== 'month') || word(tokens, start + 1) !== 'of')
      return undefined;
    const inner = date(tokens, start + 2);
    if (!inner) return undefined;
    return {
      ...inner,
      day: false,
      telling: 0.85,
      read: (context) =>
        inner
          .read(context)
          .filter(({ precision }) => precision === 'day')
          .map(({ start: day }) => calendarUnit(unit, day.toPlainDate(), 0, context)),
    };
  };
}

const BEGINNINGS = new Set(['commencing', 'beginning', 'starting']);

/** "week commencing 7 July", "w/c 7 July", "the week ending Friday": seven days from or up to that day. */
export function weekFrom(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const start = skip(tokens, at, 'the');
    const short = words(tokens, start, 'w / c') ?? words(tokens, start, 'w / e');
    const said = word(tokens, start) === 'week' ? word(tokens, start + 1) : '';
    const ends = short === undefined ? said === 'ending' : word(tokens, start + 2) === 'e';
    if (short === undefined && !ends && !BEGINNINGS.has(said)) return undefined;
    const inner = date(tokens, skip(tokens, short ?? start + 2, WEEKDAY_JOINTS));
    if (!inner?.day) return undefined;
    const read = (context: Context): Reading[] =>
      inner.read(context).map(({ start: day }) => {
        const first = day.toPlainDate();
        return span(ends ? first.subtract({ days: 6 }) : first, { days: 7 }, 'week');
      });
    return { ...inner, day: false, telling: 0.85, read };
  };
}

/** "Thursday of next week", "next week - Monday", "Saturday of last weekend": a weekday of a named week or weekend. */
export function weekdayInWeek(week: Recogniser): Recogniser {
  return (tokens, at) => {
    const first = weekdayName(tokens, at);
    const start = first ? skipSome(tokens, first.next, WEEK_JOINTS, 3) : at;
    const inner = week(tokens, start);
    const unit = inner && tokens.slice(start, inner.next).find(({ text }) => WEEKS.has(text) || WEEKENDS.has(text));
    if (!inner || !unit) return undefined;
    const named = first ?? weekdayName(tokens, skip(tokens, inner.next, WEEKDAY_JOINTS));
    if (!named || (WEEKENDS.has(unit.text) && !isOfWeekend(tokens, start, inner.next, named.value))) return undefined;
    // "The week after next Friday".
    if (!first && DIRECTIONS.has(word(tokens, named.next - 2))) return undefined;
    const read = (context: Context): Reading[] =>
      inner
        .read(context)
        .filter(({ precision }) => precision === 'week' || precision === 'weekend')
        .map(({ start: day }) => dayPeriod(weekdayOf(day.toPlainDate(), named.value)));
    return { ...inner, next: first ? inner.next : named.next, telling: 0.92, day: true, read };
  };
}

/** "Monday and Wednesday last week": the days before the last one are of that week too. */
export function listedInWeek(week: Recogniser): Recogniser {
  return (tokens, at) => {
    const first = weekdayName(tokens, at);
    const last = first && endOfList(tokens, first.next);
    const inner = last === undefined ? undefined : week(tokens, skipSome(tokens, last, WEEK_JOINTS, 3));
    if (!first || !inner || !WEEKS.has(word(tokens, inner.next - 1))) return undefined;
    const read = (context: Context): Reading[] =>
      inner.read(context).map(({ start }) => dayPeriod(weekdayOf(start.toPlainDate(), first.value)));
    return { ...inner, next: first.next, telling: 0.91, day: true, read };
  };
}

/** The index after the weekdays that follow a first one, if any do. */
function endOfList(tokens: readonly Token[], at: number): number | undefined {
  let end: number | undefined;
  for (let next = at, names = 1; names < 7; names += 1) {
    const joint = skipSome(tokens, next, LISTS, 2);
    const named = joint > next ? weekdayName(tokens, joint) : undefined;
    if (!named) break;
    end = next = named.next;
  }
  return end;
}

/**
 * "Saturday last weekend". But "on Friday, last weekend was fun" has two times, and "the weekend, Saturday and Sunday"
 * only lists days.
 */
function isOfWeekend(tokens: readonly Token[], at: number, next: number, weekday: number): boolean {
  const isPointed = tokens.slice(at, next).some(({ text }) => DIRECTIONS.has(text));
  return isPointed && weekday >= FRIDAY && word(tokens, at - 1) !== ',';
}
