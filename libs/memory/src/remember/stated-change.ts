import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import type { MemoryKind, Polarity, Version } from '#domain/memory.js';
import type { NewTime, PlanChange } from '#domain/plan-change.js';
import { planWords } from '#domain/plan-words.js';
import type { Mode } from '#domain/statement.js';
import { oneOccurrence } from '#times/one-occurrence.js';
import { planChange, timeOn } from '#times/plan-change.js';
import type { SpokenTime } from '#times/spoken-time.js';
import { isTimeOfDay } from '#times/time-of-day.js';
import { type EventInput, leaning } from './event-input.js';

/** What a caller said of a statement, as far as it tells whether a plan is changed. */
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
 * @param times as they were read of the statement; of an event that moved the new one, of one that is cancelled when it
 * was planned for, if that is still to come.
 * @returns what a statement does to a plan: as its caller states by the status of an event, else as its words say; `null`
 * where its caller says in another way what it is about.
 */
export function changeOf(input: Stated, times: SpokenTime, heard: Heard): PlanChange | null {
  const { text, event, attribute, polarity, supersedes, as, kind, subject, reconcile } = input;
  const settled = attribute !== undefined || supersedes !== undefined || as === 'correction' || kind === 'procedural';
  if (!reconcile || settled || (polarity ?? 'holds') !== 'holds') return null;
  // The words that move or cancel a plan are English.
  const read = (heard.options.locale ?? 'en').startsWith('en') ? planChange(text, heard) : null;
  if (!event) return read && { ...read, subject: subject ?? null };
  if (event.status !== 'moved' && event.status !== 'cancelled') return null;
  const does = event.status === 'moved' ? 'move' : 'cancel';
  const said = read?.does === does ? read : null;
  return {
    does,
    ...planWords(event.object ?? event.verb),
    subject: event.subject,
    ...whenOf(event, times, said, heard),
  };
}

/** What was read of when a plan was to be, and when it is now. */
type When = Pick<PlanChange, 'ofSeries' | 'wasAt' | 'occurrenceOf' | 'timeFor'>;

/** A stated time counts before that of the words. An hour that is stated without a day is on the day that the words name, else on that of the plan. */
function whenOf(event: EventInput, times: SpokenTime, said: PlanChange | null, heard: Heard): When {
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
      if (hour) return hourOn(plan, hour, times, heard);
      return said && !isStated ? said.timeFor(plan) : { startsAt, endsAt, precision, expression };
    },
  };
}

/** @returns the time of day that a caller states, and no day. */
function statedHour({ startsAt, status }: EventInput, heard: Heard): Expression | null {
  if (typeof startsAt !== 'string') return null;
  const [said] = resolve(startsAt, leaning(heard, { status }));
  return said && isTimeOfDay(said) ? said : null;
}

/** It lasts as long as its caller states. */
function hourOn(
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

/** @returns the times of a statement: of what moved the words tell the old one as well, which is not its own. */
export function ownTimes(event: EventInput | undefined, times: SpokenTime, change: PlanChange | null): SpokenTime {
  const isRead = event?.status === 'moved' && event.startsAt === undefined;
  return isRead && change ? { ...times, ...change.timeFor(null) } : times;
}
