import type { Statement } from '#domain/memory/statement.js';
import type { EntityMerge } from '#domain/merge/entity-merge.js';
import type { Candidate, Decider, Settled } from '#domain/reconcile/decision-types.js';

/** How a statement was reconciled, as callers see it. */
export interface Decision {
  readonly id: string | null;
  readonly outcome: Settled['outcome'];
  readonly superseded: readonly string[];
  readonly decidedBy: Decider;
  /** The arbiter, if it decided. */
  readonly model: string | null;
  /** Probability that the outcome is right, from 0 to 1, if the decider knows it. */
  readonly probability: number | null;
  readonly similarity: number | null;
  readonly reason: string;
  /** The caller's reason, in the caller's words. */
  readonly statedReason: string | null;
  /** Nothing could decide: the statement is kept beside what it may concern, and is in the review queue. */
  readonly unclear: boolean;
  readonly candidates: readonly { id: string; text: string; score: number; parts: Candidate['parts'] }[];
}

/** What is stored of a decision besides its outcome. */
export interface Decided {
  readonly id: string;
  readonly model: string | null;
  readonly candidates: readonly Candidate[];
  /** The key of the statement, if it has one. */
  readonly key: string | null;
  /** The entities that the statement merged. */
  readonly merges?: readonly EntityMerge[];
}

/** Why two entities were merged, if nobody gave a reason. */
export const ENTITIES_ARE_SAME = 'Two of its entities are the same.';

/** @returns the versions that a decision replaced, by its statement and its merges, except those that it opened itself. */
export function replacedIds(closes: readonly string[], { merges = [] }: Pick<Decided, 'merges'>): string[] {
  const own = new Set(merges.flatMap(({ opens }) => opens.map(({ version }) => version.id)));
  return [...merges.flatMap((merge) => merge.closes), ...closes].filter((id) => !own.has(id));
}

/** @returns the decision as callers see it. */
export function decisionOf(
  settled: Settled,
  decided: Decided,
  { statedReason = null }: Pick<Statement, 'statedReason'>,
): Decision {
  const { id, model, candidates, merges = [] } = decided;
  const { outcome, decidedBy, probability = null, similarity, reason, placement, newEnds = [] } = settled;
  return {
    id,
    outcome,
    superseded: replacedIds(
      [...placement.closes, ...newEnds].map(({ version }) => version.id),
      decided,
    ),
    decidedBy,
    model,
    probability,
    similarity,
    reason: merges.length > 0 ? `${reason} ${ENTITIES_ARE_SAME}` : reason,
    statedReason,
    unclear: settled.unclear !== undefined,
    candidates: candidates.map(({ version: { id, text }, score, parts }) => ({ id, text, score, parts })),
  };
}

/** What the decider states of a decision. */
type Stated<Outcome> = Pick<Decision, 'id' | 'superseded' | 'decidedBy' | 'reason'> & { readonly outcome: Outcome };

/** @returns a decision that was made without comparing anything or asking a model. */
export function uncomparedDecision<Outcome extends string>(
  stated: Stated<Outcome>,
): Omit<Decision, 'outcome'> & Stated<Outcome> {
  const uncompared = { statedReason: null, model: null, probability: null, similarity: null, unclear: false };
  return { ...stated, ...uncompared, candidates: [] };
}
