import { Injectable } from '@nestjs/common';
import type { AsOf, Memory, Version } from '#domain/memory.js';
import type { Neighbours } from '#domain/reconcile.js';
import type { Statement } from '#domain/statement.js';
import { OPEN_END } from '#graph/codec.js';
import {
  conversationTurnsById,
  historyChain,
  historyEvents,
  type HistoryEventsParams,
  type HistoryChainRow,
  historyLearned,
  type HistoryLearnedRow,
  historyTold,
  type HistoryToldParams,
  memoryApply,
  type MemoryApplyParams,
  memoryAsOf,
  memoryById,
  memoryCurrent,
  memoryDecided,
  memoryDecision,
  type MemoryDecisionRow,
  memoryNeighbours,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { TurnRow } from '#graph/query.js';
import { asKnown } from './as-known.js';
import { eventKeyHash, factKeyHash } from './key-hashes.js';

/** A version, where its read stands in system time, and the zone of its contact. */
export interface KnownVersion {
  readonly memory: Version;
  readonly knownAt: Date;
  readonly timezone: string | null;
}

/** What narrows a list of memories, and where its page begins. */
export interface MemoryFilter {
  readonly kind: string | null;
  readonly attribute: string | null;
  readonly tag: string | null;
  readonly beforeFrom: Date | null;
  readonly afterId: string;
  readonly limit: number;
}

/** So many versions a timeline or a diff looks at. */
const MOST = 5_000;

/** What decides which versions a statement competes with. */
export type Rival = Pick<
  Statement,
  'text' | 'attribute' | 'value' | 'cardinality' | 'supersedes' | 'subject' | 'object'
>;

/** Memories in the graph. */
@Injectable()
export class MemoriesRepository {
  constructor(private readonly graph: Graph) {}

  async asOf(contactId: string, { validAt, knownAt }: AsOf, filter: MemoryFilter): Promise<Memory[]> {
    const rows = await this.graph.all(memoryAsOf, { contactId, validAt, knownAt, ...filter });
    return rows.map(({ memory }) => asKnown(memory, knownAt));
  }

  /** Everything that held at one instant. */
  async holding(contactId: string, { validAt, knownAt }: AsOf): Promise<Version[]> {
    const filter = { kind: null, attribute: null, tag: null, beforeFrom: null, afterId: '', limit: MOST };
    const rows = await this.graph.all(memoryAsOf, { contactId, validAt, knownAt, ...filter });
    return rows.map(({ memory }) => memory);
  }

  async events(
    contactId: string,
    { validAt, knownAt }: AsOf,
    filter: Omit<HistoryEventsParams, 'contactId' | 'validAt' | 'knownAt'>,
  ): Promise<Memory[]> {
    const rows = await this.graph.all(historyEvents, { contactId, validAt, knownAt, ...filter });
    return rows.map(({ memory }) => asKnown(memory, knownAt));
  }

  /** All that is believed now, whenever it held. */
  async current(transaction: Queries, contactId: string, knownAt: Date): Promise<Version[]> {
    const rows = await transaction.all(memoryCurrent, { contactId, knownAt, openEnd: OPEN_END });
    return rows.map(({ memory }) => memory);
  }

  async told(
    contactId: string,
    knownAt: Date,
    filter: Omit<HistoryToldParams, 'contactId' | 'knownAt' | 'limit'>,
  ): Promise<Version[]> {
    const rows = await this.graph.all(historyTold, { contactId, knownAt, ...filter, limit: MOST });
    return rows.map(({ memory }) => memory);
  }

  learned(contactId: string, after: Date, knownAt: Date): Promise<HistoryLearnedRow[]> {
    return this.graph.all(historyLearned, { contactId, after, knownAt, limit: MOST });
  }

  /** @param knownAt `null` for what is known now. */
  async byId(
    tenantId: string,
    memoryId: string,
    knownAt: Date | null,
    queries: Queries = this.graph,
  ): Promise<KnownVersion | undefined> {
    return (await queries.all(memoryById, { tenantId, memoryId, knownAt }))[0];
  }

  async neighbours(
    transaction: Queries,
    contactId: string,
    statement: Rival,
    knownAt: Date,
  ): Promise<Omit<Neighbours, 'candidates'>> {
    const rows = await transaction.all(memoryNeighbours, {
      contactId,
      slot: statement.cardinality === 'one' ? statement.attribute : null,
      factKeyHash: factKeyHash(statement),
      named: statement.supersedes,
      eventKeyHash: eventKeyHash(statement),
      knownAt,
      openEnd: OPEN_END,
    });
    return {
      slot: rows.filter(({ as }) => as === 'slot').map(({ memory }) => memory),
      named: rows.find(({ as }) => as === 'named')?.memory ?? null,
      events: rows.filter(({ as }) => as === 'event').map(({ memory }) => memory),
    };
  }

  async apply(transaction: Queries, write: MemoryApplyParams): Promise<void> {
    await transaction.all(memoryApply, write);
  }

  async turns(
    transaction: Queries,
    contactIds: readonly string[],
    sessionId: string | null,
    ids: readonly string[],
  ): Promise<TurnRow[]> {
    const rows = await transaction.all(conversationTurnsById, { contactIds, sessionId, ids });
    return rows.map(({ turn }) => turn);
  }

  chain(
    contactIds: readonly string[],
    factId: string,
    knownAt: Date,
    page: { skip: number; limit: number },
  ): Promise<HistoryChainRow[]> {
    return this.graph.all(historyChain, { contactIds, factId, knownAt, ...page });
  }

  /** @returns the memory of each of the decisions that the contact has, by the decision's id. */
  async decided(transaction: Queries, contactId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await transaction.all(memoryDecided, { contactId, ids });
    return new Map(rows.map(({ id, memoryId }) => [id, memoryId]));
  }

  async decision(tenantId: string, decisionId: string): Promise<MemoryDecisionRow | undefined> {
    return (await this.graph.all(memoryDecision, { tenantId, decisionId }))[0];
  }
}
