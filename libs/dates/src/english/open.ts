import { Temporal } from 'temporal-polyfill';
import { dayPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Phrase, Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { neighbour, weekdayName } from './weekday.js';

const FIRST = Temporal.PlainDateTime.from('0001-01-01T00:00:00');
const LAST = Temporal.PlainDateTime.from('9999-12-31T23:59:59.999');
const PLACES = new Set(['the', 'about', 'around', 'at', 'back', 'in']);
const ONWARDS = ['onwards', 'onward', 'on', 'forward'];

/** "since May": it began then and goes on. The other reading is all the time from then on. */
export function since(point: Recogniser): Recogniser {
  return (tokens, at) => {
    const next = words(tokens, at, 'ever since') ?? words(tokens, at, 'since');
    const inner = next === undefined ? undefined : pointAt(tokens, next, point);
    if (!inner) return undefined;
    const read = (context: Context): Reading[] => {
      const began = inner.read({ ...context, tense: 'past' })[0];
      return began ? [began, onwards(began.start)] : [];
    };
    return { ...inner, day: false, ongoing: true, telling: inner.telling - 0.05, read };
  };
}

/** "before 2018", "after Easter", "until Friday", "from May onwards". */
export function open(point: Recogniser): Recogniser {
  return (tokens, at) => {
    const lead = word(tokens, at);
    if (!['before', 'after', 'until', 'till', 'from', 'starting'].includes(lead)) return undefined;
    const inner = pointAt(tokens, at + 1, point);
    if (!inner) return undefined;
    if (lead === 'until' || lead === 'till')
      return {
        ...inner,
        day: false,
        telling: 0.6,
        read: (context) => inner.read(context).flatMap((one) => until(one, context)),
      };
    if (lead === 'before' || lead === 'after') {
      const side = lead === 'before' ? 'start' : 'end';
      const bounded = (one: Reading): Reading =>
        side === 'start' ? { start: FIRST, end: one.start, precision: 'open' } : onwards(one.end);
      return {
        ...inner,
        day: false,
        open: side,
        telling: 0.45,
        confidence: inner.confidence * 0.8,
        read: (context) => inner.read(context).map(bounded),
      };
    }
    const after = ONWARDS.includes(word(tokens, inner.next)) ? inner.next + 1 : undefined;
    if (after === undefined) return undefined;
    return {
      ...inner,
      day: false,
      next: after,
      open: 'end',
      telling: 0.7,
      read: (context) => inner.read(context).map(({ start }) => onwards(start)),
    };
  };
}

/** "the Friday before 15 July", "the Monday after Easter". */
export function weekdayBeside(date: Recogniser): Recogniser {
  return (tokens, at) => {
    const named = weekdayName(tokens, skip(tokens, at, PLACES));
    const side = named && word(tokens, named.next);
    if (!named || (side !== 'before' && side !== 'after')) return undefined;
    const inner = date(tokens, named.next + 1);
    if (!inner) return undefined;
    const direction = side === 'before' ? -1 : 1;
    const read = (context: Context): Reading[] =>
      inner
        .read(context)
        .map(({ start, end }) =>
          dayPeriod(
            direction < 0
              ? neighbour(start.toPlainDate(), named.value, -1)
              : neighbour(end.toPlainDate().subtract({ days: 1 }), named.value, 1),
          ),
        );
    return { ...inner, day: true, telling: 0.92, read };
  };
}

function pointAt(tokens: readonly Token[], at: number, point: Recogniser): Phrase | undefined {
  return point(tokens, at) ?? (PLACES.has(word(tokens, at)) ? point(tokens, at + 1) : undefined);
}

function onwards(start: Temporal.PlainDateTime): Reading {
  return { start, end: LAST, precision: 'open' };
}

/** From now until the end of what is named; what ended already says nothing about now. */
function until(one: Reading, { now }: Context): Reading[] {
  const timed = one.precision === 'instant' || one.precision === 'hour';
  const end = timed ? one.start : one.end;
  return Temporal.PlainDateTime.compare(end, now) > 0 ? [{ start: now, end, precision: one.precision }] : [];
}
