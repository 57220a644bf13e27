import { Temporal } from 'temporal-polyfill';
import type { CalendarUnit } from '../calendar.js';
import { calendarUnit, monthPeriod } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { endsHere } from './bare.js';
import { durationOf } from './duration.js';
import type { Read } from './numbers.js';
import type { Phrase } from './phrase.js';
import { phrase } from './phrase.js';
import { elapsed } from './span.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { DIRECTIONS, MONTHS, UNITS } from './vocabulary.js';

const POINTERS = new Set(['the', 'my', 'our', 'this', 'your']);
const QUALIFIERS = new Set(['calendar', 'whole', 'entire', 'full', 'work', 'working']);
const FISCAL = new Set(['fiscal', 'financial']);
const ELAPSED = new Set(['second', 'minute', 'hour']);
const COUNTABLE = new Set<string>([
  'day',
  'week',
  'weekend',
  'fortnight',
  'month',
  'quarter',
  'half',
  'year',
  'decade',
  'century',
]);

const TELLING: Partial<Record<CalendarUnit, number>> = { day: 0.7, week: 0.7, weekend: 0.75, month: 0.75, year: 0.72 };

/** "last week", "this quarter", "the next decade", "this fiscal year", "past hour". */
export function relativeUnit(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = POINTERS.has(word(tokens, at)) && DIRECTIONS.has(word(tokens, at + 1)) ? at + 1 : at;
  const offset = DIRECTIONS.get(word(tokens, start));
  if (offset === undefined) return undefined;
  const unit = namedUnit(tokens, start + 1);
  if (!unit || isPlural(tokens, unit.next - 1)) return undefined;
  // "this" before a pointer word speaks of now, and so says less than "last".
  const telling = (TELLING[unit.value as CalendarUnit] ?? 0.7) - (offset === 0 ? 0.25 : 0);
  if (ELAPSED.has(unit.value)) {
    const length = durationOf(unit.value as 'hour', { count: 1, vague: false });
    return phrase(unit.next, telling, (context) => elapsed(context, length, offset < 0 ? -1 : 1));
  }
  if (!COUNTABLE.has(unit.value) && unit.value !== 'fiscal year') return undefined;
  return phrase(unit.next, telling, (context) =>
    calendarUnit(unit.value as CalendarUnit, context.today, offset, context),
  );
}

/** "the week before last", "the weekend after next". */
export function beyond(tokens: readonly Token[], at: number): Phrase | undefined {
  const unit = namedUnit(tokens, skip(tokens, at, POINTERS));
  if (!unit || !COUNTABLE.has(unit.value)) return undefined;
  const beside = word(tokens, unit.next);
  // "The week before", with nothing after it, is that before the one spoken of: as far as is known, this one.
  if (unit.next - at > 1 && (beside === 'before' || beside === 'after') && endsHere(tokens, unit.next + 1)) {
    const step = beside === 'before' ? -1 : 1;
    return phrase(
      unit.next + 1,
      0.7,
      (context) => calendarUnit(unit.value as CalendarUnit, context.today, step, context),
      0.6,
    );
  }
  const back = words(tokens, unit.next, 'before last');
  const next = back ?? words(tokens, unit.next, 'after next');
  if (next === undefined) return undefined;
  return phrase(next, 0.8, (context) =>
    calendarUnit(unit.value as CalendarUnit, context.today, back ? -2 : 2, context),
  );
}

/** "the week", "my month": the current one, said in passing. "On the weekend" is the one the tense tells. */
export function pointedUnit(tokens: readonly Token[], at: number): Phrase | undefined {
  const pointed = POINTERS.has(word(tokens, at));
  const unit = UNITS.get(word(tokens, pointed ? at + 1 : at));
  const next = pointed ? at + 2 : at + 1;
  if (unit === 'weekend' && !word(tokens, next - 1).endsWith('s')) {
    return { next, telling: 0.6, confidence: 0.7, read: weekends };
  }
  if (
    !pointed ||
    !unit ||
    !['day', 'week', 'month', 'year', 'quarter'].includes(unit) ||
    tokens[next - 1]?.text !== unit
  )
    return undefined;
  return phrase(next, 0.05, (context) => calendarUnit(unit as CalendarUnit, context.today, 0, context), 0.3);
}

/** "this September", "last March", "next June". Last and next are the nearest ones that are not the current month. */
export function relativeMonth(tokens: readonly Token[], at: number): Phrase | undefined {
  const offset = DIRECTIONS.get(word(tokens, at));
  const month = MONTHS.get(word(tokens, at + 1));
  if (offset === undefined || month === undefined) return undefined;
  return { next: at + 2, telling: 0.8, confidence: 0.85, read: ({ today }) => monthsAround(today, month, offset) };
}

/** "The coming weeks" are some, and not the coming week. */
function isPlural(tokens: readonly Token[], at: number): boolean {
  const text = word(tokens, at);
  return text === 'centuries' || (text.endsWith('s') && !tokens[at]!.possessive);
}

/** A unit with what may stand before it: "calendar year", "fiscal quarter". */
function namedUnit(tokens: readonly Token[], at: number): Read<string> | undefined {
  const fiscal = FISCAL.has(word(tokens, at));
  const unit = UNITS.get(word(tokens, fiscal || QUALIFIERS.has(word(tokens, at)) ? at + 1 : at));
  if (!unit) return undefined;
  const next = fiscal || QUALIFIERS.has(word(tokens, at)) ? at + 2 : at + 1;
  return { value: fiscal && unit === 'year' ? 'fiscal year' : unit, next };
}

function monthsAround(today: Temporal.PlainDate, month: number, offset: number): Reading[] {
  const thisYear = monthPeriod(today.year, month);
  if (offset === 0) return [thisYear];
  const recent = monthPeriod(
    offset < 0 && month < today.month
      ? today.year
      : offset > 0 && month > today.month
        ? today.year
        : today.year + offset,
    month,
  );
  const byYear = monthPeriod(today.year + offset, month);
  return recent.start.equals(byYear.start) ? [recent] : [recent, byYear];
}

function weekends(context: Context): Reading[] {
  return choose(
    [0, -1, 1].map((offset) => calendarUnit('weekend', context.today, offset, context)),
    context,
  );
}
