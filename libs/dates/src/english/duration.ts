import type { Read } from './numbers.js';
import { whole } from './numbers.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import type { Unit } from './vocabulary.js';
import { UNITS } from './vocabulary.js';

/** How many of a thing: "3", "a couple of", "two and a half". */
export interface Amount {
  count: number;
  /** The words leave the number open: "a few", "several". */
  vague: boolean;
}

/** A length in one or more units: "2 years 1 month and 21 days". */
export interface Duration {
  months: number;
  days: number;
  businessDays: number;
  seconds: number;
  /** The finest and the coarsest unit named. */
  finest: Unit;
  coarsest: Unit;
  vague: boolean;
}

const NO_MORE_THAN = 8; // terms of one duration: keeps the scan of any text linear
const VAGUE = new Map([
  ['few', 3],
  ['several', 4],
  ['couple', 2],
  ['some', 3],
  ['many', 5],
]);
const ARTICLES = new Set(['a', 'an', 'one']);
const JOINTS = new Set([',', 'and']);
const HEDGES = new Set(['about', 'around', 'roughly', 'approximately', 'nearly', 'almost', 'over', 'some', 'circa', '~', 'like']);
const ORDER: Unit[] = [
  'second', 'minute', 'hour', 'business day', 'night', 'day', 'weekend', 'week', 'fortnight', 'month', 'quarter', 'half', 'year', 'decade', 'century',
]; // prettier-ignore

const MONTHS_IN: Partial<Record<Unit, number>> = { month: 1, quarter: 3, half: 6, year: 12, decade: 120, century: 1200 };
const DAYS_IN: Partial<Record<Unit, number>> = { day: 1, night: 1, week: 7, weekend: 7, fortnight: 14 };
const SECONDS_IN: Partial<Record<Unit, number>> = { second: 1, minute: 60, hour: 3600 };

/** The unit named at `at`: also "business days", "working days". */
export function unitAt(tokens: readonly Token[], at: number): Read<Unit> | undefined {
  const text = word(tokens, at);
  if (text === 'business' || text === 'working' || text === 'calendar') {
    const inner = UNITS.get(word(tokens, at + 1));
    if (inner === undefined) return undefined;
    return { value: inner === 'day' && text !== 'calendar' ? 'business day' : inner, next: at + 2 };
  }
  const unit = UNITS.get(text);
  // One letter is a unit only right after its number: "2h".
  return unit && (text.length > 1 || tokens[at]?.glued) ? { value: unit, next: at + 1 } : undefined;
}

/** How many, before a unit. `half` alone is 0.5; "a" is 1. */
export function amount(tokens: readonly Token[], at: number): Read<Amount> | undefined {
  const half = words(tokens, at, 'half a') ?? words(tokens, at, 'half an') ?? words(tokens, at, 'a half');
  if (half !== undefined) return { value: { count: 0.5, vague: false }, next: half };
  const article = word(tokens, at) === 'a' ? at + 1 : at;
  const vague = VAGUE.get(word(tokens, article));
  if (vague !== undefined) {
    const next = word(tokens, article + 1) === 'more' ? article + 2 : article + 1;
    return { value: { count: vague, vague: vague > 2 }, next: word(tokens, next) === 'of' ? next + 1 : next };
  }
  if (words(tokens, at, 'a dozen')) return { value: { count: 12, vague: false }, next: at + 2 };
  const number = whole(tokens, at);
  if (!number) return ARTICLES.has(word(tokens, at)) ? { value: { count: 1, vague: false }, next: at + 1 } : undefined;
  return fraction(tokens, number);
}

function fraction(tokens: readonly Token[], number: Read<number>): Read<Amount> {
  const { value, next } = number;
  const half = words(tokens, next, 'and a half') ?? words(tokens, next, 'and half') ?? words(tokens, next, 'and half a');
  if (half !== undefined) return { value: { count: value + 0.5, vague: false }, next: half };
  const decimal = tokens[next + 1];
  if (word(tokens, next) === '.' && tokens[next]?.glued && decimal?.glued && decimal.text.length === 1 && decimal.value !== undefined) {
    return { value: { count: value + decimal.value / 10, vague: false }, next: next + 2 };
  }
  const range = word(tokens, next) === 'or' || word(tokens, next) === '-' ? whole(tokens, next + 1) : undefined;
  if (range?.value === value + 1) return { value: { count: range.value, vague: true }, next: range.next };
  return { value: { count: value, vague: false }, next: skip(tokens, next, '-') };
}

/** A length of one or more terms. */
export function duration(tokens: readonly Token[], at: number): Read<Duration> | undefined {
  let start = at;
  while (start < at + 2 && HEDGES.has(word(tokens, start)) && word(tokens, start + 1) !== 'of') start += 1;
  let found = term(tokens, start);
  for (let terms = 1; found && terms < NO_MORE_THAN; terms += 1) {
    let next = found.next;
    while (next < found.next + 2 && JOINTS.has(word(tokens, next))) next += 1;
    const more = term(tokens, next);
    if (!more || more.value.finest === found.value.finest) break;
    found = { value: sum(found.value, more.value), next: more.next };
  }
  return found && start > at ? { ...found, value: { ...found.value, vague: true } } : found;
}

/** The length of `count` units; halves of months and years become whole smaller units. */
export function durationOf(unit: Unit, { count, vague }: Amount): Duration {
  const months = (MONTHS_IN[unit] ?? 0) * count;
  const days = (DAYS_IN[unit] ?? 0) * count + (months % 1) * 30;
  return {
    months: Math.trunc(months),
    days: Math.trunc(days),
    businessDays: unit === 'business day' ? Math.round(count) : 0,
    seconds: Math.round((SECONDS_IN[unit] ?? 0) * count + (days % 1) * 86_400),
    finest: unit,
    coarsest: unit,
    vague,
  };
}

function term(tokens: readonly Token[], at: number): Read<Duration> | undefined {
  const many = amount(tokens, at);
  if (!many) return undefined;
  const unit = unitAt(tokens, many.next);
  if (!unit) return undefined;
  const half = words(tokens, unit.next, 'and a half');
  const count = half === undefined ? many.value.count : many.value.count + 0.5;
  return { value: durationOf(unit.value, { ...many.value, count }), next: half ?? unit.next };
}

function sum(a: Duration, b: Duration): Duration {
  const [finer, coarser] = ORDER.indexOf(a.finest) < ORDER.indexOf(b.finest) ? [a, b] : [b, a];
  return {
    months: a.months + b.months,
    days: a.days + b.days,
    businessDays: a.businessDays + b.businessDays,
    seconds: a.seconds + b.seconds,
    finest: finer.finest,
    coarsest: coarser.coarsest,
    vague: a.vague || b.vague,
  };
}
