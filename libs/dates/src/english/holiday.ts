import { Temporal } from 'temporal-polyfill';
import { calendarUnit, dayPeriod, days } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { HOLIDAYS } from '../holidays/names.js';
import type { Rule } from '../holidays/rules.js';
import type { Read } from './numbers.js';
import type { Phrase, Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { DIRECTIONS } from './vocabulary.js';
import type { Year } from './relative-year.js';
import { relativeYear } from './relative-year.js';
import { year, yearAfter } from './year.js';

interface Named {
  name: string;
  /** By country; '' for all others. */
  rules: Map<string, Rule>;
}

/** "The Christmas tree", "a Halloween costume": things that are named after a day, and are there on others. */
const THINGS = new Set(
  (
    'tree trees jumper jumpers sweater sweaters card cards carol carols light lights decoration decorations present presents gift gifts cookie cookies movie movies ' +
    'film films song songs music costume costumes pudding puddings stocking stockings ornament ornaments egg eggs bunny candy wreath wreaths pumpkin recipe recipes'
  ).split(' '),
);

const GREETINGS = new Set(['happy', 'merry']);

const byFirstWord = new Map<string, Named[]>();
for (const [names, rule] of HOLIDAYS) {
  for (const entry of names.split('|')) {
    const [name, country = ''] = entry.split(':') as [string, string?];
    for (const one of spellings(name)) add(one, country, rule);
  }
}

/** "Presidents Day" is also written "Presidents' Day". */
function spellings(name: string): string[] {
  const owned = name.replace(/s (?=(?:day|eve)$)/, "s ' ");
  return owned === name ? [name] : [name, owned];
}

function add(name: string, country: string, rule: Rule): void {
  const first = name.split(' ')[0]!;
  const group = byFirstWord.get(first) ?? [];
  const named = group.find((one) => one.name === name) ?? { name, rules: new Map<string, Rule>() };
  named.rules.set(country, rule);
  byFirstWord.set(first, group.includes(named) ? group : [...group, named]);
}

/** "last Thanksgiving", "Easter 2011", "New Year's Eve", "Halloween weekend 2013", "the day after Christmas". */
export function holiday(tokens: readonly Token[], at: number): Phrase | undefined {
  const eve = words(tokens, at, 'the day after') ?? words(tokens, at, 'the day before');
  const shift = eve === undefined ? 0 : word(tokens, at + 2) === 'after' ? 1 : -1;
  const start = skip(tokens, eve ?? at, 'the');
  const owner = relativeYear(tokens, start) ?? yearBefore(tokens, start);
  const offset = owner ? undefined : DIRECTIONS.get(word(tokens, start));
  const named = nameAt(tokens, owner?.next ?? (offset === undefined ? start : start + 1));
  if (!named) return undefined;
  const weekend = word(tokens, named.next) === 'weekend';
  const week = word(tokens, named.next) === 'week';
  if (eve === undefined && GREETINGS.has(word(tokens, at - 1))) return undefined;
  if (!owner && offset === undefined && THINGS.has(word(tokens, named.next))) return undefined;
  const after = weekend || week ? named.next + 1 : named.next;
  const said = owner ? { ...owner, next: after } : offset === undefined ? yearAfter(tokens, after) : undefined;
  const read = (context: Context): Reading[] => {
    const rule = ruleOf(named.value, context.options.country);
    const dates = said ? compact([rule?.(said.value(context))]) : datesNear(rule, offset, context);
    return dates.map((date) =>
      weekend
        ? weekendOf(date, context)
        : week
          ? calendarUnit('week', date, 0, context)
          : dayPeriod(date.add({ days: shift })),
    );
  };
  return {
    next: said?.next ?? after,
    telling: 0.85,
    confidence: 0.85,
    floating: offset === undefined && !said,
    day: !weekend && !week,
    read,
  };
}

/** "2018 Thanksgiving", "2018's Easter". */
function yearBefore(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const found = tokens[at]?.value === undefined ? undefined : year(tokens, at);
  return found && { value: () => found.value, next: found.next };
}

function nameAt(tokens: readonly Token[], at: number): { value: Named; next: number } | undefined {
  let best: { value: Named; next: number } | undefined;
  for (const value of byFirstWord.get(word(tokens, at)) ?? []) {
    const next = words(tokens, at, value.name);
    if (next !== undefined && next > (best?.next ?? at)) best = { value, next };
  }
  return best;
}

function ruleOf({ rules }: Named, country: string): Rule | undefined {
  return rules.get(country) ?? rules.get('') ?? rules.values().next().value;
}

function datesNear(rule: Rule | undefined, offset: number | undefined, context: Context): Temporal.PlainDate[] {
  const { today } = context;
  if (!rule) return [];
  if (offset === 0) return compact([rule(today.year)]);
  const dates = compact([-1, 0, 1].map((step) => rule(today.year + step)));
  if (offset === -1) return dates.filter((date) => Temporal.PlainDate.compare(date, today) < 0).slice(-1);
  if (offset === 1) return dates.filter((date) => Temporal.PlainDate.compare(date, today) > 0).slice(0, 1);
  return choose(
    dates.map((date) => dayPeriod(date)),
    context,
  ).map(({ start }) => start.toPlainDate());
}

/** "July 4th weekend", "the 4th of July weekend": the weekend of a date without a holiday's name. */
export function dateWeekend(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const inner = date(tokens, at);
    if (!inner?.day || word(tokens, inner.next) !== 'weekend') return undefined;
    const read = (context: Context): Reading[] =>
      inner.read(context).map(({ start }) => weekendOf(start.toPlainDate(), context));
    return { ...inner, next: inner.next + 1, day: false, read };
  };
}

/**
 * A Monday holiday extends the weekend before it, a Thursday or Friday one the weekend after it; else it is the weekend
 * of its week.
 */
function weekendOf(date: Temporal.PlainDate, context: Context): Reading {
  if (date.dayOfWeek === 1) return days(date.subtract({ days: 2 }), date.add({ days: 1 }), 'weekend');
  return calendarUnit('weekend', date, 0, context);
}

/** @returns the rule of a holiday by its one-word name in the plural: "Christmases", "Easters". */
export function holidayOfMany(text: string, country: string): Rule | undefined {
  const names = [text.replace(/es$/, ''), text.replace(/s$/, '')];
  const named = names
    .flatMap((one) => byFirstWord.get(one) ?? [])
    .find(({ name }) => name !== text && names.includes(name));
  return named && ruleOf(named, country);
}

function compact<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value): value is T => value !== undefined);
}
