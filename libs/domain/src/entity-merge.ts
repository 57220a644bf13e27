import type { Version } from './memory.js';
import { mergePools, type MergeTerms } from './merge.js';
import type { Plan } from './written.js';

/** What becomes of the versions of two entities that are one from now on. */
export interface EntityMerge extends Plan {
  /** What the versions that are carried over spoke of, and speak of from now on. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** Versions that the other entity has as well: they end, and nothing is written in their place. */
  readonly dropped: readonly string[];
}

/**
 * Writes the current versions of one entity anew as those of another. Where both fill a slot that has one value at a time, the value that
 * was stated later holds for its period; what both say stands once. What mentions the one mentions the other from now on.
 *
 * @param current all that is believed of the contact.
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
