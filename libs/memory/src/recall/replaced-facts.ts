import { type Fused, similarityOf } from './fuse.js';
import { shareOfStems } from './bearing.js';
import type { Replaced } from './nearby.js';
import type { CandidateRow } from './searches.repository.js';

/** A question that the old fact answered is a little less likely to be answered by the new one. */
const SHARE = 0.9;

/**
 * "Send it to the flat instead" does not mention a parcel; the fact that it replaced does. So a fact gets the similarity of the fact that
 * it replaced, if that is higher.
 *
 * @param replaced by the id of the memory that took its place.
 * @param stems of the question's informative words.
 */
export function withReplaced(
  fused: readonly Fused<CandidateRow>[],
  replaced: ReadonlyMap<string, Replaced>,
  stems: ReadonlySet<string>,
): Fused<CandidateRow>[] {
  return fused.map((hit) => {
    const old = replaced.get(hit.found.id);
    if (!old) return hit;
    const lexical = Math.max(hit.lexical, SHARE * shareOfStems(stems, old.opening));
    const cosine = hit.cosine === null ? null : Math.max(hit.cosine, SHARE * (old.cosine ?? 0));
    return { ...hit, cosine, lexical, similarity: similarityOf(cosine, lexical), replaced: old.opening };
  });
}
