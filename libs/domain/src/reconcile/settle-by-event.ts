import { validTime, type Version } from '#domain/memory/memory.js';
import { overlaps } from '#domain/memory/period.js';
import type { NewTime, OneOccurrence, PlanChange } from '#domain/memory/plan-change.js';
import type { Statement } from '#domain/memory/statement.js';
import { type EventEffect, eventKey, type EventMatch, replaceEvent, restateEvent } from '#domain/plans/event-match.js';
import { isMoreExact, sameTime } from '#domain/plans/occasion.js';
import { planWords } from '#domain/plans/plan-words.js';
import type { Neighbours, Settled } from './decision-types.js';
import { place, type Placement } from './placement.js';
import { rejectLate, settleDenied } from './settle-denial.js';

/**
 * @param occurrence the time that is meant, if the plan is a series; absent: the whole plan.
 * @returns the outcome of words that move or cancel a plan.
 */
export function changePlan(
  statement: Statement,
  change: PlanChange,
  plan: Version,
  occurrence?: OneOccurrence,
): EventEffect {
  if (occurrence) return changedOnce(statement, change, plan, occurrence);
  if (change.does === 'cancel') return { does: 'withdraw', version: plan, reason: `Cancelled: ${statement.text}` };
  const moved = asMovedPlan(statement, plan, change.timeFor(plan));
  if (sameTime(plan, moved) && !isMoreExact(moved, plan))
    return restateEvent(plan, 'It is planned for that time already.');
  return replaceEvent(
    moved,
    plan,
    isToldAsIt(statement, plan) ? 'The plan was moved.' : 'The plan was moved, in other words.',
  );
}

/** One time of a series becomes an event of its own, cancelled or planned for another time; the others stay. */
function changedOnce(
  statement: Statement,
  change: PlanChange,
  series: Version,
  { startsAt, endsAt, recurrence }: OneOccurrence,
): EventEffect {
  const was = { ...series, startsAt, endsAt, recurrence: null };
  const cancelled = { startsAt, endsAt, precision: series.precision, expression: null };
  const isCancelled = change.does === 'cancel';
  const moved = asMovedPlan(statement, was, isCancelled ? cancelled : change.timeFor(was));
  if (!isCancelled && sameTime(was, moved)) return restateEvent(series, 'It is planned for that time already.');
  const once: Statement = {
    ...moved,
    recurrence: null,
    recursUntil: null,
    ...(isCancelled ? { status: 'cancelled', moved: false } : {}),
  };
  const reason = isCancelled
    ? 'One time of what comes again was cancelled.'
    : 'One time of what comes again was moved.';
  return { does: 'except', version: series, recurrence, statement: once, reason };
}

/** @returns the statement as the moved plan. */
export function asMovedPlan(statement: Statement, plan: Version, time: NewTime): Statement {
  const parts = plan.subject === null ? statement : plan;
  return {
    ...statement,
    ...time,
    kind: 'episodic',
    subject: parts.subject,
    verb: parts.verb,
    object: parts.object,
    aliases: [...statement.aliases, ...(isToldAsIt(statement, plan) ? [] : formerWords(statement, plan))],
    status: 'planned',
    moved: true,
    // If the times were read from words, its start is the time it is planned for.
    validFrom: (statement.moved ? statement.validFrom : null) ?? statement.saidAt,
    validTo: statement.moved ? statement.validTo : null,
  };
}

/** @returns whether both are stated in the same parts. */
function isToldAsIt(statement: Statement, plan: Version): boolean {
  const key = eventKey(statement);
  return key !== null && key === eventKey(plan);
}

/** Words of the plan before the change, because people may still use them. */
function formerWords({ text, object }: Statement, plan: Version): string[] {
  const now = planWords(`${text} ${plan.object ?? object ?? ''}`).words;
  const former = planWords(plan.text).words.filter((word) => !now.includes(word));
  return former.length > 0 && former.length <= MOST_WORDS ? [former.join(' ')] : [];
}

const MOST_WORDS = 8;

/** @returns the outcome of an event, or of words about a plan, for a known event. */
export function settleByEvent(neighbours: Neighbours, match: Exclude<EventMatch, { does: 'stand beside' }>): Settled {
  const { reason } = match;
  if (match.does === 'add') {
    const placement = place(match.statement, neighbours.slot, null);
    return { outcome: 'added', placement, statement: match.statement, decidedBy: 'event', similarity: null, reason };
  }
  const { version } = match;
  if (match.does === 'deny') return rejectLate(version, 'event', reason);
  if (match.does === 'end') return settleDenied({ polarity: 'holds' }, [version], 'event', reason);
  const found = neighbours.candidates.find((candidate) => candidate.version.id === version.id);
  const settled = { decidedBy: 'event' as const, similarity: found?.parts.similarity ?? null, reason };
  if (match.does === 'replace') {
    const placement = withItsPast(place(match.statement, neighbours.slot, version), version, neighbours.events);
    return { outcome: 'superseded', placement, statement: match.statement, ...settled };
  }
  if (match.does === 'except') {
    const { statement, recurrence } = match;
    const once = place(statement, [], null);
    const placement = { ...once, closes: [{ version, as: 'change' as const }] };
    return { outcome: 'superseded', placement, statement, excepts: recurrence, ...settled };
  }
  const { startsKnown, factId } = version;
  const placement = { period: validTime(version), startsKnown, closes: [], factId, restates: null };
  if (match.does === 'withdraw') return { outcome: 'withdrawn', placement, withdraws: version, ...settled };
  return { outcome: 'restated', placement: { ...placement, restates: version }, ...settled };
}

/** Also replaces the plan as it was before it moved, if it would otherwise still hold beside what happened. */
function withItsPast(placement: Placement, { factId }: Version, events: readonly Version[]): Placement {
  const closed = new Set(placement.closes.map(({ version }) => version.id));
  const past = events.filter(
    (event) => event.factId === factId && !closed.has(event.id) && overlaps(validTime(event), placement.period),
  );
  return {
    ...placement,
    closes: [...placement.closes, ...past.map((version) => ({ version, as: 'change' as const }))],
  };
}
