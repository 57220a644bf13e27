import { deny, deniedSince } from './denial.js';
import { type EventMove, eventMove } from './event-match.js';
import { overlaps } from './period.js';
import { type Placement, place } from './placement.js';
import { byStructure } from './structure.js';
import { differOnlyInNumbers, factKey, isNamesake, sameSubject } from './sameness.js';
import {
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
  /** Below, nothing is shown to an arbiter, unless it is another value of the statement's attribute. */
  readonly floor: number;
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
  if (statement.polarity !== 'holds') return deny(statement, neighbours, verdict, rules.floor);
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
  if (statement.attribute !== null)
    return byUnknown(statement, neighbours, open, { verdict, floor: rules.floor }, added);
  if (!nearest) return added('default', 'Nothing like it is known.');
  if (rules.by === 'thresholds') {
    if (nearest.parts.similarity >= rules.update)
      return replaced(statement, neighbours, nearest, 'threshold', `At least ${rules.update} alike.`);
    if (nearest.parts.similarity < rules.add) return added('threshold', `Less than ${rules.add} alike.`);
  } else if (nearest.parts.similarity < rules.floor) {
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
  { verdict, floor }: { verdict: Verdict | null | undefined; floor: number },
  added: Add,
): Reconciled {
  const { attribute } = statement;
  const namesakes = open.some(({ version }) => isNamesake(version, statement));
  if (!namesakes && open.every(({ parts }) => parts.similarity < floor))
    return added('default', `No other value of ${attribute} is known, and nothing near it.`);
  if (verdict === undefined) return { outcome: 'unclear', candidates: open };
  if (verdict) return byVerdict(statement, neighbours, verdict, added);
  return added('default', namesakes && statement.mode === 'change' ? whyBoth(statement) : whyBeside(statement));
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
  const sure = verdict.probability === undefined ? {} : { probability: verdict.probability };
  const decidedBy = verdict.decidedBy ?? 'arbiter';
  if (verdict.outcome === 'add') return { ...added(decidedBy, verdict.reason), ...sure };
  const meant = neighbours.candidates.find(({ version }) => version.id === verdict.id);
  if (!meant) return added('default', 'The arbiter chose a version that is not current, so nothing is replaced.');
  if (verdict.outcome === 'supersede')
    return { ...replaced(statement, neighbours, meant, decidedBy, verdict.reason), ...sure };
  if (differInANumber(statement, meant.version)) {
    return added('default', 'The arbiter took it for a restatement, but a number or a time of day differs.');
  }
  return {
    outcome: 'restated',
    placement: { ...place(statement, neighbours.slot, null), closes: [], restates: meant.version },
    decidedBy,
    similarity: meant.parts.similarity,
    reason: verdict.reason,
    ...sure,
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
