import type { Candidate, Verdict } from '#domain/reconcile/decision-types.js';
import { newId } from '#graph/ids.js';

/** For each version, by id: the pieces that a write has left of it so far, or the version that a statement became. */
export type CarriedOn = Map<string, string[]>;

/** Records that one version is continued by another. */
export function carryOn(carriedOn: CarriedOn, from: string, to: string): void {
  if (from !== to) carriedOn.set(from, [...(carriedOn.get(from) ?? []), to]);
}

/**
 * The arbiter judges a batch before any of it is settled, so a statement of the same batch may have cut the version it names.
 *
 * @returns the verdict, now naming the piece that remains.
 */
export function onPieces<V extends Verdict>(verdict: V, candidates: readonly Candidate[], carriedOn: CarriedOn): V {
  const current = (id: string): string => pieceOf(id, candidates, carriedOn);
  const { returning, since, other, concerns, alsoGone } = verdict;
  const own = verdict.outcome === 'add' ? verdict : { ...verdict, id: current(verdict.id) };
  return {
    ...own,
    ...(concerns === undefined ? {} : { concerns: current(concerns) }),
    ...(alsoGone === undefined ? {} : { alsoGone: alsoGone.map(current) }),
    ...(returning === undefined ? {} : { returning: onPieces(returning, candidates, carriedOn) }),
    ...(since === undefined ? {} : { since: onPieces(since, candidates, carriedOn) }),
    ...(other === undefined ? {} : { other: onPieces(other, candidates, carriedOn) }),
  };
}

function pieceOf(id: string, candidates: readonly Candidate[], carriedOn: CarriedOn): string {
  const pieces = new Set([id]);
  // A set also iterates over elements added during the loop.
  for (const source of pieces) for (const piece of carriedOn.get(source) ?? []) pieces.add(piece);
  return candidates.find(({ version }) => pieces.has(version.id))?.version.id ?? id;
}

/** @returns a generator of new ids. Used again with the same list, as when a write is repeated, it gives the same ids. */
export function repeatableIds(ids: string[]): () => string {
  let used = 0;
  return () => (ids[used++] ??= newId());
}

/** @returns a generator that gives a known id first, then new ones. */
export function firstIdThen(first: string, mint: () => string): () => string {
  let next: string | null = first;
  return () => {
    const id = next ?? mint();
    next = null;
    return id;
  };
}
