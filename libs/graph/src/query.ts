import type { Precision, Version } from '#domain/memory/memory.js';
import type { SpeakerRole } from '#domain/people/speaker.js';
import type { Forgotten } from '#domain/privacy/forgotten.js';
import type { Decider, KeptOutcome } from '#domain/reconcile/decision-types.js';

/** How a value is stored: a word, or for a map the kinds of its fields. */
export type Kind = string | Kinds;
/** By name. */
export interface Kinds {
  readonly [name: string]: Kind;
}

/** A query in cypher/, with the kinds of its parameters and columns. The text stays in its file. */
export interface Query<Params, Row> {
  readonly path: string;
  readonly mode: 'read' | 'write' | 'schema';
  readonly params: Readonly<Record<keyof Params & string, Kind>>;
  readonly returns: Readonly<Record<keyof Row & string, Kind>>;
  /** For a query that joins several: the path of each, by the column that has its rows. */
  readonly joins?: Readonly<Record<string, string>>;
}

/** Runs typed queries, inside a transaction or each on its own. */
export interface Queries {
  /** @returns every row of the query. */
  all<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]>;

  /** Called once the transaction's writes are committed; never after a rollback or in a rehearsal. Must not throw. */
  afterCommit?(tell: () => void): void;
}

/** A `:Memory` as every query returns it (kind `memory`), with open ends as `null`. */
export type MemoryRow = Version;

/** A `:Turn` as every query returns it (kind `turn`). */
export interface TurnRow {
  readonly id: string;
  readonly sessionId: string;
  readonly contactId: string;
  /** 1 for the first turn of its session. */
  readonly position: number;
  readonly speaker: string;
  /** The role of the speaker; `contact` also in turns restored from before roles were stored. */
  readonly role: SpeakerRole;
  /** How sure the recogniser was of the words, from 0 to 1; `null` if not stated. */
  readonly confidence: number | null;
  readonly text: string;
  readonly at: Date;
  /** The zone in which it was said; `null`: the contact's. */
  readonly timezone: string | null;
  /** The language in which it was read, BCP 47; `null` in turns older than this field. */
  readonly language: string | null;
  /** The most precise time it mentions, and the words for it. */
  readonly expression: string | null;
  readonly precision: Precision | null;
  readonly refersFrom: Date | null;
  readonly refersTo: Date | null;
  readonly recordedAt: Date;
  /** Present only if it was forgotten; the text is then empty. */
  readonly forgotten?: Forgotten | null;
}

/** A `:Decision` as every query returns it (kind `decision`); its memory is returned separately. */
export interface DecisionRow {
  readonly id: string;
  readonly contactId: string;
  /** What was said. */
  readonly text: string;
  readonly outcome: KeptOutcome;
  readonly superseded: readonly string[];
  readonly decidedBy: Decider;
  /** The arbiter, if it decided. */
  readonly model: string | null;
  readonly probability: number | null;
  readonly similarity: number | null;
  readonly reason: string;
  /** The caller's own reason. */
  readonly statedReason: string | null;
  /** JSON. */
  readonly candidates: string;
  /** Nothing could decide. */
  readonly unclear: boolean;
  readonly recordedAt: Date;
  /** The decision that it reverted. */
  readonly reverts: string | null;
  /** When it was reverted itself. */
  readonly revertedAt: Date | null;
}

/** The properties with which a `:Decision` is written (kind `decided`); the query adds its position and open end. */
export interface NewDecision {
  readonly id: string;
  readonly tenantId: string;
  readonly contactId: string;
  readonly recordedAt: Date;
  readonly outcome: KeptOutcome;
  readonly decidedBy: Decider;
  readonly reason: string;
  readonly text: string;
  /** JSON. */
  readonly candidates: string;
  /** The versions that it closed. */
  readonly superseded: readonly string[];
  /** The versions that it opened, if the links do not show that. */
  readonly opened?: readonly string[] | null | undefined;
  /** The memory that it is about, if it decided on several. */
  readonly memoryId?: string | null | undefined;
  readonly statedReason?: string | null | undefined;
  readonly similarity?: number | null | undefined;
  readonly probability?: number | null | undefined;
  readonly decidedByModel?: string | null | undefined;
  /** Who read the statement in its turn. */
  readonly reader?: string | null | undefined;
  /** Of the statement. */
  readonly key?: string | null | undefined;
  readonly cardinality?: string | null | undefined;
  readonly confidence?: number | null | undefined;
  readonly saidAt?: Date | null | undefined;
  readonly turnId?: string | null | undefined;
  /** The versions that the statement may concern, if nothing could decide. */
  readonly mayConcern?: readonly string[] | null | undefined;
  readonly forgetAt?: Date | null | undefined;
  /** The decision that it reverted. */
  readonly reverts?: string | null | undefined;
  /** For a revert: the restatements that count again, and those that counted when they were reverted. */
  readonly begun?: readonly string[] | null | undefined;
  readonly ended?: readonly string[] | null | undefined;
  /** The unclear decision that it resolved. */
  readonly resolves?: string | null | undefined;
}

/** How far a session has been extracted, as every query returns it (kind `extraction`); any field may be missing. */
export interface ExtractionRow {
  /** The last position that was extracted. */
  readonly extractedTo: number | null;
  readonly dueAt: Date | null;
  readonly leasedUntil: Date | null;
  readonly attempts: number | null;
  readonly extractionError: string | null;
  readonly extractionDeadAt: Date | null;
  readonly extractedAt: Date | null;
  readonly settledAt: Date | null;
  readonly extractedStatements: number | null;
  readonly extractionModel: string | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cost: number | null;
  /** Whether the whole session was forgotten is a field of the session. */
  readonly forgottenAt: Date | null;
  readonly forgottenBy: string | null;
  readonly forgottenReason: string | null;
}
