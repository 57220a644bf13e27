import { add } from '#dates/difference.js';
import type { Expression, Period } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { instantOf, wallAt } from '#dates/wall-clock.js';
import type { Version } from '#domain/memory/memory.js';
import { type NewTime, type OneOccurrence, type PlanChange, UNKNOWN_TIME } from '#domain/memory/plan-change.js';
import { planWords, type PlanWords } from '#domain/plans/plan-words.js';
import { withoutWithdrawn } from '#domain/speech/repair/repair.js';
import { type SaidChange, saidChange } from './change-words.js';
import { besidePlan, halvesOf } from './halves.js';
import { oneOccurrence } from './one-occurrence.js';
import { SHIFT, shiftOf } from './shift.js';
import { SURE } from './spoken-time.js';
import { isTimeOfDay } from './time-of-day.js';

/**
 * Reads from the words of a statement that a plan is moved or cancelled: what was planned, when it was to be, and when
 * it is now. Only unambiguous words are read, and the cost is linear in the length.
 *
 * @param heard the moment and time zone in which it was said.
 */
export function planChange(text: string, heard: Heard): PlanChange | null {
  const told = withoutWithdrawn(text);
  const change = saidChange(told);
  if (!change || OF_ANOTHER_TIME.test(change.clause)) return null;
  const meant: Heard = { ...heard, options: { ...heard.options, prefer: change.missed ? 'past' : 'future' } };
  const shift = change.does === 'move' ? shiftOf(change.clause) : null;
  const times = shift
    ? { was: expressions(change.clause.replace(shift.words, ' '), meant), now: null }
    : timesOf(change, meant);
  const anew = change.does === 'cancel' && !change.missed ? plannedAnew(told, change, meant) : null;
  const said = anew ? { ...change, does: 'move' as const } : change;
  const { was, now } = anew ? { ...times, now: anew } : times;
  // "Moved to Lisbon" and "I have to move the dentist" do not give a plan another time.
  if (said.does === 'move' && !now && !shift && (said.must || !PUT_OFF.test(said.clause))) return null;
  const wasDue = ({ startsAt }: Version): boolean => !said.missed || (startsAt !== null && startsAt <= heard.reference);
  const { words, namesOne } = named(said, [...was, ...(now ? [now] : [])]);
  return {
    does: said.does,
    words,
    namesOne,
    ofSeries: said.does === 'cancel' && SERIES.test(said.clause),
    subject: null,
    wasAt: was.length > 0 || said.missed ? (plan) => wasDue(plan) && liesInAll(plan, was, heard.timezone) : null,
    occurrenceOf: (series, timezone) =>
      SERIES.test(said.clause) ? null : occurrenceAt(series, was, timezone, heard.timezone),
    timeFor: (plan) => {
      if (shift) return plan ? shifted(plan, shift, heard.timezone) : UNKNOWN_TIME;
      return now ? timeOn(plan, now, heard.timezone) : UNKNOWN_TIME;
    },
  };
}

/** "My flight was delayed last time" is about another one. */
const OF_ANOTHER_TIME = /\b(?:last time|the time before)\b/iu;
/** Words that mean the whole series. */
const SERIES = /\b(?:every|any ?more|for good|altogether|no longer|series|weekly|daily|fortnightly|monthly)\b/iu;
/** These need no new time, because it may not be known yet. */
const PUT_OFF = /\b(?:postpon|(?:put|putting) (?:it |that |this )?off|delayed)/iu;
/**
 * Besides the cancelled plan, the same is planned for another day: "they've cancelled Tuesday's haircut and given me
 * Friday at two".
 */
const ANEW =
  /(?<!\p{L})(?:instead|(?:given|offered|found|booked) (?:me|us|him|her|them)(?! (?:an?|some|the \p{L}+) )|(?:got|squeezed|fitted) (?:me|us|him|her|them) in|re-?booked|re-?arranged|(?:(?:i|we)['’]ll come|(?:he|she|they)['’](?:ll|s|re) (?:now )?(?:be )?com(?:e|ing)|(?:i|we|he|she|they)['’](?:ll|s|re|m) (?:now )?(?:be )?(?:doing|having) it)(?! (?:back|home|round|over))|(?:it|that)['’](?:s|ll be) (?:now )?(?:on )?(?:the |next )?(?:\d+(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)|['’]s (?:now )?on (?:the )?(?:\d+(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day))(?!\p{L})/iu;

/**
 * @returns the future time for which a text plans anew, outside of the part that cancels; `null` if it names none, or
 * several.
 */
function plannedAnew(text: string, { clause }: SaidChange, heard: Heard): Expression | null {
  const rest = text.replace(clause, ' ');
  if (!ANEW.test(rest)) return null;
  const [now, ...others] = toCome(rest, heard);
  return now && others.length === 0 ? now : null;
}

/** Leaves out "now", which is not a future time. */
export function toCome(text: string, heard: Heard): Expression[] {
  return expressions(text, heard).filter((one) => one.start > heard.reference);
}

/** Words that precede the new time. */
const TO = /(?<!\p{L})(?:to|till|until|onto|for|now on|now at|now be on|now be at)\s+(?:the\s+)?/giu;

/** @returns the old times, and the time to which it is moved. */
function timesOf({ does, clause, from, to }: SaidChange, heard: Heard): { was: Expression[]; now: Expression | null } {
  if (does === 'cancel') return { was: expressions(clause, heard), now: null };
  if (/^instead of$/iu.test(clause.slice(from, to)))
    return { was: expressions(clause.slice(to), heard), now: expressions(clause.slice(0, from), heard)[0] ?? null };
  for (const mark of [...clause.matchAll(TO)].reverse()) {
    const after = mark.index + mark[0].length;
    if (after <= from) break;
    const rest = clause.slice(after);
    // "June" alone may be a person.
    const [now] = expressions(`to ${rest}`, heard).filter(({ index }) => index <= NEXT_TO);
    if (now) return { was: expressions(clause.slice(0, mark.index), heard), now };
    const hour = hourOf(rest, heard);
    if (hour) return { was: expressions(clause.slice(0, mark.index), heard), now: hour };
  }
  return { was: expressions(clause, heard), now: null };
}

/** The time has to follow directly. */
const NEXT_TO = 'to the '.length;

/** "To 4": a number alone is not a time, except as the target of a move. */
function hourOf(rest: string, heard: Heard): Expression | null {
  const hour = Number(/^(\d{1,2})(?=$|[.!,]|\s*$)/u.exec(rest)?.[1] ?? 0);
  if (hour < 1 || hour > 12) return null;
  return expressions(`${hour} o'clock`, heard)[0] ?? null;
}

/** Each is read separately: the tense of "was moved" is not that of the plan. */
function expressions(text: string, heard: Heard): Expression[] {
  return resolve(text, heard).flatMap((one) => {
    const [alone] = resolve(one.text, heard);
    return alone && one.confidence >= SURE ? [{ ...alone, index: one.index }] : [];
  });
}

/** What the clause names besides its times and its verb; if nothing, what the clause before names. */
function named({ clause, context, from, to }: SaidChange, times: readonly Expression[]): PlanWords {
  const rest = times.reduce(
    (left, { text }) => left.replace(text, ' '),
    `${clause.slice(0, from)} ${clause.slice(to)}`,
  );
  const own = planWords(rest.replace(SHIFT, ' '));
  return own.words.length > 0 || own.namesOne ? own : planWords(context);
}

/** @returns the time of a series by its stated day; a time of day alone may be on any day. */
function occurrenceAt(
  series: Version,
  was: readonly Expression[],
  timezone: string,
  heardIn: string,
): OneOccurrence | null {
  const day = was.find((one) => !isTimeOfDay(one));
  if (!day) return null;
  const isMeant = (one: Times): boolean => liesInAll(one, was, heardIn);
  return oneOccurrence(series, { from: day.start, to: day.end }, timezone, isMeant);
}

type Times = Pick<Version, 'startsAt' | 'endsAt'>;

function liesInAll(plan: Times, said: readonly Expression[], timezone: string): boolean {
  return said.every((one) => liesIn(plan, one, timezone));
}

/** @returns whether a plan is at the stated time, in either half of the day. */
export function liesIn(plan: Times, said: Expression, timezone: string): boolean {
  const isOfAnyDay = isTimeOfDay(said);
  return halvesOf(said, timezone).some((one) => liesInPeriod(plan, one, isOfAnyDay, timezone));
}

/** @param isOfAnyDay whether a time of day may be on any day. */
function liesInPeriod({ startsAt, endsAt }: Times, said: Period, isOfAnyDay: boolean, timezone: string): boolean {
  if (startsAt === null) return false;
  if (isOfAnyDay) {
    const [plan, time] = [wallAt(startsAt.getTime(), timezone), wallAt(said.start.getTime(), timezone)];
    const length = said.end.getTime() - said.start.getTime();
    const late = plan.toPlainTime().since(time.toPlainTime()).total('milliseconds');
    return late >= 0 && late < Math.max(length, 60_000) && !isLong(startsAt, endsAt);
  }
  // A plan for a whole day includes each of its hours.
  return startsAt < said.end && (endsAt ?? new Date(startsAt.getTime() + 1)) > said.start;
}

const HALF_A_DAY_MS = 12 * 3_600_000;

function isLong(startsAt: Date, endsAt: Date | null): boolean {
  return endsAt !== null && endsAt.getTime() - startsAt.getTime() > HALF_A_DAY_MS;
}

/** @returns the new time of a plan that is moved; without a plan, a time of day stays open. */
export function timeOn(plan: Version | null, said: Expression, timezone: string): NewTime {
  if (plan) return onDayOf(plan, besidePlan(said, plan, timezone), timezone);
  return isTimeOfDay(said) ? UNKNOWN_TIME : timeOf(said);
}

function timeOf({ start, end, precision, text }: Expression): NewTime {
  return { startsAt: start, endsAt: end, precision, expression: text };
}

/** "To 4 pm" is on the day of the plan. */
function onDayOf({ startsAt }: Version, now: Expression, timezone: string): NewTime {
  if (startsAt === null || !isTimeOfDay(now)) return timeOf(now);
  const day = wallAt(startsAt.getTime(), timezone).toPlainDate();
  const at = instantOf(day.toPlainDateTime(wallAt(now.start.getTime(), timezone).toPlainTime()), timezone);
  return { ...timeOf(now), startsAt: new Date(at), endsAt: new Date(at + now.end.getTime() - now.start.getTime()) };
}

function shifted(plan: Version, { duration, words }: { duration: string; words: string }, timezone: string): NewTime {
  const moved = (at: Date | null): Date | null => at && add(at, duration, timezone);
  return {
    startsAt: moved(plan.startsAt),
    endsAt: moved(plan.endsAt),
    precision: plan.precision,
    expression: words,
  };
}
