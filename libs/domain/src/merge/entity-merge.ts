import type { Version } from '#domain/memory/memory.js';
import type { WritePlan } from '#domain/reconcile/write-plan.js';
import { mergePools, type MergeTerms } from './merge.js';

/** What is written when two entities become one. */
export interface EntityMerge extends WritePlan {
  /** For the versions that are carried over: the entity before and after. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** Versions that the other entity has as well. They end and are not replaced. */
  readonly dropped: readonly string[];
}

/**
 * Writes the current versions of one entity again as those of another. If both fill a single-valued slot, the value
 * that was stated later wins for its period; what both say is kept once. Memories that mention the one then mention the
 * other.
 *
 * @param current all that is believed about the contact.
 * @param mentioning ids of those that mention `from`.
 */
export function mergeEntities(
  current: readonly Version[],
  mentioning: ReadonlySet<string>,
  { from, into }: { readonly from: string; readonly into: string },
  terms: MergeTerms,
): EntityMerge {
  const own = current.filter(({ entityId }) => entityId === into);
  const leaving = current.filter(({ entityId }) => entityId === from);
  const merged = mergePools(
    own,
    leaving.map((version) => ({ ...version, entityId: into })),
    terms,
  );
  const written = new Set([...leaving.map(({ id }) => id), ...merged.closes]);
  const others = current.filter(({ id }) => mentioning.has(id) && !written.has(id));
  const copies = others.map((version) => ({
    version: { ...version, id: terms.mint(), recordedAt: terms.now, supersededAt: null },
    carriesOver: version.id,
  }));
  return {
    closes: [...merged.closes, ...leaving.map(({ id }) => id), ...others.map(({ id }) => id)],
    opens: [...merged.opens, ...copies],
    links: [
      ...merged.links,
      ...merged.copies.map(({ id, of }) => ({ from: id, to: of, as: 'remainder' as const })),
      ...copies.map(({ version, carriesOver }) => ({ from: version.id, to: carriesOver, as: 'remainder' as const })),
    ],
    moves: [{ from, to: into }],
    dropped: leaving.map(({ id }) => id).filter((id) => !merged.copies.some(({ of }) => of === id)),
  };
}
