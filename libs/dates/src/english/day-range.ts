import { Temporal } from 'temporal-polyfill';
import { days } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { dayNumber } from './absolute.js';
import type { Read } from './numbers.js';
import type { Phrase, Recogniser } from './phrase.js';
import { isThrough, orInclusive, takingIn } from './through.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';
import { MONTHS } from './vocabulary.js';
import { year, yearAfter } from './year.js';

const TO = new Set(['to', '-', '–', '—', '~', 'through', 'thru', 'until', 'till', 'and']);
const LEADS = new Set(['from', 'between']);

/** Two days of the same month: "from 6 to 19 March, 1988", "6 to March 19", "6 to 19 next month". */
export function dayRange(month: Recogniser): Recogniser {
  return (tokens, at) => {
    const led = LEADS.has(word(tokens, at));
    const first = dayNumber(tokens, afterThe(tokens, led ? at + 1 : at));
    if (!first || !TO.has(word(tokens, first.next)) || (word(tokens, first.next) === 'and' && !led)) return undefined;
    const seen = isThrough(tokens, first.next) ? takingIn : (context: Context): Context => context;
    const right = afterThe(tokens, first.next + 1);
    const named =
      MONTHS.has(word(tokens, right)) || word(tokens, right + 1) === '/' ? undefined : dayNumber(tokens, right);
    if (named) {
      const isOf = word(tokens, named.next) === 'of' || (led && word(tokens, named.next) === 'in');
      const inner = month(tokens, afterThe(tokens, isOf ? named.next + 1 : named.next));
      return inner && !inner.day && isMonth(tokens, inner, named.next)
        ? orInclusive(tokens, between(inner, first.value, named.value, seen))
        : undefined;
    }
    const last = month(tokens, right);
    if (last?.day && isWrittenDate(tokens, right, last.next))
      return orInclusive(tokens, upTo(dayFirst(last), first.value, seen));
    return last?.day && MONTHS.has(word(tokens, right))
      ? orInclusive(tokens, upTo(last, first.value, seen))
      : undefined;
  };
}

/** "Mar between 3-9 2015", "May 5-9", "2015 March 3-9". */
export function monthDays(tokens: readonly Token[], at: number): Phrase | undefined {
  const head = year(tokens, at);
  const place = head ? skip(tokens, head.next, ',') : at;
  const month = MONTHS.get(word(tokens, place));
  if (month === undefined) return undefined;
  const first = dayNumber(tokens, LEADS.has(word(tokens, place + 1)) ? place + 2 : place + 1);
  const last = first && TO.has(word(tokens, first.next)) ? dayNumber(tokens, first.next + 1) : undefined;
  if (!first || !last || last.value <= first.value || ['am', 'pm', ':'].includes(word(tokens, last.next)))
    return undefined;
  const named = head ? { value: () => head.value, next: last.next } : yearAfter(tokens, last.next);
  const read = (context: Context): Reading[] => {
    const seen = isThrough(tokens, first.next) ? takingIn(context) : context;
    const inYear = (value: number): Reading[] =>
      daysOf(Temporal.PlainYearMonth.from({ year: value, month }), first.value, last.value, seen);
    if (named) return inYear(named.value(context));
    const near = [0, 1, -1].map((away) => inYear(context.today.year + away));
    const [chosen] = choose(
      near.flatMap(([one]) => one ?? []),
      context,
    );
    return near.find(([one]) => one === chosen) ?? [];
  };
  const next = named?.next ?? last.next;
  return orInclusive(tokens, { next, telling: 0.95, confidence: 0.85, floating: !named, isRange: true, read });
}

function afterThe(tokens: readonly Token[], at: number): number {
  return word(tokens, at) === 'the' ? at + 1 : at;
}

/** Only the name of a month, or "next month", can have two days. */
function isMonth(tokens: readonly Token[], inner: Read<unknown> | Phrase, at: number): boolean {
  for (let i = at; i < inner.next && i < at + 4; i += 1) {
    const text = word(tokens, i);
    if (MONTHS.has(text) || text === 'month') return true;
  }
  return false;
}

/** "3-9/6/2018": three groups of digits. */
function isWrittenDate(tokens: readonly Token[], at: number, next: number): boolean {
  return next === at + 5 && tokens.slice(at, next).every(({ value, text }, i) => (i % 2 === 0 ? value !== undefined : text === '/')); // prettier-ignore
}

/** A range of days is followed by its month, in whatever order dates are written otherwise. */
function dayFirst(date: Phrase): Phrase {
  return { ...date, read: (context) => date.read({ ...context, options: { ...context.options, dayFirst: true } }).slice(0, 1) }; // prettier-ignore
}

type Seen = (context: Context) => Context;

function between(month: Phrase, first: number, last: number, seen: Seen): Phrase {
  const read = (context: Context): Reading[] =>
    month
      .read(context)
      .flatMap(({ start }) => daysOf(start.toPlainDate().toPlainYearMonth(), first, last, seen(context)));
  return { ...month, telling: 0.95, isRange: true, read };
}

function upTo(last: Phrase, first: number, seen: Seen): Phrase {
  const read = (context: Context): Reading[] =>
    last
      .read(context)
      .flatMap(({ start }) => daysOf(start.toPlainDate().toPlainYearMonth(), first, start.day, seen(context)));
  return { ...last, day: false, isRange: true, read };
}

/** Like every range up to its last day; the other reading includes that day. */
function daysOf(month: Temporal.PlainYearMonth, first: number, last: number, { options }: Context): Reading[] {
  if (first >= last || last > month.daysInMonth) return [];
  const [start, end] = [month.toPlainDate({ day: first }), month.toPlainDate({ day: last })];
  const both = [days(start, end, 'day'), days(start, end.add({ days: 1 }), 'day')];
  return options.rangeEnd === 'inclusive' ? both.reverse() : both;
}
