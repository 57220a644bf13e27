import type { Version } from '#domain/memory/memory.js';

/** The state of a fork: in use, or over. */
export type ForkState = 'open' | 'merged' | 'dropped';

/** A scope that sees its contact as of an instant, and what was said in it since. */
export interface Fork {
  readonly id: string;
  readonly contactId: string;
  /** The instant as of which it sees its contact. */
  readonly at: Date;
  readonly createdAt: Date;
  readonly state: ForkState;
  /** When it was merged or dropped. */
  readonly endedAt: Date | null;
  /** The number of statements made in it. */
  readonly statements: number;
}

/** What a fork sees of its contact. */
export interface ForkBase {
  readonly contactId: string;
  /** System time of the contact; later writes are not seen. */
  readonly knownAt: Date;
  /** Versions of the contact that the fork replaced with its own. */
  readonly hidden: ReadonlySet<string>;
  /** The number of the contact's memories, including superseded ones. */
  readonly versions: number;
  /** The labels of the languages other than English in which it has texts. */
  readonly textLabels: readonly string[];
}

/** What a fork sees of its contact during a write. */
export interface LockedBase extends ForkBase {
  /** The number of statements made in the fork. */
  readonly statements: number;
  /** Grows while the fork gets versions of its own. */
  readonly hidden: Set<string>;
  /**
   * Versions of the contact with which a statement may be compared, as the fork would have them, by their ids in the
   * fork.
   */
  readonly met: Map<string, { readonly of: string; readonly version: Version }>;
}
