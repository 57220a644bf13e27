import { place } from '#domain/placement.js';
import { isNamesake } from '#domain/sameness.js';
import type { Candidate, Settled } from '#domain/settled.js';
import type { Statement } from '#domain/statement.js';
import { SHOWN } from './near-versions.js';
import type { StatementInput } from './statement-input.js';
import type { Judged } from './asked.js';

/** @returns the candidates that a decision is kept with: the nearest, other values of its attribute, and the one that it replaced. */
export function shownOf(statement: Statement, candidates: readonly Candidate[], { placement }: Settled): Candidate[] {
  const closed = new Set(placement.closes.map(({ version }) => version.id));
  return candidates.filter(({ version }, place) => {
    const isOther = statement.cardinality === 'unknown' && isNamesake(version, statement);
    return place < SHOWN || isOther || closed.has(version.id);
  });
}

/** A version that this batch wrote can be replaced within it too; its system time must not be empty. */
export function timeOf({ placement, withdraws, denies = [] }: Settled, now: Date): Date {
  const closed = [...placement.closes.map(({ version }) => version), ...(withdraws ? [withdraws] : []), ...denies];
  const newest = Math.max(0, ...closed.map(({ recordedAt }) => recordedAt.getTime()));
  return newest < now.getTime() ? now : new Date(newest + 1);
}

/** A version that a reader of the conversation named was not named by the caller. */
export function byReader(settled: Settled, { known, supersedes }: StatementInput): Settled {
  if (known === undefined || supersedes !== undefined || settled.decidedBy !== 'caller') return settled;
  return {
    ...settled,
    decidedBy: 'extractor',
    reason: 'Whoever read the conversation named the version that it is about.',
  };
}

export function modelOf(
  { decidedBy }: Settled,
  { reader }: StatementInput,
  verdict: Judged | null | undefined,
): string | null {
  if (decidedBy === 'arbiter' || decidedBy === 'classifier') return verdict?.model ?? null;
  return decidedBy === 'extractor' ? (reader ?? null) : null;
}

export function asGiven(statement: Statement): Settled {
  return {
    outcome: 'added',
    placement: place({ ...statement, cardinality: 'many' }, [], null),
    decidedBy: 'caller',
    similarity: null,
    reason: 'Stored as given.',
  };
}

/** @returns whether something is believed no longer. */
export function isGone({ placement, withdraws, denies = [] }: Settled): boolean {
  return placement.closes.length + denies.length > 0 || withdraws !== undefined;
}
