import type { EntityMerge } from '#domain/entity-merge.js';
import type { Candidate, Decider, Settled } from '#domain/settled.js';
import type { Statement } from '#domain/statement.js';

/** How a statement met what was believed, as its caller sees it. */
export interface Decision {
  readonly id: string | null;
  readonly outcome: Settled['outcome'];
  readonly superseded: readonly string[];
  readonly decidedBy: Decider;
  /** The arbiter, if it decided. */
  readonly model: string | null;
  /** That it is so, from 0 to 1, where the one who decided knows it. */
  readonly probability: number | null;
  readonly similarity: number | null;
  readonly reason: string;
  /** Why its caller said so, in the caller's words. */
  readonly statedReason: string | null;
  /** Nothing could decide: it stands beside what it may concern, and is in the review queue. */
  readonly unclear: boolean;
  readonly candidates: readonly { id: string; text: string; score: number; parts: Candidate['parts'] }[];
}

/** What a decision is kept with, besides how it was settled. */
export interface Decided {
  readonly id: string;
  readonly model: string | null;
  readonly candidates: readonly Candidate[];
  /** The statement's own, if it has one. */
  readonly key: string | null;
  /** The entities that the statement made one. */
  readonly merges?: readonly EntityMerge[];
}

/** Why two entities are one, if nobody gave a reason. */
export const UNITED = 'Two that it speaks of are one.';

/** What a decision replaced: its statement, and what became one by it; but not what it began itself. */
export function replacedBy(closes: readonly string[], { merges = [] }: Pick<Decided, 'merges'>): string[] {
  const own = new Set(merges.flatMap(({ opens }) => opens.map(({ version }) => version.id)));
  return [...merges.flatMap((merge) => merge.closes), ...closes].filter((id) => !own.has(id));
}

/** @returns the decision as its caller will see it. */
export function decisionOf(
  settled: Settled,
  decided: Decided,
  { statedReason = null }: Pick<Statement, 'statedReason'>,
): Decision {
  const { id, model, candidates, merges = [] } = decided;
  const { outcome, decidedBy, probability = null, similarity, reason, placement, heldOn = [] } = settled;
  return {
    id,
    outcome,
    superseded: replacedBy(
      [...placement.closes, ...heldOn].map(({ version }) => version.id),
      decided,
    ),
    decidedBy,
    model,
    probability,
    similarity,
    reason: merges.length > 0 ? `${reason} ${UNITED}` : reason,
    statedReason,
    unclear: settled.unclear !== undefined,
    candidates: candidates.map(({ version: { id, text }, score, parts }) => ({ id, text, score, parts })),
  };
}

/** What whoever decided says of a decision. */
type Told<Outcome> = Pick<Decision, 'id' | 'superseded' | 'decidedBy' | 'reason'> & { readonly outcome: Outcome };

/** @returns a decision for which nothing was compared, and no model was asked. */
export function plainly<Outcome extends string>(told: Told<Outcome>): Omit<Decision, 'outcome'> & Told<Outcome> {
  const nothing = { statedReason: null, model: null, probability: null, similarity: null, unclear: false };
  return { ...told, ...nothing, candidates: [] };
}
