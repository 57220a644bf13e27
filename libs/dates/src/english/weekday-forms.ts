import { Temporal } from 'temporal-polyfill';
import { dayPeriod } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { dayNumber } from './absolute.js';
import { amount } from './amount.js';
import { clock } from './clock.js';
import { belowHundred, ordinal } from './numbers.js';
import type { Phrase } from './phrase.js';
import { isHoursAfterDay } from './spoken-hour.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { bareWeekday, neighbour, weekdayName } from './weekday.js';

/** What is counted by a rank: "first go", "second time". */
const RANKED = new Set(
  'go time try attempt thing class prize place half half-time team year floor round shift'.split(' '),
);

/** Within this many days a cardinal number can be a day of the month; further away it counts something. */
const NEAR_DAYS = 42;

/**
 * "Tuesday the ninth", "Thursday 12": the nearest day with that number that is such a weekday. "Thursday three" is an
 * hour.
 */
export function weekdayWithNumber(tokens: readonly Token[], at: number): Phrase | undefined {
  const named = weekdayName(tokens, at);
  if (!named) return undefined;
  const after = [',', 'the'].includes(word(tokens, named.next)) ? named.next + 1 : named.next;
  const number = word(tokens, after) === 'the' ? after + 1 : after;
  const day = dayNumber(tokens, number);
  const isOrdinal = word(tokens, number - 1) === 'the' || ordinal(tokens, number) !== undefined;
  if (!isOrdinal && isHoursAfterDay(tokens, number)) return undefined;
  if (!isOrdinal && isHour(tokens, number)) return undefined;
  if (isRank(tokens, number, day?.next)) return undefined;
  if (!day || goesOn(tokens, day.next)) return undefined;
  if (['am', 'pm', "o'clock", 'sharp', 'p', 'a', 'hours', 'weeks', 'days', 'people'].includes(word(tokens, day.next)))
    return undefined;
  return {
    next: day.next,
    telling: 0.95,
    confidence: 0.85,
    day: true,
    read: (context) => {
      const dates = matching(named.value, day.value, context);
      const near = isOrdinal ? dates : dates.filter((one) => isNear(one, context));
      return near.length > 0 ? near : bareWeekday(tokens, named).read(context);
    },
  };
}

/** "Thursday 11:30", "Thursday 11.00", "Thursday 11/2", "Thursday 5pm": the number is a part of something longer. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const [mark, next] = [tokens[at], tokens[at + 1]];
  if (!mark) return false;
  const isPoint = mark.text === '.' && mark.glued && next?.glued === true && next.value !== undefined;
  return isPoint || /^[:/]$/.test(mark.text) || (mark.glued && /^[a-z%-]/.test(mark.text));
}

/** "On Tuesday, first go": a rank that counts what follows it. */
function isRank(tokens: readonly Token[], at: number, next: number | undefined): boolean {
  const isFew = ['first', 'second', 'third'].includes(word(tokens, at)) && word(tokens, at - 1) !== 'the';
  return isFew && next !== undefined && RANKED.has(word(tokens, next));
}

/** In words, one to twelve are hours, as is anything with minutes: "Friday twenty past three". */
function isHour(tokens: readonly Token[], at: number): boolean {
  const isInWords = tokens[at]?.value === undefined;
  return isInWords && ((belowHundred(tokens, at)?.value ?? 0) <= 12 || clock(tokens, at)?.value.sure === true);
}

function isNear({ start }: Reading, { today }: Context): boolean {
  return Math.abs(today.until(start.toPlainDate()).days) <= NEAR_DAYS;
}

/** "two Mondays later", "three Fridays ago", "2 Sundays from now". */
export function countedWeekdays(tokens: readonly Token[], at: number): Phrase | undefined {
  const count = amount(tokens, at);
  const named = count && weekdayName(tokens, count.next);
  if (!count || !named || count.value.vague || count.value.count % 1 !== 0) return undefined;
  const back = words(tokens, named.next, 'ago') ?? words(tokens, named.next, 'back');
  const after = back ?? words(tokens, named.next, 'later') ?? words(tokens, named.next, 'from now');
  if (after === undefined) return undefined;
  const direction = back === undefined ? 1 : -1;
  const read = ({ today }: Context): Reading[] => [
    dayPeriod(neighbour(today, named.value, direction).add({ days: 7 * direction * (count.value.count - 1) })),
  ];
  return { next: after, telling: 0.9, confidence: 0.9, day: true, read };
}

const OTHER_ONE = ['the next one', 'next one', 'the next', 'next week', 'the one after that', 'the one after', 'the following one', 'the following', 'the week after']; // prettier-ignore

/** "Not this Friday but the next", "not this Monday, the one after": that of the week after the coming one. */
export function notThisOne(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = words(tokens, at, 'not this') ?? words(tokens, at, 'not this coming');
  const named = start === undefined ? undefined : weekdayName(tokens, start);
  if (!named) return undefined;
  const other = skip(tokens, skip(tokens, named.next, ','), 'but');
  const next = OTHER_ONE.map((name) => words(tokens, other, name)).find((found) => found !== undefined);
  if (next === undefined) return undefined;
  const read = ({ today }: Context): Reading[] => [dayPeriod(neighbour(today, named.value, 1).add({ days: 7 }))];
  return { next, telling: 0.9, confidence: 0.9, day: true, read };
}

function matching(weekdayNumber: number, day: number, context: Context): Reading[] {
  const month = Temporal.PlainYearMonth.from(context.today);
  for (let reach = 0; reach <= 12; reach += 1) {
    const near = (reach === 0 ? [0] : [-reach, reach]).map((offset) => month.add({ months: offset }));
    const fitting = near.filter(({ daysInMonth }) => day <= daysInMonth).map((in_) => in_.toPlainDate({ day }));
    const found = fitting.filter(({ dayOfWeek }) => dayOfWeek === weekdayNumber);
    if (found.length > 0)
      return choose(
        found.map((date) => dayPeriod(date)),
        context,
      );
  }
  return [];
}
