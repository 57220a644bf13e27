import { Temporal } from 'temporal-polyfill';
import { dayPeriod, yearPeriod } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { counts } from './count-or-year.js';
import { endsHere } from './ends.js';
import { ordinal } from './numbers.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { isThrough } from './through.js';
import { skip, word, words } from './tokens.js';
import { MONTHS } from './vocabulary.js';
import { year } from './year.js';

const TIME_PLACES = new Set([
  'in',
  'since',
  'until',
  'till',
  'by',
  'from',
  'to',
  'between',
  'through',
  'throughout',
  'during',
  'circa',
  'around',
  'born',
  'before',
  'after',
  'of',
  'year',
  'mid',
  'early',
  'late',
  'and',
]);

/** A number alone may count anything, so this is below the confidence of a stated time. */
const UNPLACED = 0.4;
/** A number after these is a time, a price or part of a name. */
const NUMBERED = new Set(
  'at a an cost costs costing paid pay pays spent owe owes earn earns pin pins code codes room flat apartment number no extension reference account postcode zip total price rent salary balance'.split(
    ' ',
  ),
);
const HESITANT = new Set(['um', 'uh', 'er', 'erm', 'like']);
const STARTS = new Set(['', '.', '!', '?', ';', '\n']);
const TOLD_OF = new Set(['was', 'saw', 'brought', ',', ':', '-', '–']);
const BE = new Set(['is', 'was', 'are', 'were', 'of', ':']);

/** A year by itself: "in 1998", "2088", "the year of 1996", "cy 1996". A number that counts things is not a year. */
export function bareYear(tokens: readonly Token[], at: number): Phrase | undefined {
  const lead = words(tokens, at, 'the year of') ?? words(tokens, at, 'year of') ?? words(tokens, at, 'calendar year') ??
    words(tokens, at, 'the year') ?? words(tokens, at, 'year') ?? words(tokens, at, 'cy'); // prettier-ignore
  const found = year(tokens, lead ?? at);
  if (!found) return undefined;
  const after = word(tokens, found.next);
  const placed = lead !== undefined || isPlaced(tokens, at) || isTopic(tokens, at, found.next);
  if (!placed && (MONTHS.has(word(tokens, at - 1)) || ['$', '€', '£', '#', '.', 'x'].includes(word(tokens, at - 1))))
    return undefined;
  if (tokens[found.next]?.glued && (/^[a-z%]/.test(after) || (',.:'.includes(after) && tokens[found.next + 1]?.glued)))
    return undefined;
  if (lead === undefined && counts(tokens, at, found)) return undefined;
  if (found.value < 1500 && !placed) return undefined;
  if (inNumber(tokens, at) || (!placed && isNumbered(tokens, at))) return undefined;
  const alone = at === 0 && found.next === tokens.length;
  return {
    next: found.next,
    telling: placed ? 0.7 : 0.35,
    confidence: placed || alone ? 0.9 : UNPLACED,
    read: () => [yearPeriod(found.value)],
  };
}

/** "In 2015", "in uh 2015". */
function isPlaced(tokens: readonly Token[], at: number): boolean {
  const before = word(tokens, HESITANT.has(word(tokens, at - 1)) ? at - 2 : at - 1);
  return TIME_PLACES.has(before);
}

/** "2015 was a hard year", "2015: moved to York". */
function isTopic(tokens: readonly Token[], at: number, next: number): boolean {
  return STARTS.has(word(tokens, at - 1)) && TOLD_OF.has(word(tokens, next));
}

/** "My pin is 2004", "it costs nineteen ninety nine", "a 2015 Honda". */
function isNumbered(tokens: readonly Token[], at: number): boolean {
  return NUMBERED.has(word(tokens, BE.has(word(tokens, at - 1)) ? at - 2 : at - 1));
}

/** "555-2019" is a telephone number; "1991-1996" is a range of years. */
function inNumber(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 2];
  const glued = tokens[at]?.glued && tokens[at - 1]?.glued && before !== undefined && /^\d/.test(before.text);
  return glued === true && before.end - before.index !== 4;
}

/** From here on a number in words is seldom a rank. */
const LEAST_SPELT = 7;
/** Words before a day. After a name or a noun the number belongs to that. */
const DAY_PLACES = new Set(
  (
    ', . ! ? ; : - and or for to by from until till before after since around about between is was not than say said do ' +
    "make it it's that's book me us you mean wait actually no yes maybe please how"
  )
    .split(' ')
    .concat('', '\n'),
);

/** A day of the month by itself: "on the 15th", "the 21st", "on this 20th". */
export function bareDay(tokens: readonly Token[], at: number): Phrase | undefined {
  const pointed = word(tokens, at) === 'this' && tokens[at + 1]?.value !== undefined;
  if (word(tokens, at) !== 'the' && !pointed) return undefined;
  const day = ordinal(tokens, at + 1);
  if (
    !day ||
    day.value > 31 ||
    !(endsHere(tokens, day.next) || opensClause(tokens, at, day.next) || leadsOn(tokens, day.next))
  )
    return undefined;
  const written = tokens[at + 1]!.value !== undefined;
  if (!written && !isDayInWords(tokens, at, day.value)) return undefined;
  return {
    next: day.next,
    telling: 0.8,
    confidence: 0.7,
    floating: true,
    day: true,
    read: (context) => daysNear(day.value, context),
  };
}

/**
 * "From the 5th I'll be in Cardiff": a day at the start of its sentence, followed by somebody who does something from
 * then on.
 */
function opensClause(tokens: readonly Token[], at: number, next: number): boolean {
  const before = word(tokens, at - 1);
  const isLed = before === 'of' ? word(tokens, at - 2) === 'as' : OPENS.has(before);
  return isLed && DOERS.test(word(tokens, next));
}

/** "The 6th through the 9th". */
function leadsOn(tokens: readonly Token[], at: number): boolean {
  const last = isThrough(tokens, at) ? ordinal(tokens, skip(tokens, at + 1, 'the')) : undefined;
  return last !== undefined && endsHere(tokens, last.next);
}

const OPENS = new Set(['on', 'from', 'by', 'until', 'till', 'since', 'starting', 'before', 'after']);
const DOERS = /^(?:i|we|you|he|she|they|it|my|our|his|her|their)(?:['’].*)?$/u;

/**
 * "On the third", and higher numbers also where no rank is meant: "make it the fifteenth", but not "Henry the Eighth".
 */
function isDayInWords(tokens: readonly Token[], at: number, day: number): boolean {
  const before = word(tokens, at - 1);
  const isWeekOf = before === 'of' && ['week', 'weekend'].includes(word(tokens, at - 2));
  return before === 'on' || isWeekOf || (day >= LEAST_SPELT && isDayPlace(tokens, at));
}

/**
 * @returns whether a number after the words before `at` is more likely a day than part of a name: not "Henry the
 * Eighth".
 */
export function isDayPlace(tokens: readonly Token[], at: number): boolean {
  return DAY_PLACES.has(word(tokens, at - 1));
}

/** The days with that number in the months around, likeliest first. */
export function daysNear(day: number, context: Context): Reading[] {
  const month = Temporal.PlainYearMonth.from(context.today);
  const near = [-2, -1, 0, 1, 2].map((offset) => month.add({ months: offset }));
  return choose(
    near.filter(({ daysInMonth }) => day <= daysInMonth).map((in_) => dayPeriod(in_.toPlainDate({ day }))),
    context,
  ).slice(0, 3);
}
