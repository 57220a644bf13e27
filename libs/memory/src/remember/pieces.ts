import type { Candidate, Verdict } from '#domain/settled.js';
import { newId } from '#graph/ids.js';

/** What a write has made of versions so far, by their ids: the pieces that are left of them, or the version that a statement came to. */
export type CarriedOn = Map<string, string[]>;

/** Adds that a version is carried on by another one. */
export function carryOn(carriedOn: CarriedOn, from: string, to: string): void {
  if (from !== to) carriedOn.set(from, [...(carriedOn.get(from) ?? []), to]);
}

/**
 * The arbiter judges a batch before any of it is settled: what it names may have been cut since by a statement of the same batch.
 *
 * @returns the verdict, about the piece that is there of what it names.
 */
export function ofPiece<V extends Verdict>(verdict: V, candidates: readonly Candidate[], carriedOn: CarriedOn): V {
  const found = (id: string): string => pieceOf(id, candidates, carriedOn);
  const { returning, since, other, concerns } = verdict;
  const own = verdict.outcome === 'add' ? verdict : { ...verdict, id: found(verdict.id) };
  return {
    ...own,
    ...(concerns === undefined ? {} : { concerns: found(concerns) }),
    ...(returning === undefined ? {} : { returning: ofPiece(returning, candidates, carriedOn) }),
    ...(since === undefined ? {} : { since: ofPiece(since, candidates, carriedOn) }),
    ...(other === undefined ? {} : { other: ofPiece(other, candidates, carriedOn) }),
  };
}

function pieceOf(id: string, candidates: readonly Candidate[], carriedOn: CarriedOn): string {
  const pieces = new Set([id]);
  // A set is walked with what is added to it meanwhile.
  for (const one of pieces) for (const piece of carriedOn.get(one) ?? []) pieces.add(piece);
  return candidates.find(({ version }) => pieces.has(version.id))?.version.id ?? id;
}

/** @returns what gives new ids, and in another attempt, with the same list, the same again. */
export function sameAgain(ids: string[]): () => string {
  let given = 0;
  return () => (ids[given++] ??= newId());
}

/** @returns what gives an id that is known before, and after that new ones. */
export function firstThen(first: string, mint: () => string): () => string {
  let next: string | null = first;
  return () => {
    const id = next ?? mint();
    next = null;
    return id;
  };
}
