import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { firstFrom, inUtc, lastEnd, type Occurrence, type Series } from '#dates/recurrence.js';
import { resolve } from '#dates/resolve.js';
import { instantOf, wallAt } from '#dates/wall-clock.js';
import type { Precision } from '#domain/memory/memory.js';
import { saidRecurrence } from './recurrence-words.js';
import { hoursOf, withHoursOfDay } from './series-hours.js';
import { lengthEnd, lengthIn, windowOf } from './series-limits.js';
import { isWholeSeries, withDaysApart } from './series-whole.js';
import { isTimeOfDay } from './time-of-day.js';

/** How an event recurs, and when it takes place first. */
export interface Recurrence extends Occurrence {
  readonly recurrence: string;
  /** The end of the last occurrence; `null`: it goes on. */
  readonly recursUntil: Date | null;
  readonly precision: Precision;
  readonly expression: string;
}

/** The first time of a series, as the caller states it. */
export interface StatedStart extends Occurrence {
  /** `day`: no time of day was stated. */
  readonly precision: Precision | null;
}

/** With these it is not known whether the series goes on. */
const PAST = /\b(?:went|was|were|had|did|used to|saw|met|took|came|ate|ran|swam|played|\p{L}{3,}ed|yesterday|last)\b/iu;
/** "I don't go every Tuesday": a denial in the words before. "Don't forget" does not count. */
const DENIED =
  /(?<!\p{L})(?:not|never|no longer|cannot|(?:ca|could|wo|would|do|did|does|has|have|is|are)n['’]t)(?! (?:forget|miss))(?: (?!(?:but|and) )[\p{L}\p{N}'’-]+){0,6} ?$/iu;
const UNTIL = /(?<!\p{L})(?:until|till|through)\s+/iu;
const FROM = /(?<!\p{L})(?:from|starting|beginning)(?: on| from)?\s+/iu;
const ENOUGH = 1_000;

/** The same for a text that need not be about a plan. */
export function plannedRecurrence(text: string, heard: Heard): Recurrence | null {
  const said = text.length > ENOUGH ? null : saidRecurrence(text);
  // "The last Friday of every month" is not in the past.
  if (!said || PAST.test(said.rest) || DENIED.test(text.slice(0, said.index))) return null;
  return spokenRecurrence(text, heard);
}

/**
 * Reads from a text how an event recurs: "every Tuesday at 5 pm", "on the first Monday of the month", "daily until
 * March".
 *
 * @param heard the moment and time zone in which it was said.
 * @param start of the series, if stated separately; else the first day from then on that the words allow.
 */
export function spokenRecurrence(text: string, heard: Heard, start: StatedStart | null = null): Recurrence | null {
  const found = text.length > ENOUGH ? null : saidRecurrence(text);
  if (!found || !isWholeSeries(text, found)) return null;
  const apart = withDaysApart(found);
  const said = { ...apart, rest: withHoursOfDay(apart) };
  const within = windowOf(text, said, heard);
  if (within && within.end <= heard.reference) return null;
  const last = lastOf(said.rest, heard);
  const unended = said.rest.replace(last?.words ?? '', ' ');
  const from = after(FROM, unended, heard);
  const begins = from && !isTimeOfDay(from) ? from : null;
  const isTimed = begins?.precision === 'hour' || begins?.precision === 'instant';
  const rest = [within?.text ?? '', lengthIn(unended) ?? ''].reduce((left, words) => left.replace(words, ' '), unended);
  const time = isTimed ? begins : hoursOf({ ...said, rest }, heard);
  if (time === 'several') return null;
  const earliest = within && within.start > heard.reference ? within.start : heard.reference;
  const anchor = start
    ? { startsAt: start.startsAt, endsAt: start.endsAt }
    : anchorOf(time, begins?.start ?? earliest, heard);
  const precision = start?.precision ?? (start || time ? 'hour' : 'day');
  const endless = seriesFrom(said.rule, anchor, precision, said.words, heard);
  const until = last?.end ?? within?.end ?? (endless && lengthEnd(said.rest, endless.startsAt, heard));
  if (!until) return endless;
  const rule = `${said.rule};UNTIL=${inUtc(new Date(until.getTime() - 1000))}`;
  return seriesFrom(rule, anchor, precision, said.words, heard);
}

/**
 * @param anchor the time of day, on the first day that may be meant.
 * @returns the series, which begins on the first day that its rule allows; `null` for a rule without occurrences.
 */
export function seriesFrom(
  rule: string,
  anchor: Occurrence,
  precision: Precision,
  expression: string,
  { timezone, reference }: Heard,
): Recurrence | null {
  const series: Series = { ...anchor, rule: rule.replace(/;INTERVAL=\d+/, ''), timezone };
  // A series at nine that is stated at noon begins tomorrow; with a stated start it began then.
  const from = precision === 'day' || anchor.startsAt < reference ? anchor.startsAt : reference;
  const first = firstFrom(series, from > anchor.startsAt ? from : anchor.startsAt);
  if (!first) return null;
  return { ...first, recurrence: rule, recursUntil: lastEnd({ ...first, rule, timezone }), precision, expression };
}

function anchorOf(time: Expression | null, from: Date, { reference, timezone }: Heard): Occurrence {
  const day = wallAt(from.getTime(), timezone).toPlainDate();
  const at = (hour: Expression['start']): number =>
    instantOf(day.toPlainDateTime(wallAt(hour.getTime(), timezone).toPlainTime()), timezone);
  if (!time) {
    const [start, end] = [day, day.add({ days: 1 })].map((one) => instantOf(one.toPlainDateTime(), timezone));
    return { startsAt: new Date(start as number), endsAt: new Date(end as number) };
  }
  const startsAt = at(time.start);
  const endsAt = startsAt + time.end.getTime() - time.start.getTime();
  const isOver = startsAt < reference.getTime();
  const tomorrow = (ms: number): Date =>
    new Date(isOver ? instantOf(wallAt(ms, timezone).add({ days: 1 }), timezone) : ms);
  return { startsAt: tomorrow(startsAt), endsAt: tomorrow(endsAt) };
}

/** "Until March 17", but not "from five until six", which is a time of day. */
function lastOf(text: string, heard: Heard): { readonly end: Date; readonly words: string } | null {
  const [mark] = UNTIL.exec(text) ?? [];
  const last = after(UNTIL, text, heard);
  if (mark === undefined || !last || isTimeOfDay(last)) return null;
  const from = text.indexOf(mark);
  const to = text.indexOf(last.text, from);
  return { end: last.end, words: to < 0 ? mark : text.slice(from, to + last.text.length) };
}

function after(mark: RegExp, text: string, heard: Heard): Expression | null {
  const match = mark.exec(text);
  if (!match) return null;
  const future: Heard = { ...heard, options: { ...heard.options, prefer: 'future' } };
  const next = text.slice(match.index + match[0].length);
  // "On the seventeenth" is a day, "in the seventeenth" is not.
  const [found] = ['in', 'on'].flatMap((place) =>
    resolve(`${place} ${next}`, future).filter(({ index }) => index <= 'in the '.length),
  );
  return found ?? null;
}
