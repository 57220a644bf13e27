import type { Forgotten } from '#domain/forgotten.js';
import type { Precision, Version } from '#domain/memory.js';

/** A query in cypher/, with the kinds of what it takes and gives. The text stays in its file. */
export interface Query<Params, Row> {
  readonly path: string;
  readonly mode: 'read' | 'write' | 'schema';
  readonly params: Readonly<Record<keyof Params & string, string>>;
  readonly returns: Readonly<Record<keyof Row & string, string>>;
}

/** Runs typed queries; inside a transaction, or each on its own. */
export interface Queries {
  /** @returns every row of the query. */
  all<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]>;
}

/** A `:Memory` as every query returns it (kind `memory`), the open ends as `null`. */
export type MemoryRow = Version;

/** A `:Turn` as every query returns it (kind `turn`). */
export interface TurnRow {
  readonly id: string;
  readonly sessionId: string;
  readonly contactId: string;
  /** 1 for the first of its session. */
  readonly position: number;
  readonly speaker: string;
  readonly text: string;
  readonly at: Date;
  /** Where it was said; `null`: where the contact is. */
  readonly timezone: string | null;
  /** The most telling time it speaks of, and the words that do. */
  readonly expression: string | null;
  readonly precision: Precision | null;
  readonly refersFrom: Date | null;
  readonly refersTo: Date | null;
  readonly recordedAt: Date;
  /** Only where it was forgotten: the text is then empty. */
  readonly forgotten?: Forgotten | null;
}
