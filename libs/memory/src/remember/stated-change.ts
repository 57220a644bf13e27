import type { Heard } from '#dates/moment.js';
import type { MemoryKind, Polarity } from '#domain/memory.js';
import type { PlanChange } from '#domain/plan-change.js';
import { planWords } from '#domain/plan-words.js';
import type { Mode } from '#domain/statement.js';
import { oneOccurrence } from '#times/one-occurrence.js';
import { planChange } from '#times/plan-change.js';
import type { SpokenTime } from '#times/spoken-time.js';
import type { EventInput } from './event-input.js';

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
  const { startsAt, endsAt, precision, expression } = times;
  const stated = event.startsAt !== undefined;
  const planned = does === 'cancel' && startsAt !== null && startsAt > heard.reference ? startsAt : null;
  return {
    does,
    ...planWords(event.object ?? event.verb),
    ofSeries: does === 'cancel' && event.startsAt === undefined,
    subject: event.subject,
    wasAt: planned ? (plan) => meets(plan.startsAt, plan.endsAt, planned, endsAt) : (said?.wasAt ?? null),
    occurrenceOf: (series, timezone) =>
      planned
        ? oneOccurrence(series, { from: planned, to: endsAt ?? new Date(planned.getTime() + 1) }, timezone)
        : (said?.occurrenceOf(series, timezone) ?? null),
    timeFor: (plan) => (said && !stated ? said.timeFor(plan) : { startsAt, endsAt, precision, expression }),
  };
}

function meets(from: Date | null, to: Date | null, start: Date, end: Date | null): boolean {
  if (from === null) return false;
  return (
    from.getTime() === start.getTime() ||
    (from < (end ?? start) && start < (to ?? from)) ||
    (start <= from && from < (end ?? start))
  );
}
