import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import type { MemoryKind, Polarity, Version } from '#domain/memory/memory.js';
import type { NewTime, PlanChange } from '#domain/memory/plan-change.js';
import type { Mode } from '#domain/memory/statement.js';
import { planWords } from '#domain/plans/plan-words.js';
import { oneOccurrence } from '#times/one-occurrence.js';
import { planChange, timeOn } from '#times/plan-change.js';
import type { SpokenTime } from '#times/spoken-time.js';
import { isTimeOfDay } from '#times/time-of-day.js';
import { type EventInput, leaning } from './event-input.js';

/** The parts of a statement that show whether it changes a plan. */
interface Stated {
  readonly text: string;
  readonly reconcile: boolean;
  readonly event?: EventInput | undefined;
  readonly attribute?: string | undefined;
  readonly polarity?: Polarity | undefined;
  readonly supersedes?: string | undefined;
  readonly as: Mode;
  readonly kind?: MemoryKind | undefined;
  readonly subject?: string | undefined;
}

/**
 * @param times the times read from the statement: for a moved event the new one; for a cancelled event when it was planned, if that is
 * still ahead.
 * @returns what a statement does to a plan, as the status of its event or its words say; `null` if the caller said otherwise what it is
 * about.
 */
export function changeOf(input: Stated, times: SpokenTime, heard: Heard): PlanChange | null {
  const { text, event, attribute, polarity, supersedes, as, kind, subject, reconcile } = input;
  const settled = attribute !== undefined || supersedes !== undefined || as === 'correction' || kind === 'procedural';
  if (!reconcile || settled || (polarity ?? 'holds') !== 'holds') return null;
  // Only English words that move or cancel a plan are understood.
  const read = (heard.options.locale ?? 'en').startsWith('en') ? planChange(text, heard) : null;
  if (!event) return read && { ...read, subject: subject ?? null };
  if (event.status !== 'moved' && event.status !== 'cancelled') return null;
  const does = event.status === 'moved' ? 'move' : 'cancel';
  const matching = read?.does === does ? read : null;
  return {
    does,
    ...planWords(event.object ?? event.verb),
    subject: event.subject,
    ...planTimes(event, times, matching, heard),
  };
}

/** When a plan was to take place, and when it does now. */
type PlanTimes = Pick<PlanChange, 'ofSeries' | 'wasAt' | 'occurrenceOf' | 'timeFor'>;

/** A stated time takes precedence over the words. An hour stated without a day is on the day in the words, else on the plan's day. */
function planTimes(event: EventInput, times: SpokenTime, said: PlanChange | null, heard: Heard): PlanTimes {
  const { startsAt, endsAt, precision, expression, recurrence } = times;
  const isCancelled = event.status === 'cancelled';
  const hour = statedHour(event, heard);
  const isStated = (event.startsAt !== undefined && !hour) || Boolean(recurrence);
  const at = isCancelled && startsAt !== null && (isStated || !said) ? { from: startsAt, to: endsAt } : null;
  const isAhead = at !== null && at.from > heard.reference;
  return {
    ofSeries: isCancelled && (Boolean(recurrence) || startsAt === null),
    wasAt: recurrence ? null : isAhead ? (plan) => meets(plan, at) : (said?.wasAt ?? null),
    occurrenceOf: (series, timezone) => {
      if (recurrence) return null;
      if (!at) return said?.occurrenceOf(series, timezone) ?? null;
      return oneOccurrence(series, { from: at.from, to: at.to ?? new Date(at.from.getTime() + 1) }, timezone);
    },
    timeFor: (plan) => {
      if (hour) return statedHourOn(plan, hour, times, heard);
      return said && !isStated ? said.timeFor(plan) : { startsAt, endsAt, precision, expression };
    },
  };
}

/** @returns the time of day that a caller states without a day. */
function statedHour({ startsAt, status }: EventInput, heard: Heard): Expression | null {
  if (typeof startsAt !== 'string') return null;
  const [said] = resolve(startsAt, leaning(heard, { status }));
  return said && isTimeOfDay(said) ? said : null;
}

/** Keeps the length that the caller states. */
function statedHourOn(
  plan: Version | null,
  hour: Expression,
  { startsAt, endsAt }: SpokenTime,
  { timezone }: Heard,
): NewTime {
  const end = startsAt && endsAt ? new Date(hour.start.getTime() + endsAt.getTime() - startsAt.getTime()) : hour.end;
  return timeOn(plan, { ...hour, end }, timezone);
}

function meets(
  plan: Pick<Version, 'startsAt' | 'endsAt'>,
  at: { readonly from: Date; readonly to: Date | null },
): boolean {
  const { startsAt, endsAt } = plan;
  if (startsAt === null) return false;
  const [from, to] = [at.from, at.to ?? at.from];
  return (
    startsAt.getTime() === from.getTime() ||
    (startsAt < to && from < (endsAt ?? startsAt)) ||
    (from <= startsAt && startsAt < to)
  );
}

/** @returns the times of a statement. The words of a move also contain the old time, which is left out. */
export function ownTimes(event: EventInput | undefined, times: SpokenTime, change: PlanChange | null): SpokenTime {
  const isRead = event?.status === 'moved' && event.startsAt === undefined;
  return isRead && change ? { ...times, ...change.timeFor(null) } : times;
}
