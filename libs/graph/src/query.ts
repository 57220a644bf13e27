import type { MemoryKind, Precision } from '#domain/memory.js';

/** A query in cypher/, with the kinds of what it takes and gives. The text stays in its file. */
export interface Query<Params, Row> {
  readonly path: string;
  readonly mode: 'read' | 'write' | 'schema';
  readonly params: Readonly<Record<keyof Params & string, string>>;
  readonly returns: Readonly<Record<keyof Row & string, string>>;
}

/** A `:Memory` as every query returns it (kind `memory`), the open ends as `null`. */
export interface MemoryRow {
  readonly id: string;
  readonly contactId: string;
  readonly factId: string;
  readonly kind: MemoryKind;
  readonly text: string;
  readonly attribute: string | null;
  readonly value: string | null;
  readonly importance: number;
  readonly confidence: number;
  readonly tags: readonly string[];
  readonly validFrom: Date;
  readonly validTo: Date | null;
  readonly saidAt: Date;
  readonly recordedAt: Date;
  readonly supersededAt: Date | null;
  readonly precision: Precision | null;
  readonly expression: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly turnId: string | null;
}

/** A `:Turn` as every query returns it (kind `turn`). */
export interface TurnRow {
  readonly id: string;
  readonly sessionId: string;
  readonly contactId: string;
  readonly position: number;
  readonly speaker: string;
  readonly text: string;
  readonly at: Date;
  readonly timezone: string | null;
  readonly expression: string | null;
  readonly precision: Precision | null;
  readonly refersFrom: Date | null;
  readonly refersTo: Date | null;
  readonly recordedAt: Date;
}
