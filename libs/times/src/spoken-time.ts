import { folded } from '#domain/text/folded.js';
import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import type { Precision } from '#domain/memory/memory.js';
import { asAlreadySo, holdsFromThenOn, withoutTime } from '#domain/speech/time-words.js';
import { hourApart } from './hour-apart.js';
import { isBirthday, isName } from './named-times.js';
import { saidRecurrence } from './recurrence-words.js';
import { isUsual } from './repeated.js';
import { isTimeOfDay } from './time-of-day.js';
import { nextRange } from './next-range.js';
import { endOfPastState, lifeTime, namesItsDay } from './past-life.js';
import { stayLength } from './stay-length.js';
import { toldEnd } from './told-end.js';

/** What a text says about when it holds. */
export interface SpokenTime {
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
  /** When an event itself takes place. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly precision: Precision | null;
  /** The words from which it was read. */
  readonly expression: string | null;
  /** When the announced change begins, if that is still to come. The fact itself is known from now on. */
  readonly begins?: Date | null;
  /** The announced change is an end. */
  readonly isEnd?: boolean;
  /** The period of which a fact tells, where it is known before or after that. */
  readonly holdsFrom?: Date | null;
  readonly holdsTo?: Date | null;
  /** The text of a fact without the words for the announced day on which it begins or ends. */
  readonly timeless?: string | null;
  /** The text of a fact without the words for its future end. */
  readonly endless?: string | null;
  /** How an event recurs, and the end of its last occurrence. */
  readonly recurrence?: string | null;
  readonly recursUntil?: Date | null;
}

/** No time is stated. */
export const SILENT: SpokenTime = {
  validFrom: null,
  validTo: null,
  startsAt: null,
  endsAt: null,
  precision: null,
  expression: null,
};

/** Below this confidence an expression is a guess, and the time at which the text was said is the better reading. */
export const SURE = 0.5;

/**
 * Reads from a statement's own words when it holds.
 *
 * - A fact that began holds from the stated start, with an open end. With both ends stated ("from March to May"), or
 *   only the last one ("until June"), it has that end, also if it is still to come.
 * - An event holds from its start with an open end, because it stays true that it happened; one that is still to come
 *   holds from when it was said. When it takes place is a separate period.
 * - Times that are the value say what is so, not since when: a birthday, a due date.
 * - A state of the past ("In 2017 I was a receptionist") is known still, and tells of that time only.
 * - A future fact begins then only if it will replace something (a single-valued attribute); else it is known now,
 *   and says from when it holds.
 *
 * @param heard the moment and time zone in which it was said.
 */
export function spokenTime(
  text: string,
  heard: Heard,
  about: { episodic: boolean; singleValued: boolean; value?: string | undefined },
): SpokenTime {
  const isValue = ({ text: words }: Expression): boolean => folded(about.value ?? '').includes(folded(words));
  const isOnce = apartFromRepeated(text);
  const isSaid = (one: Expression): boolean =>
    one.confidence >= SURE && !isTimeOfDay(one) && !isValue(one) && isOnce(one) && !isName(text, one);
  const isBorn = (one: Expression): boolean => !about.episodic && isBirthday(text, one);
  const all = resolveComing(text, answering(text, heard));
  const found = all.find((one) => isSaid(one) && !isBorn(one)) ?? (about.episodic ? null : stayLength(text, heard));
  if (!found) return about.episodic || about.singleValued ? SILENT : ofPastLife(text, heard);
  const day = nextRange(text, found, heard);
  const isFromThen = holdsFromThenOn(text, day.index);
  // "We close at eight from 1 May": the hour is what holds from that day on.
  const isOfDay = isFromThen && !about.episodic;
  const expression = { ...day, ...(isOfDay ? null : hourApart(text, day, all, heard.timezone)) };
  const said = { precision: expression.precision, expression: expression.text };
  const { start, end } = boundsOf(expression);
  if (about.episodic) {
    const planned = start !== null && start > heard.reference;
    return { ...said, validFrom: planned ? heard.reference : start, validTo: null, startsAt: start, endsAt: end };
  }
  // With an hour it is an appointment, whose time is its content.
  const isTimed = /^(?:hour|instant)$/.test(expression.precision);
  const others = all.filter((one) => one !== found && one.confidence >= SURE);
  const isAlone = others.length === 0 && !isTimed;
  const isOneDay = !isTimed && others.every(isTimeOfDay);
  return factTime(text, expression, heard, { ...about, isAlone, isOneDay, isFromThen, said });
}

/** "Come January we're moving": from January on. The words of a time are those of the text. */
function resolveComing(text: string, heard: Heard): Expression[] {
  const read = text.replace(COME, 'from');
  if (read === text) return resolve(text, heard);
  const ahead = { ...heard, options: { ...heard.options, prefer: 'future' as const } };
  return resolve(read, ahead).map((one) => ({ ...one, text: text.slice(one.index, one.index + one.text.length) }));
}

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|new year|next \\p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:new year|spring|summer|autumn|winter|\\d|\\p{L}+ of))';
const COME = new RegExp(`(?<=^|[.,;]\\s|(?<!\\p{L})(?:and|but|so)\\s)come(?=\\s${MONTH}(?!\\p{L}))`, 'iu');

interface OfFact {
  readonly singleValued: boolean;
  /** It is the only time of the text, and not an hour. */
  readonly isAlone: boolean;
  /** All other times are hours. */
  readonly isOneDay: boolean;
  readonly isFromThen: boolean;
  readonly said: Pick<SpokenTime, 'precision' | 'expression'>;
}

function factTime(text: string, expression: Expression, { reference, options }: Heard, of: OfFact): SpokenTime {
  const { start } = boundsOf(expression);
  const isEnglish = (options.locale ?? 'en').startsWith('en');
  const over = isEnglish ? toldEnd(text, expression, reference) : null;
  const validTo = endOf(expression, text);
  const fact = { ...SILENT, ...of.said, validFrom: start, validTo };
  if (of.singleValued) return over ? { ...fact, validFrom: null, validTo: over } : fact;
  // "We close at eight until June", "from 1 July": the hour is what holds, not that of an appointment.
  const isHabit = of.isOneDay && over === null && (of.isFromThen || validTo !== null);
  const left = isEnglish && (of.isAlone || isHabit) ? withoutTime(text, expression, over !== null) : null;
  // The fact ends then: an announced change like any other.
  if (over) return { ...fact, validFrom: null, begins: over, isEnd: true, timeless: left };
  const toCome = start !== null && start > reference;
  const isNamed = LASTED.test(text.slice(0, expression.index)) || namesItsDay(text, expression);
  const begun = { ...fact, validFrom: null, begins: start, holdsFrom: isNamed ? start : null };
  if (validTo !== null && validTo > reference) return { ...(toCome ? begun : fact), endless: left };
  if (!toCome) return { ...fact, holdsTo: isEnglish ? endOfPastState(text, expression, reference) : null };
  const timeless = asAlreadySo(text, expression.index, left);
  // Of what takes place on a day the time is what is known: "The wedding is on 3 June".
  return { ...begun, timeless, holdsFrom: isNamed && (of.isFromThen || timeless !== null) ? start : null };
}

/** What was so at a time of life is over, though nobody says when that was. */
function ofPastLife(text: string, heard: Heard): SpokenTime {
  const expression = lifeTime(text, heard);
  return expression === null ? SILENT : { ...SILENT, expression, holdsTo: heard.reference };
}

/** A bare answer with an hour, "Eight p m on the thirtieth", is about the future; without an hour that is unknown. */
function answering(text: string, heard: Heard): Heard {
  if ((heard.options.prefer ?? 'nearest') !== 'nearest' || text.length > LONGEST_ANSWER) return heard;
  const ahead = { ...heard, options: { ...heard.options, prefer: 'future' as const } };
  const said = resolve(text, ahead);
  const isTimed = said.some(({ precision }) => precision === 'hour' || precision === 'instant');
  const rest = said.reduce((left, one) => left.replace(one.text, ' '), text);
  return isTimed && FILLERS.test(rest) ? ahead : heard;
}

const LONGEST_ANSWER = 80;
const FILLERS =
  /^(?:[\s,.!?-]|(?:at|on|for|the|um|uh|er|so|well|okay|ok|yes|yeah|no|then|maybe|perhaps|say|please|around|about|how about|make it)(?!\p{L}))*$/iu;

/** "On Tuesdays at ten" is not a single Tuesday from which something could hold. */
function apartFromRepeated(text: string): (one: Expression) => boolean {
  const said = saidRecurrence(text);
  if (!said) return (one) => !isUsual(text, one.text);
  const end = said.index + said.words.length;
  return ({ index, text: words }) => index >= end || index + words.length <= said.index;
}

function boundsOf({ start, end, open }: Expression): { start: Date | null; end: Date | null } {
  return { start: open === 'start' ? null : start, end: open === 'end' ? null : end };
}

/** Both ends were stated, or only the last one. That something began in March does not say that it ended in March. */
function endOf({ index, end, open, ongoing, isRange }: Expression, whole: string): Date | null {
  if (open === 'end' || ongoing) return null;
  const isEndSaid = open === 'start' || isRange === true || LASTED.test(whole.slice(0, index));
  return isEndSaid ? end : null;
}

/** Before "2022": a period that ended with the year. */
const LASTED = /\b(?:all of|throughout|the whole of)\s+$/i;
