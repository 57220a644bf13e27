import type { Version } from '#domain/memory.js';

/** How a fork stands: in use, or over. */
export type ForkState = 'open' | 'merged' | 'dropped';

/** A scope that sees its contact as of an instant, and what was said in it since. */
export interface Fork {
  readonly id: string;
  readonly contactId: string;
  /** Its contact is seen as of then. */
  readonly at: Date;
  readonly createdAt: Date;
  readonly state: ForkState;
  /** When it was merged or dropped. */
  readonly endedAt: Date | null;
  /** How many statements were made in it. */
  readonly statements: number;
}

/** What a fork sees of its contact. */
export interface ForkBase {
  readonly contactId: string;
  /** System time of the contact: nothing written later is seen. */
  readonly knownAt: Date;
  /** Versions of the contact in whose place the fork has its own. */
  readonly hidden: ReadonlySet<string>;
  /** How many memories the contact has, superseded ones too. */
  readonly versions: number;
  /** Of the languages other than English in which there are texts of it. */
  readonly textLabels: readonly string[];
}

/** What a fork sees of its contact, while it is written to. */
export interface LockedBase extends ForkBase {
  /** How many statements were made in the fork. */
  readonly statements: number;
  /** Grows as the fork is given versions of its own. */
  readonly hidden: Set<string>;
  /** Versions of the contact that a statement may meet, as the fork would have them, by their ids in the fork. */
  readonly met: Map<string, { readonly of: string; readonly version: Version }>;
}
