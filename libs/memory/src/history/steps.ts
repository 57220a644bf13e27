import type { Memory } from '#domain/memory.js';
import type { Decider } from '#domain/reconcile.js';
import type { Link } from '#domain/supersede.js';
import type { HistoryChainRow } from '#graph/generated/queries.js';
import { nextCursor } from '#graph/cursor.js';
import { asKnown } from '../as-known.js';

/** A statement that said what a version already says. */
export interface Restatement {
  readonly decisionId: string;
  readonly text: string;
  readonly at: Date;
  readonly decidedBy: Decider;
  readonly turnId: string | null;
  /** Since when it counts no longer. */
  readonly revertedAt: Date | null;
}

/** One step of a fact: a version that began to be believed, or one whose belief ended without a successor. */
export interface Step {
  readonly memory: Memory;
  readonly as: Link['as'] | 'added' | 'merge' | 'revert' | 'withdrawn' | 'reverted' | 'forgotten';
  readonly supersedes: readonly string[];
  readonly decidedBy: Decider | null;
  readonly reason: string | null;
  readonly similarity: number | null;
  readonly decisionId: string | null;
  readonly at: Date;
  readonly restatements: readonly Restatement[];
}

interface ChainLink {
  id: string;
  as: Link['as'] | 'revert';
  decidedBy: Decider;
  reason: string;
  similarity: number | null;
  decisionId: string | null;
}

interface ChainDecision {
  id: string;
  outcome: 'added' | 'restated' | 'superseded' | 'withdrawn' | 'reverted' | 'merged' | 'forgotten' | 'redacted';
  decidedBy: Decider;
  reason: string;
  similarity: number | null;
  text: string;
  at: Date;
  turnId: string | null;
  revertedAt: Date | null;
  /** It ended the belief in this version, and put none in its place. */
  ends: boolean;
}

/** @returns the step that a version is, and the one that withdrew or undid it, if one did by `knownAt`. */
export function stepsOf(row: HistoryChainRow, knownAt: Date): Step[] {
  const memory = asKnown(row.memory, knownAt);
  const links = row.links as unknown as ChainLink[];
  const decisions = row.decisions as unknown as ChainDecision[];
  const made = decisions.find(({ outcome }) => outcome === 'added' || outcome === 'merged');
  const cause = links[0] ?? made;
  const began: Step = {
    memory,
    as: links[0]?.as ?? (made?.outcome === 'merged' ? 'merge' : 'added'),
    supersedes: links.map(({ id }) => id),
    ...why(cause),
    at: memory.recordedAt,
    restatements: decisions
      .filter(({ outcome }) => outcome === 'restated')
      .map(({ id, text, at, decidedBy, turnId, revertedAt }) => ({
        decisionId: id,
        text,
        at,
        decidedBy,
        turnId: turnId ?? null,
        revertedAt: revertedAt && revertedAt <= knownAt ? revertedAt : null,
      })),
  };
  const end = decisions.find(({ ends }) => ends);
  if (!end) return [began];
  const as = end.outcome === 'reverted' || end.outcome === 'forgotten' ? end.outcome : 'withdrawn';
  return [began, { memory, as, supersedes: [], ...why(end), at: end.at, restatements: [] }];
}

/** Where a page of a chain begins: after so many versions, and so many steps of the one that follows. */
export interface ChainPlace {
  readonly skip: number;
  readonly told: number;
}

/** A page of a fact's chain. */
export interface Chain {
  readonly steps: Step[];
  readonly nextCursor: string | null;
}

/** @returns the steps of so many of the versions that were read from a place on; one version more tells that there is more. */
export function chainPage(
  rows: readonly HistoryChainRow[],
  { skip, told }: ChainPlace,
  { knownAt, limit }: { knownAt: Date; limit: number },
): Chain {
  const placed = rows.slice(0, limit).flatMap((row, i) =>
    stepsOf(row, knownAt).map((step, n, own) => {
      const isLast = n + 1 === own.length;
      return { step, place: isLast ? { skip: skip + i + 1, told: 0 } : { skip: skip + i, told: n + 1 } };
    }),
  );
  const page = placed.slice(told);
  const steps = page.map(({ step }) => step);
  return { steps, nextCursor: nextCursor(steps, rows.length > limit, (_, i) => ({ knownAt, ...page[i]?.place })) };
}

function why(
  cause: ChainLink | ChainDecision | undefined,
): Pick<Step, 'decidedBy' | 'reason' | 'similarity' | 'decisionId'> {
  if (!cause) return { decidedBy: null, reason: null, similarity: null, decisionId: null };
  const { decidedBy, reason, similarity } = cause;
  return {
    decidedBy,
    reason,
    similarity: similarity ?? null,
    decisionId: 'decisionId' in cause ? cause.decisionId : cause.id,
  };
}
