import { type Fused, similarityOf } from './fuse.js';
import { shareOf } from './bearing.js';
import type { Replaced } from './around.js';
import type { CandidateRow } from './searches.repository.js';

/** A question that the old fact answered is a little less surely answered by the new one. */
const SHARE = 0.9;

/**
 * "Send it to the flat instead" says nothing of a parcel: what it took the place of does. So a fact is as near a question as what it
 * replaced, if that is nearer.
 *
 * @param replaced by the id of what took its place.
 * @param stems of the question's telling words.
 */
export function inPlace(
  fused: readonly Fused<CandidateRow>[],
  replaced: ReadonlyMap<string, Replaced>,
  stems: ReadonlySet<string>,
): Fused<CandidateRow>[] {
  return fused.map((one) => {
    const before = replaced.get(one.found.id);
    if (!before) return one;
    const lexical = Math.max(one.lexical, SHARE * shareOf(stems, before.opening));
    const cosine = one.cosine === null ? null : Math.max(one.cosine, SHARE * (before.cosine ?? 0));
    return { ...one, cosine, lexical, similarity: similarityOf(cosine, lexical), replaced: before.opening };
  });
}
