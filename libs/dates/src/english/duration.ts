import type { Read } from './numbers.js';
import { remembered } from './remembered.js';
import type { Token } from './tokens.js';
import { skipSome, word, words } from './tokens.js';
import type { Unit } from './vocabulary.js';
import type { Amount } from './amount.js';
import { amount, partAfter, unitAt } from './amount.js';

/** A length in one or more units: "3 years 2 months and 11 days". */
export interface Duration {
  months: number;
  days: number;
  businessDays: number;
  seconds: number;
  /** The smallest unit named. */
  finest: Unit;
  vague: boolean;
}

const NO_MORE_THAN = 8; // terms of one duration: keeps the scan of any text linear

const MOST_MONTHS = 120_000; // ten thousand years: no date is further away

const JOINTS = new Set([',', 'and']);

const HEDGES = new Set([
  'about',
  'around',
  'roughly',
  'approximately',
  'nearly',
  'almost',
  'over',
  'some',
  'circa',
  '~',
  'like',
  'more',
  'than',
  'just',
  'under',
  'less',
]);

const EXACT = new Set(['exactly', 'precisely']);

const ASKED = new Set(['what', 'how']);

const ORDER: Unit[] = [
  'second', 'minute', 'hour', 'business day', 'night', 'day', 'weekend', 'week', 'fortnight', 'month', 'quarter', 'half', 'year', 'decade', 'century',
]; // prettier-ignore

const MONTHS_IN: Partial<Record<Unit, number>> = {
  month: 1,
  quarter: 3,
  half: 6,
  year: 12,
  decade: 120,
  century: 1200,
};

const DAYS_IN: Partial<Record<Unit, number>> = { day: 1, night: 1, week: 7, weekend: 7, fortnight: 14 };

const SECONDS_IN: Partial<Record<Unit, number>> = { second: 1, minute: 60, hour: 3600 };

/** A length of one or more terms. Many recognisers ask for it at the same token. */
export const duration = remembered(lengthAt);

function lengthAt(tokens: readonly Token[], at: number): Read<Duration> | undefined {
  if (EXACT.has(word(tokens, at))) return lengthAt(tokens, at + 1);
  let start = at;
  while (start < at + 3 && HEDGES.has(word(tokens, start)) && word(tokens, start + 1) !== 'of') start += 1;
  // "Some weeks": the hedge is the number itself.
  let found = term(tokens, start) ?? (start > at ? term(tokens, --start) : undefined);
  for (let terms = 1; found && terms < NO_MORE_THAN; terms += 1) {
    const more = term(tokens, skipSome(tokens, found.next, JOINTS, 2)) ?? minutesAfter(tokens, found);
    if (!more || more.value.finest === found.value.finest) break;
    found = { value: sum(found.value, more.value), next: more.next };
  }
  return found && isRough(tokens, at, start) ? { ...found, value: { ...found.value, vague: true } } : found;
}

/** "About two weeks ago", but neither "just two weeks ago" nor "what about two weeks ago?". */
function isRough(tokens: readonly Token[], at: number, end: number): boolean {
  const first = ASKED.has(word(tokens, at - 1)) ? at + 1 : at;
  return tokens.slice(first, end).some(({ text }) => text !== 'just');
}

/** The length of `count` units; halves of months and years are converted to smaller units. */
export function durationOf(unit: Unit, { count, vague }: Amount): Duration {
  const months = (MONTHS_IN[unit] ?? 0) * count;
  const days = (DAYS_IN[unit] ?? 0) * count + (months % 1) * 30;
  return {
    months: Math.trunc(months),
    days: Math.trunc(days),
    businessDays: unit === 'business day' ? Math.round(count) : 0,
    seconds: Math.round((SECONDS_IN[unit] ?? 0) * count + (days % 1) * 86_400),
    finest: finestOf(unit, count),
    vague,
  };
}

/** Half a year is counted in months, half a century in years, a quarter of an hour in minutes. */
function finestOf(unit: Unit, count: number): Unit {
  if (unit === 'hour' && count % 0.5 !== 0) return 'minute';
  if (count % 1 === 0 || !MONTHS_IN[unit]) return unit;
  return unit === 'decade' || unit === 'century' ? 'year' : 'month';
}

function term(tokens: readonly Token[], at: number): Read<Duration> | undefined {
  const many = amount(tokens, at);
  if (!many) return undefined;
  const unit = unitAt(tokens, many.next);
  if (!unit || isOfYear(tokens, unit.next - 1)) return undefined;
  if (many.value.count * (MONTHS_IN[unit.value] ?? 0) > MOST_MONTHS) return undefined;
  const loose = words(tokens, unit.next, 'or so') ?? words(tokens, unit.next, 'or two');
  if (loose !== undefined) return { value: durationOf(unit.value, { ...many.value, vague: true }), next: loose };
  const more = partAfter(tokens, unit.next);
  const count = many.value.count + (more?.value ?? 0);
  return { value: durationOf(unit.value, { ...many.value, count }), next: more?.next ?? unit.next };
}

/** "2018 second half", "1H 2018", "2020 week 23": a part of a year, and no length. */
function isOfYear(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  const before = tokens[at - 1];
  const isYear = before?.value !== undefined && before.end - before.index === 4;
  // "2020 week 23": weeks that are counted are in the plural.
  if (isYear && !word(tokens, at).endsWith('s')) return true;
  if (word(tokens, at) === 'second') return ['half', 'quarter'].includes(after?.text ?? '');
  return word(tokens, at) === 'h' && after?.value !== undefined && after.end - after.index === 4;
}

/** "1h 20m", "1h20": after hours, "m" cannot be metres. */
function minutesAfter(tokens: readonly Token[], { value, next }: Read<Duration>): Read<Duration> | undefined {
  const number = tokens[next];
  if (value.finest !== 'hour' || number?.value === undefined || number.end - number.index > 2) return undefined;
  const isShort = word(tokens, next - 1) === 'h' && number.glued && number.text.length === 2 && number.value < 60;
  if (isShort && !tokens[next + 1]?.glued)
    return { value: durationOf('minute', { count: number.value, vague: false }), next: next + 1 };
  if (word(tokens, next + 1) !== 'm' || !tokens[next + 1]!.glued) return undefined;
  return { value: durationOf('minute', { count: number.value, vague: false }), next: next + 2 };
}

function sum(a: Duration, b: Duration): Duration {
  const finer = ORDER.indexOf(a.finest) < ORDER.indexOf(b.finest) ? a : b;
  return {
    months: a.months + b.months,
    days: a.days + b.days,
    businessDays: a.businessDays + b.businessDays,
    seconds: a.seconds + b.seconds,
    finest: finer.finest,
    vague: a.vague || b.vague,
  };
}
