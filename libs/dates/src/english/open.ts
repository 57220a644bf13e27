import { Temporal } from 'temporal-polyfill';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Bound } from './bound.js';
import { deniedBound } from './bound.js';
import { present } from './day-words.js';
import { endsHere } from './ends.js';
import { occasion } from './occasion.js';
import type { Phrase, Recogniser } from './phrase.js';
import { isTermToCome } from './term.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';

const FIRST = Temporal.PlainDateTime.from('0001-01-01T00:00:00');
const LAST = Temporal.PlainDateTime.from('9999-12-31T23:59:59.999');
const PLACES = new Set(['the', 'about', 'around', 'at', 'back', 'in']);
const ONWARDS = new Set(['onwards', 'onward', 'on', 'forward']);
const UNTIL = new Set(['until', 'till', 'up', 'to']);
const UP_TO = new Set(['until', 'till', 'to']);
const LEADS = new Set(['before', 'after', 'until', 'till', 'through', 'from', 'starting']);
/** "All through next week" lasts as long as the week. */
const WHOLLY = new Set(['all', 'right', 'halfway', 'midway', 'way', 'go', 'going', 'gone', 'went', 'got', 'get']);

const FORBIDDING = new Set(["don't", 'never', 'dont']);
const STOPS = new Set(['.', '!', '?', ';', ',', '\n', 'and', 'but', 'so']);
const CLAUSE = 8; // tokens looked at

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

/** "before 2018", "after Easter", "until Friday", "through Friday", "from May onwards". */
export function open(point: Recogniser): Recogniser {
  return (tokens, at) => {
    const lead = word(tokens, at);
    const denied = deniedBound(tokens, at);
    if (denied) return besideDenied(denied.value, pointAt(tokens, denied.next, point));
    const upTo = words(tokens, at, 'up to and including');
    if (!LEADS.has(lead) && upTo === undefined) return undefined;
    const from = upTo ?? at + 1;
    const isUpTo = UP_TO.has(word(tokens, from - 1));
    const inner = pointAt(tokens, from, point) ?? (isUpTo ? occasion(point)(tokens, from) : undefined);
    if (lead === 'through' && (inner?.timed || WHOLLY.has(word(tokens, at - 1)))) return undefined;
    const kind = inner && openKind(tokens, upTo === undefined ? lead : 'until', inner);
    if (!kind) return undefined;
    const { bound, ...rest } = kind;
    const isTerm = rest.isRange === true && isTermToCome(tokens, at, inner.next);
    const toCome = (context: Context): Context => (isTerm ? { ...context, tense: 'future' } : context);
    // "Don't call after eight": the time is the one that is not meant.
    const confidence = (rest.confidence ?? inner.confidence) * (isForbidden(tokens, at) ? 0.5 : 1);
    return {
      ...inner,
      day: false,
      ...rest,
      confidence,
      read: (context) => inner.read(toCome(context)).flatMap((one) => bound(one, context)),
    };
  };
}

/** "Not before ten" is from ten on, "no later than Friday" until it is over. */
function besideDenied(bound: Bound, inner: Phrase | undefined): Phrase | undefined {
  if (!inner || inner.isRange || inner.open) return undefined;
  const edge = (one: Reading): Reading =>
    bound === 'from'
      ? onwards(one.start)
      : { start: FIRST, end: isMoment(one) ? one.start : one.end, precision: 'open' };
  const read = (context: Context): Reading[] => inner.read({ ...context, tense: 'future' }).map(edge);
  const confidence = inner.timed ? inner.confidence : Math.max(inner.confidence, 0.7);
  return { ...inner, day: false, open: bound === 'from' ? 'end' : 'start', telling: 0.5, confidence, read };
}

/** "Please don't call before nine", "never after six": an order that begins with its denial. */
function isForbidden(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && from > at - CLAUSE && !STOPS.has(word(tokens, from - 1))) from -= 1;
  const start = skip(tokens, from, 'please');
  if (start >= at) return false;
  return FORBIDDING.has(word(tokens, start)) || (word(tokens, start) === 'do' && word(tokens, start + 1) === 'not');
}

/** "until now", "up to the present", "to date": all the time before. */
export function untilNow(tokens: readonly Token[], at: number): Phrase | undefined {
  const lead = word(tokens, at);
  if (!UNTIL.has(lead) || (lead === 'up' && !UP_TO.has(word(tokens, at + 1)))) return undefined;
  const end = present(tokens, lead === 'up' ? at + 2 : at + 1);
  // "Up to date" and "to date" somebody are no times.
  const date = end !== undefined && word(tokens, end.next - 1) === 'date';
  if (!end || (date && (lead === 'up' || !endsHere(tokens, end.next)))) return undefined;
  if (lead === 'to' && !date) return undefined;
  return {
    next: end.next,
    telling: 0.3,
    confidence: 0.6,
    open: 'start',
    read: (context) => [{ start: FIRST, end: end.read(context)[0]!.start, precision: 'open' }],
  };
}

type OpenKind = Partial<Phrase> & { bound: (one: Reading, context: Context) => Reading[] };

function openKind(tokens: readonly Token[], lead: string, { next, confidence, edge }: Phrase): OpenKind | undefined {
  if (lead === 'until' || lead === 'till') return { telling: 0.6, isRange: true, bound: until };
  if (lead === 'through') return { telling: 0.6, isRange: true, bound: through };
  const weak = { telling: 0.45, confidence: confidence * 0.8 };
  if (lead === 'before')
    return { ...weak, open: 'start', bound: (one) => [{ start: FIRST, end: lastOf(one, edge), precision: 'open' }] };
  if (lead === 'after') return { ...weak, open: 'end', bound: (one) => [onwards(isMoment(one) ? one.start : one.end)] };
  if (!ONWARDS.has(word(tokens, next))) return undefined;
  return { next: next + 1, telling: 0.7, open: 'end', bound: ({ start }) => [onwards(start)] };
}

function pointAt(tokens: readonly Token[], at: number, point: Recogniser): Phrase | undefined {
  return point(tokens, at) ?? (PLACES.has(word(tokens, at)) ? point(tokens, at + 1) : undefined);
}

function onwards(start: Temporal.PlainDateTime): Reading {
  return { start, end: LAST, precision: 'open' };
}

/** "Before the end of March" takes in all of March. */
function lastOf({ start, end }: Reading, edge: Phrase['edge']): Temporal.PlainDateTime {
  return edge === 'end' ? end : start;
}

/** An hour is said of where it begins: "after five", "until six". */
function isMoment({ precision }: Reading): boolean {
  return precision === 'instant' || precision === 'hour';
}

/** "Away through Friday" lasts until it ends. */
function through({ end, precision }: Reading, { now, tense }: Context): Reading[] {
  return tense !== 'past' && Temporal.PlainDateTime.compare(end, now) > 0 ? [{ start: now, end, precision }] : [];
}

/** From now until the end of what is named; "I worked there until June" is over. What ended already says nothing else. */
function until(one: Reading, { now, tense }: Context): Reading[] {
  const end = isMoment(one) ? one.start : one.end;
  if (Temporal.PlainDateTime.compare(end, now) > 0) return [{ start: now, end, precision: one.precision }];
  return tense === 'past' ? [{ start: FIRST, end, precision: 'open' }] : [];
}
