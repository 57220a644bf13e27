import type { AsOf, Memory } from '#domain/memory/memory.js';
import type { Decider } from '#domain/reconcile/decision-types.js';
import type { VersionLink } from '#domain/reconcile/write-plan.js';
import type { HistoryChainRow } from '#graph/generated/queries.js';
import { instant, type ListMark, nextCursor, type PlaceOf, placeReader, text } from '#graph/cursor.js';
import { asKnown } from '../as-known.js';

/** A statement that repeats what a version says. */
export interface Restatement {
  readonly decisionId: string;
  readonly text: string;
  readonly at: Date;
  readonly decidedBy: Decider;
  readonly turnId: string | null;
  /** When the restatement was reverted. */
  readonly revertedAt: Date | null;
}

/** One step of a fact: a version that began to be believed, or one whose belief ended without a successor. */
export interface Step {
  readonly memory: Memory;
  readonly as:
    VersionLink['as'] | 'added' | 'merge' | 'revert' | 'withdrawn' | 'ended' | 'corrected' | 'reverted' | 'forgotten';
  readonly supersedes: readonly string[];
  readonly decidedBy: Decider | null;
  readonly reason: string | null;
  /** The caller's reason, in the caller's words. */
  readonly statedReason: string | null;
  readonly similarity: number | null;
  readonly decisionId: string | null;
  readonly at: Date;
  readonly restatements: readonly Restatement[];
}

type ChainLink = HistoryChainRow['links'][number] & {
  readonly as: VersionLink['as'] | 'revert';
  readonly decidedBy: Decider;
};
type ChainDecision = HistoryChainRow['decisions'][number] & { readonly decidedBy: Decider };

/** @returns the step of a row, as known by `knownAt`. */
export function stepOf({ at, rank, ...row }: HistoryChainRow, asOf: AsOf): Step {
  const { knownAt } = asOf;
  const memory = asKnown(row.memory, asOf);
  const links = row.links as readonly ChainLink[];
  const decisions = row.decisions as readonly ChainDecision[];
  if (rank === ENDED) {
    const end = decisions.find(({ ends }) => ends);
    return {
      memory,
      as: (end?.outcome ?? 'withdrawn') as Step['as'],
      supersedes: [],
      ...why(end),
      at,
      restatements: [],
    };
  }
  const made = decisions.find(({ outcome }) => outcome === 'added' || outcome === 'merged');
  return {
    memory,
    as: decisions.some(({ outcome }) => outcome === 'ended')
      ? 'ended'
      : (links[0]?.as ?? (made?.outcome === 'merged' ? 'merge' : 'added')),
    supersedes: links.map(({ id }) => id),
    ...why(links[0] ?? made),
    at,
    restatements: restatementsOf(decisions, knownAt),
  };
}

function restatementsOf(decisions: readonly ChainDecision[], knownAt: Date): Restatement[] {
  return decisions
    .filter(({ outcome }) => outcome === 'restated')
    .map(({ id, text, at, decidedBy, turnId, revertedAt }) => ({
      decisionId: id,
      text,
      at,
      decidedBy,
      turnId: turnId ?? null,
      revertedAt: revertedAt && revertedAt <= knownAt ? revertedAt : null,
    }));
}

/** The rank of endings, which come before beginnings at the same time. */
const ENDED = 0;

const BEFORE_ALL = new Date('0001-01-01T00:00:00Z');

/** Where the first page begins. */
export const FIRST_STEP: Omit<ChainPlace, 'knownAt'> = { at: BEFORE_ALL, rank: -1, afterFrom: BEFORE_ALL, afterId: '' };

/** A page of a fact's chain. */
export interface Chain {
  readonly steps: Step[];
  readonly nextCursor: string | null;
}

/** @returns at most `limit` steps. If more rows were read, there is a next page. */
export function chainPage(
  rows: readonly HistoryChainRow[],
  { validAt, knownAt, limit, list }: AsOf & { limit: number; list: ListMark },
): Chain {
  const shown = rows.slice(0, limit);
  const steps = shown.map((row) => stepOf(row, { validAt, knownAt }));
  const place = (_: Step, i: number): ChainPlace => {
    const { at, rank, memory } = shown[i] as HistoryChainRow;
    return { knownAt, at, rank, afterFrom: memory.validFrom, afterId: memory.id };
  };
  return { steps, nextCursor: nextCursor(steps, rows.length > limit, place, list) };
}

const rank = (value: unknown): number | undefined => (value === 0 || value === 1 ? value : undefined);

/** @returns the place in a cursor, or `null`. */
export const readChainPlace = placeReader({
  knownAt: instant,
  at: instant,
  rank,
  afterFrom: instant,
  afterId: text,
});
/** Where a page of a chain begins: after the step with this time, rank, start of validity and version id. */
type ChainPlace = PlaceOf<typeof readChainPlace>;

function why(
  cause: ChainLink | ChainDecision | undefined,
): Pick<Step, 'decidedBy' | 'reason' | 'statedReason' | 'similarity' | 'decisionId'> {
  if (!cause) return { decidedBy: null, reason: null, statedReason: null, similarity: null, decisionId: null };
  const { decidedBy, reason, statedReason, similarity } = cause;
  return {
    decidedBy,
    reason,
    statedReason: statedReason ?? null,
    similarity: similarity ?? null,
    decisionId: 'decisionId' in cause ? cause.decisionId : cause.id,
  };
}
