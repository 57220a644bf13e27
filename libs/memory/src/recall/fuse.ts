import type { Hit } from './hit.type.js';

/** Something found by either search, with one combined similarity. */
export interface Fused<T> {
  readonly found: T;
  /** 0 to 1. */
  readonly similarity: number;
  readonly cosine: number | null;
  /** Its lexical score as a share of the best one. */
  readonly lexical: number;
  /** The first words of the fact that it replaced, if the question is about that. */
  readonly replaced?: string;
}

/**
 * The weight of meaning against words. Neither is best everywhere: words work better on short spoken turns, meaning on long texts.
 * bench/results has the scores of both and of their mixtures.
 */
const MEANING = 0.6;

/**
 * Combines the hits of both searches into one similarity: the cosine, and the lexical score as a share of this search's best, because
 * Lucene's scores have no fixed scale. Without vectors only the lexical share counts.
 *
 * @param nearest hits by meaning; without vectors, by parts of words, with a share already computed.
 * @param keyOf identifies what was found: hits with the same key are merged.
 * @param replaced the best lexical score among superseded matches. If one of those has the question's words, a match with few of them is
 * not the best one.
 */
export function fuse<T>(
  nearest: readonly Hit<T>[],
  matching: readonly Hit<T>[],
  keyOf: (found: T) => string,
  replaced = 0,
): Fused<T>[] {
  const byKey = new Map<string, { found: T; cosine: number | null; lexical: number }>();
  const best = Math.max(...matching.map(({ lexical }) => lexical ?? 0), replaced, Number.MIN_VALUE);
  for (const { found, cosine, lexical } of nearest) byKey.set(keyOf(found), { found, cosine, lexical: lexical ?? 0 });
  for (const { found, cosine, lexical } of matching) {
    const known = byKey.get(keyOf(found))?.lexical ?? 0;
    byKey.set(keyOf(found), { found, cosine, lexical: Math.max(known, (lexical ?? 0) / best) });
  }
  return [...byKey.values()].map(({ found, cosine, lexical }) => ({
    found,
    cosine,
    lexical,
    similarity: similarityOf(cosine, lexical),
  }));
}

/** @returns the combined similarity, from 0 to 1. */
export function similarityOf(cosine: number | null, lexical: number): number {
  return cosine === null ? lexical : MEANING * Math.max(0, cosine) + (1 - MEANING) * lexical;
}
