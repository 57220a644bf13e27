import type { Forgotten } from '#domain/forgotten.js';
import type { Precision, Version } from '#domain/memory.js';
import type { Decider, KeptOutcome } from '#domain/settled.js';
import type { Role } from '#domain/speaker.js';

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
  /** Of one that asks several at once: the path of each by the column that has its rows. */
  readonly joins?: Readonly<Record<string, string>>;
}

/** Runs typed queries; inside a transaction, or each on its own. */
export interface Queries {
  /** @returns every row of the query. */
  all<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]>;

  /** Called once what the transaction wrote is committed, and never if it is not; a rehearsal never is. It may not throw. */
  afterCommit?(tell: () => void): void;
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
  /** Who that is; `contact` also for what was restored from before it was kept. */
  readonly role: Role;
  /** How sure the recogniser was of the words, from 0 to 1; `null` where it was not stated. */
  readonly confidence: number | null;
  readonly text: string;
  readonly at: Date;
  /** The zone in which it was said; `null`: that of the contact. */
  readonly timezone: string | null;
  /** In which it was read, BCP 47; `null` of turns from before it was kept. */
  readonly language: string | null;
  /** The most precise time it speaks of, and the words for it. */
  readonly expression: string | null;
  readonly precision: Precision | null;
  readonly refersFrom: Date | null;
  readonly refersTo: Date | null;
  readonly recordedAt: Date;
  /** Present only if it was forgotten: the text is then empty. */
  readonly forgotten?: Forgotten | null;
}

/** A `:Decision` as every query returns it (kind `decision`); the memory that it is about stands beside it. */
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
  /** Its caller's own. */
  readonly statedReason: string | null;
  /** JSON. */
  readonly candidates: string;
  /** Nothing could decide. */
  readonly unclear: boolean;
  readonly recordedAt: Date;
  /** The decision that it undid. */
  readonly reverts: string | null;
  /** When it was undone itself. */
  readonly revertedAt: Date | null;
}

/** The properties with which a `:Decision` is written (kind `decided`); its number and its open end are given by the query. */
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
  /** The versions that it opened, where the links do not tell. */
  readonly opened?: readonly string[] | null | undefined;
  /** The memory that it is about, where it decided on several. */
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
  /** The versions that the statement may concern, where nothing could decide. */
  readonly mayConcern?: readonly string[] | null | undefined;
  readonly forgetAt?: Date | null | undefined;
  /** The decision that it undid. */
  readonly reverts?: string | null | undefined;
  /** Of a revert: the restatements that count again by it, and those that did when they were undone. */
  readonly begun?: readonly string[] | null | undefined;
  readonly ended?: readonly string[] | null | undefined;
  /** The decision of which it settled what was left open. */
  readonly resolves?: string | null | undefined;
}

/** How far a session was taken into memory, as every query returns it (kind `extraction`); each field may be missing. */
export interface ExtractionRow {
  /** The last position that was extracted from. */
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
