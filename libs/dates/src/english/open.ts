import { Temporal } from 'temporal-polyfill';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Bound, Lead } from './bound.js';
import { boundBehind, boundTakingIn, leadAt } from './bound.js';
import { nowWord, present } from './day-words.js';
import { endsHere } from './ends.js';
import type { Read } from './numbers.js';
import { occasion } from './occasion.js';
import type { Phrase, Recogniser } from './phrase.js';
import { isTermToCome } from './term.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { WEEKDAYS } from './vocabulary.js';

const FIRST = Temporal.PlainDateTime.from('0001-01-01T00:00:00');
const LAST = Temporal.PlainDateTime.from('9999-12-31T23:59:59.999');
const PLACES = new Set(['the', 'about', 'around', 'at', 'back', 'in']);
const ONWARDS = new Set(['onwards', 'onward', 'on', 'forward']);
const UNTIL = new Set(['until', 'till', 'up', 'to']);
const UP_TO = new Set(['until', 'till', 'to']);
/** "All through next week" lasts as long as the week. */
const WHOLLY = new Set(['all', 'right', 'halfway', 'midway', 'way', 'go', 'going', 'gone', 'went', 'got', 'get']);

const DENIALS = new Set(['not', 'no']);
const FORBIDDING = new Set(["don't", 'never', 'dont']);
const STOPS = new Set(['.', '!', '?', ';', ',', '\n', 'and', 'but', 'so']);
const PEOPLE = new Set(['i', 'you', 'he', 'she', 'we', 'they', 'everyone', 'everybody']);
const BE = new Set(['am', 'are', 'is', 'were', 'was']);
const CLAUSE = 8; // tokens searched

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

/** "before 2018", "after Easter", "until Friday", "through Friday", "from May onwards", "as of 1 March". */
export function open(point: Recogniser): Recogniser {
  const event = occasion(point);
  return (tokens, at) => {
    const edge = boundTakingIn(tokens, at);
    if (edge) return besideEdge(edge.value, pointAt(tokens, edge.next, point), DENIALS.has(word(tokens, at)));
    const lead = leadAt(tokens, at);
    if (!lead) return undefined;
    const inner = pointAt(tokens, lead.next, point) ?? (lead.value === 'until' ? event(tokens, lead.next) : undefined);
    if (lead.value === 'through' && (inner?.timed || WHOLLY.has(word(tokens, at - 1)))) return undefined;
    const kind = inner && openKind(tokens, lead, inner);
    if (!kind) return undefined;
    const { bound, ...rest } = kind;
    const isTerm = rest.isRange === true && isTermToCome(tokens, at, inner.next);
    // "Starting Monday" is the coming one if nothing tells of the past.
    const isBeginning = lead.value === 'from then' && WEEKDAYS.has(word(tokens, inner.next - 1));
    const toCome = (context: Context): Context =>
      isTerm || (isBeginning && context.tense === undefined) ? { ...context, tense: 'future' } : context;
    // "Don't call after eight": the stated time is the one that is not wanted.
    const confidence = (rest.confidence ?? inner.confidence) * (isForbidden(tokens, at) ? 0.5 : 1);
    const read = (context: Context): Reading[] => bound(inner.read(toCome(context)), context);
    return { ...inner, day: false, ...rest, confidence, read };
  };
}

/** "2014 onwards", "Monday or later", "1 May or earlier". */
export function onwardsBehind(point: Recogniser): Recogniser {
  return (tokens, at) => {
    const inner = point(tokens, at);
    const behind = inner && !inner.open && !inner.isRange ? boundBehind(tokens, inner.next) : undefined;
    if (!inner || !behind) return undefined;
    const isFrom = behind.value === 'from';
    const read = (context: Context): Reading[] =>
      inner.read(context).map((one) => (isFrom ? onwards(one.start) : upTo(isMoment(one) ? one.start : one.end)));
    const confidence = Math.max(inner.confidence, 0.7);
    return { ...inner, next: behind.next, day: false, open: isFrom ? 'end' : 'start', telling: 0.7, confidence, read };
  };
}

/**
 * "Not before ten" is from ten on, "no later than Friday" and "on or before Friday" until it is over. Without a past
 * tense, this is in the future.
 */
function besideEdge(bound: Bound, inner: Phrase | undefined, isDenied: boolean): Phrase | undefined {
  if (!inner || inner.isRange || inner.open) return undefined;
  const edge = (one: Reading): Reading =>
    bound === 'from' ? onwards(one.start) : upTo(isMoment(one) ? one.start : one.end);
  const read = (context: Context): Reading[] =>
    inner.read({ ...context, tense: isDenied ? 'future' : (context.tense ?? 'future') }).map(edge);
  const confidence = inner.timed ? inner.confidence : Math.max(inner.confidence, 0.7);
  return { ...inner, day: false, open: bound === 'from' ? 'end' : 'start', telling: 0.5, confidence, read };
}

/** "Please don't call before nine", "never after six": an order that begins with a denial. */
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
  if (lead === 'up' && isBusy(tokens, at)) return undefined;
  const end = present(tokens, lead === 'up' ? at + 2 : at + 1);
  // "Up to date" and "to date" somebody are not times.
  const date = end !== undefined && word(tokens, end.next - 1) === 'date';
  if (!end || (date && (lead === 'up' || !endsHere(tokens, end.next)))) return undefined;
  if (lead === 'to' && !date) return undefined;
  return {
    next: end.next,
    telling: 0.3,
    confidence: 0.6,
    open: 'start',
    read: (context) => [upTo(end.read(context)[0]!.start)],
  };
}

/** "What are you up to now?" */
function isBusy(tokens: readonly Token[], at: number): boolean {
  const [before, further] = [word(tokens, at - 1), word(tokens, at - 2)];
  return before === 'been' || /^(?:you|we|they|i)'(?:re|m)$/.test(before) || (PEOPLE.has(before) && BE.has(further));
}

type OpenKind = Partial<Phrase> & { bound: (all: Reading[], context: Context) => Reading[] };

function openKind(tokens: readonly Token[], lead: Read<Lead>, inner: Phrase): OpenKind | undefined {
  // "Later than 2016" is certainly a time.
  const sure = tokens[lead.next - 1]!.text === 'than' ? Math.max(inner.confidence, 0.7) : inner.confidence;
  const weak = { telling: 0.45, confidence: sure * 0.8 };
  const next = skip(tokens, inner.next, ONWARDS);
  switch (lead.value) {
    case 'until':
      return { telling: 0.6, isRange: true, bound: until };
    case 'through':
      return { telling: 0.6, isRange: true, bound: (all, context) => all.flatMap((one) => through(one, context)) };
    case 'before':
      return { ...weak, open: 'start', bound: (all) => all.map((one) => upTo(lastOf(one, inner.edge))) };
    case 'after':
      return { ...weak, open: 'end', bound: (all) => all.map((one) => onwards(isMoment(one) ? one.start : one.end)) };
    case 'as of':
      return isStart(tokens, lead.next, inner) ? { next, telling: 0.7, bound: asOf } : undefined;
    case 'from then':
      return isStart(tokens, lead.next, inner) ? { next, telling: 0.7, bound: fromThen } : undefined;
    case 'from':
      return next > inner.next
        ? { next, telling: 0.7, open: 'end', bound: (all) => all.map(({ start }) => onwards(start)) }
        : undefined;
  }
}

/** "Starting Monday at nine" is an appointment, and "as of now" means just now. */
function isStart(tokens: readonly Token[], at: number, inner: Phrase): boolean {
  return !inner.timed && !inner.isRange && !nowWord(tokens, at) && !PLACES.has(word(tokens, at));
}

/** "As of 1 March", in the future, is from then on; "as of last week he had not replied" is about that time. */
function asOf(all: Reading[], { now }: Context): Reading[] {
  return all.map((one) => (Temporal.PlainDateTime.compare(one.start, now) > 0 ? onwards(one.start) : one));
}

/** "Starting Monday I'm off" is from then on; "starting Monday he was off" is about the past. */
function fromThen(all: Reading[], { tense }: Context): Reading[] {
  return tense === 'past' ? all : all.map(({ start }) => onwards(start));
}

function pointAt(tokens: readonly Token[], at: number, point: Recogniser): Phrase | undefined {
  return point(tokens, at) ?? (PLACES.has(word(tokens, at)) ? point(tokens, at + 1) : undefined);
}

function onwards(start: Temporal.PlainDateTime): Reading {
  return { start, end: LAST, precision: 'open' };
}

function upTo(end: Temporal.PlainDateTime): Reading {
  return { start: FIRST, end, precision: 'open' };
}

/** "Before the end of March" includes all of March. */
function lastOf({ start, end }: Reading, edge: Phrase['edge']): Temporal.PlainDateTime {
  return edge === 'end' ? end : start;
}

/** For an hour the start counts: "after five", "until six". */
function isMoment({ precision }: Reading): boolean {
  return precision === 'instant' || precision === 'hour';
}

/** "Away through Friday" lasts until Friday ends. */
function through({ end, precision }: Reading, { now, tense }: Context): Reading[] {
  return tense !== 'past' && Temporal.PlainDateTime.compare(end, now) > 0 ? [{ start: now, end, precision }] : [];
}

/**
 * From now until the end of the named time; "I worked there until June" is over, as is what can only have ended: "until
 * 2012".
 */
function until(all: Reading[], { now, tense }: Context): Reading[] {
  const ends = all.map((one): Reading => {
    return { start: now, end: isMoment(one) ? one.start : one.end, precision: one.precision };
  });
  const isToCome = ({ end }: Reading): boolean => Temporal.PlainDateTime.compare(end, now) > 0;
  if (tense === 'past' || !ends.some(isToCome)) return ends.map((one) => (isToCome(one) ? one : upTo(one.end)));
  return ends.filter(isToCome);
}
