import { type DoneTo, type EventMove, moreExact, replace, restate, sameTime } from './event-match.js';
import { validTime, type Version } from './memory.js';
import { denied, tooLate } from './denial.js';
import { overlaps } from './period.js';
import { type Placement, place } from './placement.js';
import type { PlanChange } from './plan-change.js';
import { planWords } from './plan-words.js';
import type { Neighbours, Settled } from './settled.js';
import type { Statement } from './statement.js';

/** @returns what moving or cancelling a plan in whatever words does to it. */
export function changed(statement: Statement, change: PlanChange, plan: Version): DoneTo {
  if (change.does === 'cancel') return { does: 'withdraw', version: plan, reason: `Cancelled: ${statement.text}` };
  const time = change.timeFor(plan);
  const parts = plan.subject === null ? statement : plan;
  const moved: Statement = {
    ...statement,
    ...time,
    kind: 'episodic',
    subject: parts.subject,
    verb: parts.verb,
    object: parts.object,
    aliases: [...statement.aliases, ...formerWords(statement, plan)],
    status: 'planned',
    moved: true,
    validFrom: statement.saidAt,
    validTo: null,
  };
  if (sameTime(plan, moved) && !moreExact(moved, plan)) return restate(plan, 'It is planned for that time already.');
  return replace(moved, plan, 'The plan was moved, in other words.');
}

/** The next who speaks of it may use the words of the plan as it was. */
function formerWords({ text, object }: Statement, plan: Version): string[] {
  const now = planWords(`${text} ${plan.object ?? object ?? ''}`).words;
  const former = planWords(plan.text).words.filter((word) => !now.includes(word));
  return former.length > 0 && former.length <= MOST_WORDS ? [former.join(' ')] : [];
}

const MOST_WORDS = 8;

/** What is decided by what an event, or words about a plan, do to a known one. */
export function byEvent(neighbours: Neighbours, move: Exclude<EventMove, { does: 'stand beside' }>): Settled {
  const { reason } = move;
  if (move.does === 'add') {
    const placement = place(move.statement, neighbours.slot, null);
    return { outcome: 'added', placement, statement: move.statement, decidedBy: 'event', similarity: null, reason };
  }
  const { version } = move;
  if (move.does === 'deny') return tooLate(version, 'event', reason);
  if (move.does === 'end') return denied({ polarity: 'holds' }, [version], 'event', reason);
  const found = neighbours.candidates.find((candidate) => candidate.version.id === version.id);
  const settled = { decidedBy: 'event' as const, similarity: found?.parts.similarity ?? null, reason };
  if (move.does === 'replace') {
    const placement = withItsPast(place(move.statement, neighbours.slot, version), version, neighbours.events);
    return { outcome: 'superseded', placement, statement: move.statement, ...settled };
  }
  const { startsKnown, factId } = version;
  const placement = { period: validTime(version), startsKnown, closes: [], factId, restates: null };
  if (move.does === 'withdraw') return { outcome: 'withdrawn', placement, withdraws: version, ...settled };
  return { outcome: 'restated', placement: { ...placement, restates: version }, ...settled };
}

/** The plan as it was before it moved is replaced too, where it would still hold beside what happened. */
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
