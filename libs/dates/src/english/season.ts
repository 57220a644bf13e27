import { Temporal } from 'temporal-polyfill';
import { span } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { DIRECTIONS } from './vocabulary.js';
import type { Year } from './relative-year.js';
import { century, yearAfter } from './year.js';

// Meteorological seasons: whole months, from the first of March, June, September and December; half a year later in the
// south.
const FIRST_MONTH = new Map([
  ['spring', 3],
  ['springtime', 3],
  ['summer', 6],
  ['summertime', 6],
  ['autumn', 9],
  ['fall', 9],
  ['winter', 12],
  ['wintertime', 12],
]);
const PLACES = new Set([
  'in',
  'during',
  'over',
  'by',
  'since',
  'until',
  'till',
  'of',
  'for',
  'early',
  'late',
  'mid',
  'every',
  'between',
  'from',
]);

/** "last summer", "this spring", "winter 2019", "the fall of 2020", "in the autumn". */
export function season(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, 'the');
  const beyond = words(tokens, start + 1, 'before last');
  const offset = beyond === undefined ? DIRECTIONS.get(word(tokens, start)) : -2;
  const named = offset === undefined || beyond !== undefined ? start : start + 1;
  const month = FIRST_MONTH.get(word(tokens, named));
  if (month === undefined) return undefined;
  const after =
    offset === undefined
      ? (overNewYear(tokens, named + 1) ?? yearAfter(tokens, named + 1) ?? shortYear(tokens, named + 1))
      : undefined;
  // "Spring" and "fall" are also other words; without a year they need a place where only a time can be.
  if (offset === undefined && !after && !PLACES.has(word(tokens, at - 1))) return undefined;
  return {
    next: beyond ?? after?.next ?? named + 1,
    telling: 0.75,
    confidence: word(tokens, start) === 'that' ? 0.4 : offset === undefined && !after ? 0.6 : 0.85,
    floating: offset === undefined && !after,
    read: (context) => readings(month, offset, after?.value, context),
  };
}

/** "The winter of 2018-2019", "winter 2018/19": named after the year in which it begins. */
function overNewYear(tokens: readonly Token[], at: number): { value: Year; next: number } | undefined {
  const first = tokens[skip(tokens, at, 'of')];
  const next = skip(tokens, at, 'of') + 3;
  const last = tokens[next - 1];
  const isMarked = ['-', '–', '/'].includes(word(tokens, next - 2));
  if (first?.value === undefined || first.end - first.index !== 4 || !isMarked || last?.value === undefined)
    return undefined;
  const size = last.end - last.index;
  const isNext =
    (size === 4 && last.value === first.value + 1) || (size === 2 && last.value === (first.value + 1) % 100);
  return isNext ? { value: () => first.value!, next } : undefined;
}

/** "the summer of 69" */
function shortYear(tokens: readonly Token[], at: number): { value: Year; next: number } | undefined {
  const number = word(tokens, at) === 'of' ? tokens[at + 1] : undefined;
  if (number?.value === undefined || number.end - number.index !== 2) return undefined;
  return { value: () => century(number.value!), next: at + 2 };
}

/** @returns the season of a year by its plural name, as in "two summers ago". */
export function seasonOfMany(text: string): ((year: number, context: Context) => Reading) | undefined {
  const month = text.endsWith('s') ? FIRST_MONTH.get(text.slice(0, -1)) : undefined;
  return month === undefined ? undefined : (year, context) => inYear(month, year, context);
}

function inYear(month: number, year: number, { options }: Context): Reading {
  const first = options.hemisphere === 'south' ? ((month + 5) % 12) + 1 : month;
  return span(Temporal.PlainDate.from({ year, month: first, day: 1 }), { months: 3 }, 'season');
}

function readings(month: number, offset: number | undefined, year: Year | undefined, context: Context): Reading[] {
  const of = (year: number): Reading => inYear(month, year, context);
  if (year) return [of(year(context))];
  const near = [-3, -2, -1, 0, 1, 2].map((step) => of(context.today.year + step));
  const { now } = context;
  const ended = near.filter(({ end }) => Temporal.PlainDateTime.compare(end, now) <= 0);
  const coming = near.filter(({ start }) => Temporal.PlainDateTime.compare(start, now) > 0);
  const running = near.filter((one) => !ended.includes(one) && !coming.includes(one));
  if (offset === -2) return ended.slice(-2, -1);
  if (offset === -1) return ended.slice(-1);
  if (offset === 1) return coming.slice(0, 1);
  // "This spring" is the current one, else that of this year.
  if (offset === 0) return running.length > 0 ? running : [of(context.today.year)];
  return choose([...ended.slice(-1), ...running, ...coming.slice(0, 1)], context);
}
