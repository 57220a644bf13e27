import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { residents } from '#config/residents.js';
import { Clock } from '#domain/service/clock.js';
import {
  conversationClaimExtraction,
  type ConversationClaimExtractionRow,
  conversationExtractionCounts,
  type ConversationExtractionCountsRow,
  conversationExtractionWindow,
  conversationFailExtraction,
  conversationMoveExtraction,
  type ConversationMoveExtractionParams,
  conversationReleaseExtraction,
  conversationRenewExtraction,
  conversationSettleExtraction,
  conversationSpendExtraction,
  conversationKnownTexts,
  conversationToldTurns,
  conversationUnread,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { TurnRow } from '#graph/query.js';
import type { ModelUsage } from '#models/extractor.js';

/** A session reserved for this process until its lease ends. */
export type LeasedSession = ConversationClaimExtractionRow;

/** The next turns to extract from. */
export interface ExtractionWindow {
  /** The position of the cursor. */
  readonly extractedTo: number;
  readonly before: readonly TurnRow[];
  readonly turns: readonly TurnRow[];
}

/** How an attempt failed, and when the next one is; `dueAt: null` gives up. */
export interface FailedAttempt {
  readonly dueAt: Date | null;
  readonly deadAt: Date | null;
  readonly counted: boolean;
  readonly error: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number | null;
}

/** How many turns before a window are included, so that "yes, that one" makes sense. */
export const BEFORE = 6;
const KNOWN_TEXTS = 2_000;

/** The queue of sessions to extract, in Neo4j. Any number of instances can take sessions, and no two take the same. */
@Injectable()
export class ExtractionQueue {
  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Takes up to `most` due sessions. */
  claim(most: number): Promise<LeasedSession[]> {
    const { only, elsewhere } = residents(this.config);
    const wanted = this.config.EXTRACT_TENANTS ?? null;
    return this.graph.all(conversationClaimExtraction, {
      now: this.clock.now(),
      leasedUntil: this.leaseEnd(),
      leaseIds: Array.from({ length: most }, newId),
      tenants: only && wanted ? only.filter((tenant) => wanted.includes(tenant)) : (only ?? wanted),
      elsewhere,
    });
  }

  /** @returns `null` if the lease was lost. */
  async window(leased: LeasedSession, limit: number): Promise<ExtractionWindow | null> {
    const { tenantId, sessionId, leaseId } = leased;
    const place = { tenantId, sessionId, leaseId, leasedUntil: this.leaseEnd() };
    const [row] = await this.graph.all(conversationExtractionWindow, { ...place, before: BEFORE, limit });
    if (!row) return null;
    const those = (isNew: boolean): TurnRow[] =>
      row.turns.filter((turn) => turn.isNew === isNew).map(({ turn }) => turn);
    return { extractedTo: row.extractedTo, before: those(false), turns: those(true).slice(0, limit) };
  }

  /** @returns whether the lease is still held. */
  async renew({ tenantId, sessionId, leaseId }: LeasedSession): Promise<boolean> {
    const place = { tenantId, sessionId, leaseId, leasedUntil: this.leaseEnd() };
    return (await this.graph.all(conversationRenewExtraction, place)).length > 0;
  }

  /** @returns how many turns are left after the cursor; `null` if the lease was lost and nothing may be written. */
  async move(transaction: Queries, move: Omit<ConversationMoveExtractionParams, 'now'>): Promise<number | null> {
    const [row] = await transaction.all(conversationMoveExtraction, { ...move, now: this.clock.now() });
    return row?.left ?? null;
  }

  /** Adds the cost of an answer from which nothing is written. */
  async spend({ tenantId, sessionId }: LeasedSession, usage: ModelUsage): Promise<void> {
    const { inputTokens, outputTokens, cost } = usage;
    await this.graph.all(conversationSpendExtraction, { tenantId, sessionId, inputTokens, outputTokens, cost });
  }

  /** Marks a session as fully extracted, with the time by which subscribers find it. */
  async settle(transaction: Queries, { tenantId, sessionId }: LeasedSession): Promise<void> {
    await transaction.all(conversationSettleExtraction, { tenantId, sessionId, now: this.clock.now() });
  }

  async fail(leased: LeasedSession, failed: FailedAttempt): Promise<void> {
    const { tenantId, sessionId, leaseId } = leased;
    await this.graph.write(async (transaction) => {
      const held = await transaction.all(conversationFailExtraction, { tenantId, sessionId, leaseId, ...failed });
      if (held.length > 0 && failed.deadAt) await this.settle(transaction, leased);
    });
  }

  async release(sessions: readonly LeasedSession[]): Promise<void> {
    await this.graph.all(conversationReleaseExtraction, {
      sessions: sessions.map(({ tenantId, sessionId, leaseId }) => ({ tenantId, sessionId, leaseId })),
    });
  }

  /** Everything that was believed about the contact before a moment. */
  async knownTexts(contactId: string, before: Date): Promise<string[]> {
    const about = { contactId, before, limit: KNOWN_TEXTS };
    return (await this.graph.all(conversationKnownTexts, about)).map(({ text }) => text);
  }

  /** @returns the turns for which a caller stated memories. */
  async toldTurns(tenantId: string, sessionId: string, turnIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.graph.all(conversationToldTurns, { tenantId, sessionId, turnIds });
    return new Set(rows.map(({ turnId }) => turnId));
  }

  /** @returns for each turn, the parts that must not be read again. */
  async unread(
    tenantId: string,
    sessionId: string,
    turnIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly number[]>> {
    const rows = await this.graph.all(conversationUnread, { tenantId, sessionId, turnIds });
    return new Map(rows.map(({ turnId, unread }) => [turnId, unread]));
  }

  async counts(): Promise<ConversationExtractionCountsRow> {
    const [row] = await this.graph.all(conversationExtractionCounts, { now: this.clock.now() });
    return row ?? { waiting: 0, running: 0, dead: 0, oldestSince: null };
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + this.config.EXTRACT_LEASE_SECONDS * 1_000);
  }
}
