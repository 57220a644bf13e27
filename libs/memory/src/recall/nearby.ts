import type { KnownEntity } from '#domain/people/entity-match.js';
import type { RecallAroundRow } from '#graph/generated/queries.js';

/** A superseded fact near the question, as evidence for the memory that replaced it. */
export interface Replaced {
  /** Similarity in meaning; `null` without vectors. */
  readonly cosine: number | null;
  /** The first words of its text. */
  readonly opening: string;
}

/** What a recall reads besides its searches. */
export interface Nearby {
  /** The contact's current entities, oldest first. */
  readonly entities: readonly KnownEntity[];
  /** For each current memory (by id), the nearest fact that it replaced. */
  readonly replaced: ReadonlyMap<string, Replaced>;
  /** Whether anything has ended or may have been cancelled; if not, nothing is told apart as no longer so. */
  readonly hasEnded: boolean;
}

/** @returns the row in this form; empty if the contact no longer exists. */
export function nearbyOf(row: RecallAroundRow | undefined): Nearby {
  const { entities = [], replaced = [], hasEnded = false } = row ?? {};
  // The rows come nearest first. Reversed, the nearest is set last and wins.
  const nearest = replaced.toReversed().map(({ id, cosine, opening }) => [id, { cosine, opening }] as const);
  return { entities: entities as readonly KnownEntity[], replaced: new Map(nearest), hasEnded };
}
