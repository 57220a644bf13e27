import type { Version } from '#domain/memory/memory.js';
import type { MeantPlans } from '#domain/memory/plan-change.js';
import { factKey, isNamesake, sameSubject } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import { type EventMatch, isLateArrival, matchEvent } from '#domain/plans/event-match.js';
import { withAlsoGone } from './also-gone.js';
import {
  type Candidate,
  type Decider,
  markUnclear,
  type Neighbours,
  type Reconciled,
  type Settled,
  type Verdict,
} from './decision-types.js';
import { endLateArrival, mayBeOutdated } from './late-arrival.js';
import { settleReturning, withReturningApart } from './paused-facts.js';
import { place } from './placement.js';
import { endStandIns, settleRescheduled, verdictOnAnnouncement, withNewEnds } from './revised-announcement.js';
import { changePlan, settleByEvent } from './settle-by-event.js';
import { settleBySlot } from './settle-by-slot.js';
import { nearCandidates, type SettleAdded, settleByVerdict, settleReplaced } from './settle-by-verdict.js';
import { laterDenial, rejectLate, settleCorrectedSince, settleDenial, settleDenialBySlot } from './settle-denial.js';
import { asOneOfMany, competitors, earlierHearsay, isClaim, settleNonClaim } from './settle-non-claim.js';

/** The settings of reconcile; thresholds are cosines. */
export interface ReconcileRules {
  readonly by: 'structure' | 'thresholds';
  /** At or above: the statement replaces the nearest candidate. */
  readonly update: number;
  /** Below: the statement is added beside it. */
  readonly add: number;
  /** Candidates below are not shown to an arbiter, except other values of the statement's attribute. */
  readonly floor: number;
}

/**
 * Decides how a statement relates to what is believed. Structure comes first: the version that the caller names, the
 * event stated in parts, then the attribute if its cardinality is known. What structure leaves open is settled by the
 * thresholds, if requested, or by an arbiter's verdict. Without either the statement is added, because losing a true
 * fact is worse than keeping a duplicate.
 *
 * The thresholds and their midpoint are those of the article this project began from: at or above `update` the nearest
 * is replaced, below `add` nothing is, and between them an arbiter decides, else the midpoint.
 *
 * @param verdict what the arbiter said; `undefined` if it was not asked yet, `null` if there is none to ask.
 */
export function reconcile(
  statement: Statement,
  around: Neighbours,
  rules: ReconcileRules,
  verdict: Verdict | null | undefined,
): Reconciled {
  const late = settleCorrectedSince(statement, around);
  const structural = late ?? settleByRules(statement, around);
  if (structural) return withNewEnds(endStandIns(structural, statement, around), statement, around, undefined);
  const neighbours = { ...around, slot: competitors(around.slot, statement) };
  const told = verdict && verdictOnAnnouncement(withReturningApart(verdict, neighbours), neighbours);
  const reconciled = byMeaning(statement, neighbours, rules, told);
  if (reconciled.outcome === 'unclear') return reconciled;
  const all = withAlsoGone(reconciled, statement, neighbours, told);
  const known = settleReturning(all, statement, neighbours, told?.returning);
  const settled = endLateArrival(known, statement, neighbours, told?.since);
  return withNewEnds(settled, statement, neighbours, told?.other);
}

/** Decides by similarity of meaning. */
function byMeaning(
  statement: Statement,
  neighbours: Neighbours,
  rules: ReconcileRules,
  verdict: Verdict | null | undefined,
): Reconciled {
  if (statement.polarity !== 'holds') return settleDenial(statement, neighbours, verdict, rules.floor);
  const meant = settleRescheduled(statement, neighbours) ?? changedPlan(statement, neighbours, verdict);
  if (meant) return meant;
  const match = eventMatchOf(statement, neighbours);
  const placement = place(statement, neighbours.slot, neighbours.named);

  const open = neighbours.candidates.filter(
    ({ version }) => sameSubject(version, statement) && factKey(version) !== factKey(statement),
  );
  const nearest = nearestOf(open);
  const added = (decidedBy: Decider, reason: string): Settled => ({
    outcome: 'added',
    placement,
    decidedBy,
    similarity: nearest?.parts.similarity ?? null,
    reason,
  });
  if (match?.does === 'stand beside') return besidePlans(statement, neighbours, match.versions, verdict, added);
  if (statement.attribute !== null)
    return byUnknown(statement, neighbours, open, { verdict, floor: rules.floor }, added);
  if (verdict === undefined && mayBeOutdated(statement, neighbours)) return { outcome: 'unclear', candidates: open };
  if (!nearest) return added('default', 'Nothing like it is known.');
  if (rules.by === 'thresholds') {
    if (nearest.parts.similarity >= rules.update)
      return settleReplaced(statement, neighbours, nearest, 'threshold', `At least ${rules.update} alike.`);
    if (nearest.parts.similarity < rules.add) return added('threshold', `Less than ${rules.add} alike.`);
  } else if (nearest.parts.similarity < rules.floor) {
    return added('default', 'Nothing near it is known.');
  }
  if (verdict === undefined) return { outcome: 'unclear', candidates: open };
  if (verdict) return settleByVerdict(statement, neighbours, verdict, added);
  return rules.by === 'thresholds'
    ? byMidpoint(statement, neighbours, nearest, rules, added)
    : markUnclear(added('default', whyBeside(statement)), nearCandidates(open));
}

/** @param plans what is planned for another time; the statement does not say that it moved. */
function besidePlans(
  statement: Statement,
  neighbours: Neighbours,
  plans: readonly Version[],
  verdict: Verdict | null | undefined,
  added: SettleAdded,
): Reconciled {
  const shown = neighbours.candidates.filter(({ version }) => plans.some(({ id }) => id === version.id));
  if (verdict === undefined && shown.length > 0) return { outcome: 'unclear', candidates: neighbours.candidates };
  if (verdict) return settleByVerdict(statement, neighbours, verdict, added);
  return markUnclear(added('event', statement.moved ? MOVED_FROM : ANOTHER_TIME), shown);
}

/**
 * @returns the outcome by the statement's own parts and the versions that compete by them; `null` if its candidates
 * have to be looked at. The candidates are used only for the similarity of the versions that it decides about.
 */
export function settleByRules(statement: Statement, around: Neighbours): Settled | null {
  if (!isClaim(statement) && !around.named) return settleNonClaim(statement, around);
  const neighbours = { ...around, slot: competitors(around.slot, statement) };
  if (statement.polarity !== 'holds') return settleDenialBySlot(statement, neighbours);
  const match = eventMatchOf(statement, neighbours);
  if (match && isLateArrival(match)) return settleByEvent(neighbours, match);
  const { meant, possible, occurrences } = plansOf(statement, neighbours);
  // A statement in parts is also read as words against the plans. The parts alone decide only if that finds none.
  if (statement.change && meant)
    return settleByEvent(neighbours, changePlan(statement, statement.change, meant, occurrences.get(meant.id)));
  if (match && match.does !== 'stand beside') return settleByEvent(neighbours, match);
  if (possible.length > 0) return null;
  const placement = place(asOneOfMany(statement), neighbours.slot, neighbours.named);
  const { overtakenBy } = placement;
  if (overtakenBy) return rejectLate(overtakenBy, 'attribute', 'Another value was said later for all of that time.');
  const denial = neighbours.named ? undefined : laterDenial(statement, placement.period.from, neighbours.slot);
  if (denial) return rejectLate(denial, 'attribute', 'It was denied after it was said.');
  const heard = neighbours.named ? undefined : earlierHearsay(statement, around.slot);
  if (heard) return confirmed(statement, neighbours, heard);
  return settleBySlot(statement, neighbours, placement);
}

/** What a stated event does to a known one; a named version and a correction take precedence. */
function eventMatchOf(statement: Statement, { named, events }: Neighbours): EventMatch | null {
  return named || statement.mode === 'correction' ? null : matchEvent(statement, events);
}

/** The plans that the words may move or cancel; none if the caller names a version. */
function plansOf(statement: Statement, { named, plans }: Neighbours): MeantPlans {
  return statement.change && !named ? (plans ?? NO_PLANS) : NO_PLANS;
}

/** Something that was hearsay is now said by the contact. */
function confirmed(statement: Statement, neighbours: Neighbours, heard: Version): Settled {
  const others = neighbours.slot.filter(({ id }) => id !== heard.id);
  const decidedBy = statement.attribute === null ? 'default' : 'attribute';
  const placement = place(statement, others, heard);
  return { outcome: 'superseded', placement, decidedBy, similarity: null, reason: 'It was hearsay, and is said now.' };
}

/** A plan that is moved or cancelled in other words, if several may be meant: the arbiter decides which. */
function changedPlan(
  statement: Statement,
  neighbours: Neighbours,
  verdict: Verdict | null | undefined,
): Reconciled | null {
  const { possible, occurrences } = plansOf(statement, neighbours);
  if (!statement.change || possible.length === 0) return null;
  if (verdict === undefined) return { outcome: 'unclear', candidates: neighbours.candidates };
  const placement = place(statement, neighbours.slot, null);
  const added: SettleAdded = (decidedBy, reason) => ({
    outcome: 'added',
    placement,
    decidedBy,
    similarity: null,
    reason,
  });
  if (verdict === null) return added('event', possible.length > 1 ? SEVERAL_PLANS : ANOTHER_PLAN);
  const chosen = verdict.outcome === 'supersede' && possible.find(({ id }) => id === verdict.id);
  if (!chosen) return settleByVerdict(statement, neighbours, verdict, added);
  const settled = settleByEvent(
    neighbours,
    changePlan(statement, statement.change, chosen, occurrences.get(chosen.id)),
  );
  return { ...settled, decidedBy: 'arbiter', reason: verdict.reason };
}

const ANOTHER_TIME = 'The same is planned for another time, and nobody said that it was moved: both are kept.';
const MOVED_FROM = 'It was moved, and nothing says for certain from when: what is planned is kept.';
const NO_PLANS: MeantPlans = { meant: null, possible: [], occurrences: new Map() };
const SEVERAL_PLANS = 'Several plans may be meant, so none is touched: state supersedes, or when it was planned for.';
const ANOTHER_PLAN = 'The words do not say for certain that what is planned is meant: state supersedes if it is.';

function whyBeside({ mode }: Statement): string {
  if (mode === 'correction') return 'What it corrects was not found: state it as supersedes.';
  return 'No rule replaces anything, and there is no arbiter.';
}

/** Another value may replace the known one or stand beside it; only an arbiter that understands both can tell. */
function byUnknown(
  statement: Statement,
  neighbours: Neighbours,
  open: readonly Candidate[],
  { verdict, floor }: { verdict: Verdict | null | undefined; floor: number },
  added: SettleAdded,
): Reconciled {
  const { attribute } = statement;
  const namesakes = open.some(({ version }) => isNamesake(version, statement));
  if (!namesakes && open.every(({ parts }) => parts.similarity < floor))
    return added('default', `No other value of ${attribute} is known, and nothing near it.`);
  if (verdict === undefined) return { outcome: 'unclear', candidates: open };
  if (verdict) return settleByVerdict(statement, neighbours, verdict, added);
  const reason = namesakes && statement.mode === 'change' ? whyBoth(statement) : whyBeside(statement);
  const meant = open.filter((one) => isNamesake(one.version, statement) || nearCandidates([one]).length > 0);
  return markUnclear(added('default', reason), meant);
}

function whyBoth({ attribute }: Statement): string {
  const remedy = 'state cardinality: one to replace, many to keep both';
  return `Nobody said whether ${attribute} has one value at a time, so both stand; ${remedy}.`;
}

function nearestOf(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (best, candidate) => (best && best.parts.similarity >= candidate.parts.similarity ? best : candidate),
    undefined,
  );
}

function byMidpoint(
  statement: Statement,
  neighbours: Neighbours,
  nearest: Candidate,
  rules: ReconcileRules,
  added: SettleAdded,
): Settled {
  const midpoint = (rules.update + rules.add) / 2;
  if (nearest.parts.similarity < midpoint) return added('threshold', `Less than the midpoint ${midpoint} alike.`);
  return settleReplaced(statement, neighbours, nearest, 'threshold', `At least the midpoint ${midpoint} alike.`);
}
