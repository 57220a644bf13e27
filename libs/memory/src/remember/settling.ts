import { isNamesake } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import type { Candidate, Settled } from '#domain/reconcile/decision-types.js';
import { place } from '#domain/reconcile/placement.js';
import { SHOWN } from './near-versions.js';
import type { StatementInput } from './statement-input.js';
import type { Judged } from './arbiter-questions.js';

/** @returns the candidates to store with a decision: the nearest, other values of the attribute, and those it replaced. */
export function shownCandidates(
  statement: Statement,
  candidates: readonly Candidate[],
  { placement }: Settled,
): Candidate[] {
  const closed = new Set(placement.closes.map(({ version }) => version.id));
  return candidates.filter(({ version }, index) => {
    const isOther = statement.cardinality === 'unknown' && isNamesake(version, statement);
    return index < SHOWN || isOther || closed.has(version.id);
  });
}

/** A statement can replace a version that the same batch wrote, whose system time must not be empty. */
export function systemTimeFor({ placement, withdraws, denies = [] }: Settled, now: Date): Date {
  const closed = [...placement.closes.map(({ version }) => version), ...(withdraws ? [withdraws] : []), ...denies];
  const newest = Math.max(0, ...closed.map(({ recordedAt }) => recordedAt.getTime()));
  return newest < now.getTime() ? now : new Date(newest + 1);
}

/** Credits the reader of the conversation, not the caller, with naming the version. */
export function namedByReader(settled: Settled, { known, supersedes }: StatementInput): Settled {
  if (known === undefined || supersedes !== undefined || settled.decidedBy !== 'caller') return settled;
  return {
    ...settled,
    decidedBy: 'extractor',
    reason: 'The reader of the conversation named the version that it is about.',
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

export function storedAsGiven(statement: Statement): Settled {
  return {
    outcome: 'added',
    placement: place({ ...statement, cardinality: 'many' }, [], null),
    decidedBy: 'caller',
    similarity: null,
    reason: 'Stored as given.',
  };
}

/** @returns whether some version is no longer believed. */
export function endsSomething({ placement, withdraws, denies = [] }: Settled): boolean {
  return placement.closes.length + denies.length > 0 || withdraws !== undefined;
}
