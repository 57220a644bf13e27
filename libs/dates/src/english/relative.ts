import type { CalendarUnit } from '../calendar.js';
import { calendarUnit, days } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { beyondAt, butOne } from './beyond.js';
import { endsHere } from './ends.js';
import { durationOf } from './duration.js';
import type { Read } from './numbers.js';
import type { Phrase } from './phrase.js';
import { phrase } from './phrase.js';
import { elapsed, shift } from './span.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { DIRECTIONS, UNITS } from './vocabulary.js';
import { comingWeekend, thisWeekend, weekends } from './weekend.js';

const POINTERS = new Set(['the', 'my', 'our', 'this', 'your']);

const QUALIFIERS = new Set(['calendar', 'whole', 'entire', 'full']);

const WORKING = new Set(['work', 'working', 'business']);

const COMING = new Set(['coming', 'upcoming']);

const OVER = new Set(['over', 'within', 'during', 'throughout']);

const BE = new Set(['is', 'was', 'be']);
const OF_THING = new Set(['of', 'at']);
const OWNERS = new Set(['my', 'our', 'your']);
const WITHIN = new Set(['in', 'over', 'during', 'for', 'within', 'throughout', 'since', 'of', 'from']);

const LENGTHS = ['day', 'week', 'month', 'quarter', 'year'] as const;

const FISCAL = new Set(['fiscal', 'financial']);

/** They point to a time told before: "that day we met". */
export const BACK_TO = new Set(['that', 'same']);

const AN = new Set(['a', 'another', 'one']);

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
  'working week',
]);

const TELLING: Partial<Record<CalendarUnit, number>> = { day: 0.7, week: 0.7, weekend: 0.75, month: 0.75, year: 0.72 };

/** "last week", "this quarter", "the next decade", "this fiscal year", "past hour". */
export function relativeUnit(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = POINTERS.has(word(tokens, at)) && DIRECTIONS.has(word(tokens, at + 1)) ? at + 1 : at;
  const offset = DIRECTIONS.get(word(tokens, start));
  if (offset === undefined) return undefined;
  const unit = namedUnit(tokens, start + 1);
  if (!unit || isPlural(tokens, unit.next - 1) || isLastOfThing(tokens, start, unit.next)) return undefined;
  // "this" before a pointer word is about now, and so is less specific than "last".
  const telling = (TELLING[unit.value as CalendarUnit] ?? 0.7) - (offset === 0 ? 0.25 : 0);
  if (ELAPSED.has(unit.value)) {
    if (isLate(tokens, start)) return undefined;
    const length = durationOf(unit.value as 'hour', { count: 1, vague: false });
    return phrase(unit.next, telling, (context) => elapsed(context, length, offset < 0 ? -1 : 1));
  }
  if (!COUNTABLE.has(unit.value) && unit.value !== 'fiscal year') return undefined;
  const named = unit.value as CalendarUnit;
  const confidence = BACK_TO.has(word(tokens, start)) ? 0.4 : 0.9;
  if (named === 'weekend' && offset === 0) return { next: unit.next, telling, confidence, read: thisWeekend };
  if (named === 'weekend' && COMING.has(word(tokens, start))) return phrase(unit.next, telling, comingWeekend);
  if (offset < 0 && OVER.has(word(tokens, at - 1)))
    return { next: unit.next, telling, confidence: 0.8, read: (context) => justPast(named, context) };
  return phrase(
    unit.next,
    telling,
    (context) => calendarUnit(unit.value as CalendarUnit, context.today, offset, context),
    confidence,
  );
}

/** "My last day at work", "it's our last week": the end of something, not the day or week before this one. */
function isLastOfThing(tokens: readonly Token[], at: number, next: number): boolean {
  if (word(tokens, at) !== 'last' || !POINTERS.has(word(tokens, at - 1))) return false;
  const before = tokens[at - 2];
  if (before && (BE.has(before.text) || before.possessive)) return true;
  const isOfThing = OF_THING.has(word(tokens, next)) && POINTERS.has(word(tokens, next + 1));
  return (
    !WITHIN.has(before?.text ?? '') && (isOfThing || (word(tokens, next) === 'at' && OWNERS.has(word(tokens, at - 1))))
  );
}

/** "A last minute deal", "at the last minute": late, not a minute ago. */
function isLate(tokens: readonly Token[], at: number): boolean {
  const before = word(tokens, at - 1);
  if (word(tokens, at) !== 'last') return false;
  return (
    ['a', 'some', 'any', 'very'].includes(before) ||
    (before === 'the' && ['at', 'until', 'till', 'to'].includes(word(tokens, at - 2)))
  );
}

/** "Over the past year" is the year up to now; the other reading is the calendar year before this one. */
function justPast(unit: CalendarUnit, context: Context): Reading[] {
  const calendar = calendarUnit(unit, context.today, -1, context);
  if (!(LENGTHS as readonly string[]).includes(unit)) return [calendar];
  const length = durationOf(unit as (typeof LENGTHS)[number], { count: 1, vague: false });
  return [days(shift(context.today, length, -1), context.today, calendar.precision), calendar];
}

/** "the week before last", "the weekend after next", "last to last month" as it is said in India. */
export function beyond(tokens: readonly Token[], at: number): Phrase | undefined {
  const twice = words(tokens, skip(tokens, at, 'the'), 'last to last');
  const again = twice === undefined ? undefined : namedUnit(tokens, twice);
  if (again && COUNTABLE.has(again.value))
    return phrase(again.next, 0.8, (context) => calendarUnit(again.value as CalendarUnit, context.today, -2, context)); // prettier-ignore
  const lead = skip(tokens, at, 'the');
  const other = namedUnit(tokens, lead + 1);
  const second = other && butOne(tokens, word(tokens, lead), other.next);
  if (second && COUNTABLE.has(other.value))
    return phrase(second.next, 0.8, (context) => calendarUnit(other.value as CalendarUnit, context.today, second.step, context)); // prettier-ignore
  const unit = namedUnit(tokens, skip(tokens, at, POINTERS));
  if (!unit || !COUNTABLE.has(unit.value)) return undefined;
  const beside = word(tokens, unit.next);
  // "The week before", with nothing after it, is the one before the week that was mentioned. That one is unknown, so
  // this week counts.
  if (unit.next - at > 1 && (beside === 'before' || beside === 'after') && endsHere(tokens, unit.next + 1)) {
    const step = beside === 'before' ? -1 : 1;
    return phrase(
      unit.next + 1,
      0.7,
      (context) => calendarUnit(unit.value as CalendarUnit, context.today, step, context),
      0.6,
    );
  }
  const far = beyondAt(tokens, unit.next);
  // "The day after this" can be any day.
  if (!far || (unit.value === 'day' && Math.abs(far.step) < 2)) return undefined;
  return phrase(far.next, 0.8, (context) => calendarUnit(unit.value as CalendarUnit, context.today, far.step, context));
}

/** "the week", "my month": the current one, mentioned in passing. For "on the weekend" the tense decides. */
export function pointedUnit(tokens: readonly Token[], at: number): Phrase | undefined {
  const pointed = POINTERS.has(word(tokens, at));
  const working = pointed ? namedUnit(tokens, at + 1) : undefined;
  if (working?.value === 'working week')
    return phrase(working.next, 0.3, (context) => calendarUnit('working week', context.today, 0, context), 0.5);
  const unit = UNITS.get(word(tokens, pointed ? at + 1 : at));
  const next = pointed ? at + 2 : at + 1;
  if (unit === 'weekend' && !word(tokens, next - 1).endsWith('s')) {
    // "A weekend class", "have a great weekend": none that can be named.
    if (AN.has(word(tokens, at - 1)) || (!pointed && AN.has(word(tokens, at - 2)))) return undefined;
    // "The weekend of the festival" is told by what nobody knows here.
    const isOfThing = pointed && word(tokens, next) === 'of';
    return { next, telling: isOfThing ? 0.05 : 0.6, confidence: isOfThing ? 0.3 : 0.7, read: weekends };
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

/** "The coming weeks" are several, not the coming week. */
function isPlural(tokens: readonly Token[], at: number): boolean {
  const text = word(tokens, at);
  return text === 'centuries' || (text.endsWith('s') && !tokens[at]!.possessive);
}

/** A unit with its qualifier: "calendar year", "fiscal quarter". */
export function namedUnit(tokens: readonly Token[], at: number): Read<string> | undefined {
  if (word(tokens, at) === 'workweek') return { value: 'working week', next: at + 1 };
  if (WORKING.has(word(tokens, at)))
    return word(tokens, at + 1) === 'week' ? { value: 'working week', next: at + 2 } : undefined;
  const fiscal = FISCAL.has(word(tokens, at));
  const unit = UNITS.get(word(tokens, fiscal || QUALIFIERS.has(word(tokens, at)) ? at + 1 : at));
  if (!unit) return undefined;
  const next = fiscal || QUALIFIERS.has(word(tokens, at)) ? at + 2 : at + 1;
  return { value: fiscal && unit === 'year' ? 'fiscal year' : unit, next };
}
