import type { Expression } from '#dates/expression.js';
import { instantOf, wallAt } from '#dates/wall-clock.js';
import { sentenceRanges } from '#domain/text/sentence-ranges.js';
import { byDay } from './halves.js';
import { isTimeOfDay } from './time-of-day.js';

const SUBJECTS = String.raw`(?:i|we|you|he|she|they|it|there|somebody|someone)(?:['’]\p{L}+)?`;
/** These words separate two clauses, each with its own time. */
const JOINT = new RegExp(
  String.raw`[,;:!?()\n]|(?<!\p{L})(?:and|but|or|so|because|while|whilst|although|though|then|that|which|who|when|where|if|unless|than|not|${SUBJECTS})(?!\p{L})`,
  'iu',
);
/** What is done then is not what was told on that day: "asked on Monday to come at three". */
const TO_DO = /(?<!\p{L})to\s/iu;
/** The hour of a call is not that of its subject: "call me at 3 about the visit on Friday". */
const CALLS =
  /(?<!\p{L})(?:call|ring|phone|text|email|message|remind|ask|tell|speak|talk|write)(?:s|ed|ing)?(?!\p{L})|(?<!\p{L})(?:rang|told|spoke|wrote)(?!\p{L})/iu;
const WHAT_ABOUT = /(?<!\p{L})(?:about|regarding|concerning|to)(?!\p{L})/iu;
/** Words at the start of a sentence before its time: "so on Friday I have". */
const OPENING = /^[\s,]*(?:(?:and|so|but|okay|ok|well|yes|yeah|then|also|on|at|this)[\s,]+)*$/iu;
/** "About the three o'clock" names a thing, not the time of this. */
const OF_A_THING =
  /(?<!\p{L})(?:about|for|from|of|to|than|before|after|regarding|concerning)\s+(?:the|my|our|your|his|her|their|that|this)\s+$/iu;

/** A time of day on a day, and the words from the first to the last of both. */
export type OnDay = Pick<Expression, 'text' | 'start' | 'end' | 'precision'>;

/**
 * "At three with Gina on Friday": other words are between the day and the hour of one clause.
 *
 * @param day an expression of the text; @param all of them.
 * @returns `null` unless the clause has this day, one hour, and no other time.
 */
export function hourApart(text: string, day: Expression, all: readonly Expression[], timezone: string): OnDay | null {
  if (day.precision !== 'day' || day.isRange || day.open !== undefined || day.ongoing) return null;
  if (day.inEnglish !== undefined) return null;
  const place = sentenceRanges(text).find(({ start, end }) => start <= day.index && day.index < end);
  const start = place?.start ?? 0;
  const isBeside = (one: Expression): boolean =>
    one !== day && one.index >= start && one.index < (place?.end ?? text.length) && isOneClause(text, start, day, one);
  const [hour, ...others] = all.filter(isBeside);
  if (!hour || others.length > 0 || !isHour(hour) || OF_A_THING.test(text.slice(start, hour.index))) return null;
  return onDay(text, day, byDay(hour, timezone), timezone);
}

function isHour(one: Expression): boolean {
  return (one.precision === 'hour' || one.precision === 'instant') && one.isRange !== true && isTimeOfDay(one);
}

function isOneClause(text: string, start: number, one: Expression, other: Expression): boolean {
  const [first, last] = one.index < other.index ? [one, other] : [other, one];
  const between = text.slice(first.index + first.text.length, last.index);
  const opens = OPENING.test(text.slice(start, first.index));
  // "On Friday, I have a haircut at three": the time that opens the sentence is followed by its only clause.
  const rest = opens ? between.replace(OPENED, '') : between;
  const isToDo = !opens && first.precision === 'day' && TO_DO.test(rest);
  const isCall = CALLS.test(text.slice(start, first.index)) && WHAT_ABOUT.test(rest);
  return !JOINT.test(rest) && !isToDo && !isCall;
}

const OPENED = new RegExp(String.raw`^\s*,?\s*(?:${SUBJECTS}(?!\p{L}))?`, 'iu');

function onDay(text: string, day: Expression, hour: Expression, timezone: string): OnDay {
  const date = wallAt(day.start.getTime(), timezone).toPlainDate();
  const time = wallAt(hour.start.getTime(), timezone).toPlainTime();
  const start = instantOf(date.toPlainDateTime(time), timezone);
  const end = start + hour.end.getTime() - hour.start.getTime();
  const from = Math.min(day.index, hour.index);
  const to = Math.max(day.index + day.text.length, hour.index + hour.text.length);
  return { text: text.slice(from, to), start: new Date(start), end: new Date(end), precision: hour.precision };
}
