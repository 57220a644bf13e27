import type { Hit } from './hit.type.js';

/** One thing found by either search, with one similarity of both. */
export interface Fused<T> {
  readonly found: T;
  /** 0 to 1. */
  readonly similarity: number;
  readonly cosine: number | null;
  /** Its words' score as a share of the best one. */
  readonly lexical: number;
  /** How the fact begins that it took the place of, where the question is about that. */
  readonly replaced?: string;
}

/**
 * The weight of the meaning against the words. Neither wins everywhere: on short spoken turns the words are the better
 * guide, on long texts the meaning is. bench/results has both alone and their mixtures.
 */
const MEANING = 0.6;

/**
 * Brings the hits of both searches to one similarity: the cosine, and the words' score as a share of the best one of this
 * search, since Lucene's scores have no fixed scale. Without vectors the words decide alone.
 *
 * @param nearest by meaning; without vectors by parts of words, with a share of their own.
 * @param keyOf what makes two hits the same thing.
 * @param replaced the best score of what is no longer believed: where that had the words of the question, what has a few of them is
 * not the best match.
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
    const before = byKey.get(keyOf(found))?.lexical ?? 0;
    byKey.set(keyOf(found), { found, cosine, lexical: Math.max(before, (lexical ?? 0) / best) });
  }
  return [...byKey.values()].map(({ found, cosine, lexical }) => ({
    found,
    cosine,
    lexical,
    similarity: similarityOf(cosine, lexical),
  }));
}

/** @returns both in one, from 0 to 1. */
export function similarityOf(cosine: number | null, lexical: number): number {
  return cosine === null ? lexical : MEANING * Math.max(0, cosine) + (1 - MEANING) * lexical;
}
