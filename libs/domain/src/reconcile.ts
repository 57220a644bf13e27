import { sameAttribute } from './attributes.js';
import { deny, deniedSince } from './denial.js';
import { type EventMove, eventMove } from './event-match.js';
import { overlaps } from './period.js';
import { type Placement, place } from './placement.js';
import { differOnlyInNumbers, factKey, sameSubject } from './sameness.js';
import {
  ARBITER_FLOOR,
  type Candidate,
  type Decider,
  type Neighbours,
  type Reconciled,
  type Settled,
  type Verdict,
} from './settled.js';
import type { Statement } from './statement.js';
import { validTime, type Version } from './memory.js';

/** The settings reconcile works by; thresholds are cosines. */
export interface ReconcileRules {
  readonly by: 'structure' | 'thresholds';
  /** At or above: the statement replaces its nearest. */
  readonly update: number;
  /** Below: the statement is added beside it. */
  readonly add: number;
}

/**
 * Decides how a statement meets what is believed. Structure first: the version its caller names, the event it states in
 * parts, then its attribute, where it is known how many values that has.
 * What structure leaves open is settled by the thresholds, if they are asked for, or by an arbiter's verdict; without
 * either the statement is added, since losing a true fact is worse than keeping a duplicate.
 *
 * The thresholds and their midpoint are those of the article this project began from: at or above `update` the nearest
 * is replaced, below `add` nothing is, and between them an arbiter decides, else the midpoint.
 *
 * @param verdict what the arbiter said; `undefined` if it was not asked yet, `null` if there is none to ask.
 */
export function reconcile(
  statement: Statement,
  neighbours: Neighbours,
  rules: ReconcileRules,
  verdict: Verdict | null | undefined,
): Reconciled {
  if (statement.polarity !== 'holds') return deny(statement, neighbours, verdict);
  const move = neighbours.named || statement.mode === 'correction' ? null : eventMove(statement, neighbours.events);
  if (move && move.does !== 'stand beside') return byEvent(neighbours, move);
  const placement = place(statement, neighbours.slot, neighbours.named);
  const denial = neighbours.named ? undefined : deniedSince(statement, placement.period.from, neighbours.slot);
  if (denial) return tooLate(denial);
  const structural = byStructure(statement, neighbours, placement);
  if (structural) return structural;

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
  if (move) {
    const shown = neighbours.candidates.filter(({ version }) => move.versions.some(({ id }) => id === version.id));
    if (verdict === undefined && shown.length > 0) return { outcome: 'unclear', candidates: neighbours.candidates };
    if (verdict) return byVerdict(statement, neighbours, verdict, added);
    return added('event', 'The same is planned for another time, and nobody said that it was moved: both are kept.');
  }
  if (statement.attribute !== null && statement.cardinality === 'unknown')
    return byUnknown(statement, neighbours, open, verdict, added);
  if (!nearest) return added('default', 'Nothing like it is known.');
  if (rules.by === 'thresholds') {
    if (nearest.parts.similarity >= rules.update)
      return replaced(statement, neighbours, nearest, 'threshold', `At least ${rules.update} alike.`);
    if (nearest.parts.similarity < rules.add) return added('threshold', `Less than ${rules.add} alike.`);
  } else if (nearest.parts.similarity < ARBITER_FLOOR) {
    return added('default', 'Nothing near it is known.');
  }
  if (verdict === undefined) return { outcome: 'unclear', candidates: open };
  if (verdict) return byVerdict(statement, neighbours, verdict, added);
  return rules.by === 'thresholds'
    ? byMidpoint(statement, neighbours, nearest, rules, added)
    : added('default', whyBeside(statement));
}

function whyBeside({ mode }: Statement): string {
  if (mode === 'correction') return 'What it corrects was not found: state it as supersedes.';
  return 'No rule replaces anything, and there is no arbiter.';
}

/** What arrives late is not believed where it was denied after it was said. */
function tooLate(denial: Version): Settled {
  const { startsKnown, factId } = denial;
  return {
    outcome: 'corrected',
    placement: { period: validTime(denial), startsKnown, closes: [], factId, restates: null },
    denial,
    decidedBy: 'attribute',
    similarity: null,
    reason: 'It was denied after it was said.',
  };
}

type Add = (decidedBy: Decider, reason: string) => Settled;

/** Another value may replace the one that is known, or stand beside it: only who understands both can tell. */
function byUnknown(
  statement: Statement,
  neighbours: Neighbours,
  open: readonly Candidate[],
  verdict: Verdict | null | undefined,
  added: Add,
): Reconciled {
  const { attribute } = statement;
  const isNamesake = ({ version }: Candidate): boolean => sameAttribute(version.attribute, attribute);
  const namesakes = open.some(isNamesake);
  if (!namesakes && open.every(({ parts }) => parts.similarity < ARBITER_FLOOR))
    return added('default', `No other value of ${attribute} is known, and nothing near it.`);
  if (verdict === undefined) return { outcome: 'unclear', candidates: open };
  if (verdict) return byVerdict(statement, neighbours, verdict, added);
  const isNew = statement.mode === 'change' && namesakes;
  return added('default', isNew ? whyBoth(statement) : whyBeside(statement));
}

function whyBoth({ attribute }: Statement): string {
  const remedy = 'state cardinality: one to replace, many to keep both';
  return `Nobody said whether ${attribute} has one value at a time, so both stand; ${remedy}.`;
}

function byEvent(neighbours: Neighbours, move: Exclude<EventMove, { does: 'stand beside' }>): Settled {
  const { version, reason } = move;
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

function byStructure(
  statement: Statement,
  { slot, named, candidates }: Neighbours,
  placement: Placement,
): Settled | null {
  const similarityTo = (version: Version): number | null =>
    candidates.find((candidate) => candidate.version.id === version.id)?.parts.similarity ?? null;
  const settled = (outcome: Settled['outcome'], decidedBy: Decider, reason: string, to?: Version): Settled => ({
    outcome,
    placement,
    decidedBy,
    similarity: to ? similarityTo(to) : null,
    reason,
  });
  if (placement.restates) {
    const decidedBy = statement.attribute === null ? 'default' : 'attribute';
    return settled('restated', decidedBy, 'The same is already believed for that time.', placement.restates);
  }
  if (named) return settled('superseded', 'caller', 'The caller named the version it replaces.', named);
  const first = placement.closes[0];
  if (first) return settled('superseded', decider(statement), whyClosed(first, statement, placement), first.version);
  // What a correction means may be found by its meaning.
  const isOpen =
    statement.cardinality !== 'one' && (statement.cardinality === 'unknown' || statement.mode === 'correction');
  if (statement.attribute === null || isOpen) return null;
  const reason = slot.length > 0 ? 'Nothing else is believed for that time.' : freeSlot(statement);
  return settled('added', 'attribute', reason);
}

function whyClosed(
  { version, as }: Placement['closes'][number],
  { attribute }: Statement,
  { period }: Placement,
): string {
  if (version.polarity !== 'holds') return 'It was denied before, and holds again.';
  if (as === 'correction') return 'What was believed is corrected: it never held.';
  if (as === 'change') return `Another value of ${attribute}, which has one at a time.`;
  const ended = version.validTo === null && period.to !== null;
  return ended ? 'The same, and now it is known when it ended.' : 'The same holds for longer than was known.';
}

function decider({ attribute }: Statement): Decider {
  return attribute === null ? 'default' : 'attribute';
}

function freeSlot({ attribute, cardinality }: Statement): string {
  return cardinality === 'one' ? `No value of ${attribute} is known.` : `${attribute} can have many values.`;
}

function nearestOf(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (best, candidate) => (best && best.parts.similarity >= candidate.parts.similarity ? best : candidate),
    undefined,
  );
}

function replaced(
  statement: Statement,
  neighbours: Neighbours,
  by: Candidate,
  decidedBy: Decider,
  reason: string,
): Settled {
  return {
    outcome: 'superseded',
    placement: place(statement, neighbours.slot, by.version),
    decidedBy,
    similarity: by.parts.similarity,
    reason,
  };
}

function byVerdict(statement: Statement, neighbours: Neighbours, verdict: Verdict, added: Add): Settled {
  if (verdict.outcome === 'add') return added('arbiter', verdict.reason);
  const meant = neighbours.candidates.find(({ version }) => version.id === verdict.id);
  if (!meant) return added('default', 'The arbiter chose a version that is not current, so nothing is replaced.');
  if (verdict.outcome === 'supersede') return replaced(statement, neighbours, meant, 'arbiter', verdict.reason);
  if (differInANumber(statement, meant.version)) {
    return added('default', 'The arbiter took it for a restatement, but a number or a time of day differs.');
  }
  return {
    outcome: 'restated',
    placement: { ...place(statement, neighbours.slot, null), closes: [], restates: meant.version },
    decidedBy: 'arbiter',
    similarity: meant.parts.similarity,
    reason: verdict.reason,
  };
}

function differInANumber(a: Statement, b: Version): boolean {
  return differOnlyInNumbers(a.text, b.text) || differOnlyInNumbers(a.value ?? '', b.value ?? '');
}

function byMidpoint(
  statement: Statement,
  neighbours: Neighbours,
  nearest: Candidate,
  rules: ReconcileRules,
  added: Add,
): Settled {
  const midpoint = (rules.update + rules.add) / 2;
  if (nearest.parts.similarity < midpoint) return added('threshold', `Less than the midpoint ${midpoint} alike.`);
  return replaced(statement, neighbours, nearest, 'threshold', `At least the midpoint ${midpoint} alike.`);
}
