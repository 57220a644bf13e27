import type { KnownEntity } from '#domain/entity-match.js';
import type { RecallAroundRow } from '#graph/generated/queries.js';

/** What counts of a superseded fact that is near a question, for the memory that took its place. */
export interface Replaced {
  /** How near it is in meaning; `null` without vectors. */
  readonly cosine: number | null;
  /** How its text begins. */
  readonly opening: string;
}

/** What is looked up beside the searches. */
export interface Around {
  /** Who and what is around the contact, as it is now, oldest first. */
  readonly entities: readonly KnownEntity[];
  /** By the id of what is believed now, the nearest fact that it took the place of. */
  readonly replaced: ReadonlyMap<string, Replaced>;
}

/** @returns what was read of a contact; nothing of one that is gone. */
export function aroundOf(row: RecallAroundRow | undefined): Around {
  const { entities = [], replaced = [] } = row ?? {};
  // The nearest come first, and the last that is set stays.
  const nearest = replaced.toReversed().map(({ id, cosine, opening }) => [id, { cosine, opening }] as const);
  return { entities: entities as readonly KnownEntity[], replaced: new Map(nearest) };
}
