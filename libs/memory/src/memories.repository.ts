import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { renamed } from '#domain/attributes.js';
import { Instruments } from '#domain/instruments.js';
import type { AsOf, Memory, Version } from '#domain/memory.js';
import {
  conversationTurnsById,
  entityMentioning,
  entityRefresh,
  historyChain,
  type HistoryChainParams,
  historyEvents,
  type HistoryEventsParams,
  type HistoryChainRow,
  memoryApply,
  memoryAsOf,
  memoryById,
  memoryCountHolding,
  memoryCurrent,
  memoryDecided,
  memoryDecision,
  type MemoryDecisionRow,
  memoryLinkCopies,
  type MemoryLinkCopiesParams,
  memoryNeighbours,
  memoryPinned,
  type MemoryPinnedParams,
  type MemoryPinnedRow,
  memoryRevisions,
  memoryToCome,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { TurnRow } from '#graph/query.js';
import type { Vector } from '#models/embedder.js';
import { asKnown, markedStale } from './as-known.js';
import type { Filter } from './recall/filter.js';
import { tellDecisions } from './told-decisions.js';
import { foundIn, type MemoryWrite } from './memory-write.js';
import { askOf, type Met, type Rival } from './rivals.js';

/** A version, the system time of its read, and the zone of its contact. */
export interface KnownVersion {
  readonly memory: Version;
  readonly knownAt: Date;
  readonly timezone: string | null;
  readonly country: string | null;
}

/** What narrows a list of memories, and where its page begins. */
export interface MemoryFilter extends Filter {
  readonly kind: string | null;
  /** Also what begins to hold later, or that alone. */
  readonly toCome: 'include' | 'only' | null;
  readonly beforeFrom: Date | null;
  readonly afterId: string;
  readonly limit: number;
}

/** Whose memories are read, and from where on both clocks. */
interface Read {
  readonly id: string;
  readonly standing: AsOf;
}

/** Memories in the graph. */
@Injectable()
export class MemoriesRepository {
  constructor(
    private readonly graph: Graph,
    @Inject(CONFIG) private readonly config: Config,
    private readonly instruments: Instruments,
  ) {}

  /** @returns a page for each of the reads, in their order. */
  async asOf(heads: readonly (Read & { readonly asked: AsOf })[], filter: MemoryFilter): Promise<Memory[][]> {
    const reads = heads.map(({ id: contactId, standing: { validAt, knownAt } }, place) => {
      return { place, contactId, validAt, knownAt };
    });
    const rows = await this.graph.all(memoryAsOf, { reads, ...filter });
    const pages = Map.groupBy(rows, ({ place }) => place);
    const { STALE_AFTER_DAYS } = this.config;
    return heads.map(({ standing }, place) =>
      (pages.get(place) ?? []).map(({ memory }) => markedStale(memory, standing, STALE_AFTER_DAYS)),
    );
  }

  /** What is believed to begin later, the next first; no events. */
  async toCome(
    { id: contactId, standing: { validAt, knownAt } }: Read,
    scopes: readonly string[],
    limit: number,
  ): Promise<Memory[]> {
    const rows = await this.graph.all(memoryToCome, { contactId, scopes, validAt, knownAt, limit });
    return rows.map(({ memory }) => asKnown(memory, { validAt, knownAt }));
  }

  async countHolding({ id: contactId, standing }: Read, scopes: readonly string[]): Promise<number> {
    const { validAt, knownAt } = standing;
    const [row] = await this.graph.all(memoryCountHolding, { contactId, scopes, validAt, knownAt });
    return row?.memories ?? 0;
  }

  async events(
    contactId: string,
    { validAt, knownAt }: AsOf,
    filter: Omit<HistoryEventsParams, 'contactId' | 'validAt' | 'knownAt'>,
  ): Promise<Memory[]> {
    const rows = await this.graph.all(historyEvents, { contactId, validAt, knownAt, ...filter });
    return rows.map(({ memory }) => asKnown(memory, { validAt, knownAt }));
  }

  /** All that is believed now, whenever it held. */
  async current(transaction: Queries, contactId: string, knownAt: Date): Promise<Version[]> {
    const rows = await transaction.all(memoryCurrent, { contactId, knownAt });
    return rows.map(({ memory }) => renamed(memory));
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

  /** @returns what each of the statements competes with, in their order. */
  async neighbours(
    transaction: Queries,
    contactId: string,
    statements: readonly (Rival & { readonly vector?: Vector | null; readonly since?: Date | null })[],
    { knownAt, property = '' }: { readonly knownAt: Date; readonly property?: string },
  ): Promise<Met[]> {
    const asks = statements.map((statement, place) => ({ place, ...askOf(statement) }));
    const rows = await transaction.all(memoryNeighbours, { contactId, asks, property, knownAt });
    const met = Map.groupBy(rows, ({ place }) => place);
    return statements.map(({ attribute }, place) => {
      const own = met.get(place) ?? [];
      return {
        slot: own.filter(({ as }) => as === 'slot').map(({ memory }) => ({ ...memory, attribute })),
        named: own.filter(({ as }) => as === 'named').map(({ memory }) => renamed(memory))[0] ?? null,
        events: own.filter(({ as }) => as === 'event').map(({ memory }) => memory),
        cosines: new Map(own.map(({ memory: { id }, cosine }) => [id, cosine])),
      };
    });
  }

  async apply(transaction: Queries, write: MemoryWrite): Promise<void> {
    const { opens, closes, entities, decisions, now } = write;
    const told = decisions.map(({ properties }) => properties);
    tellDecisions(this.instruments, transaction, told);
    // What is opened speaks of whom it is linked to, or of whom what it carries on spoke of; a version of neither speaks of nobody.
    const carrying = opens.filter(({ carriesOver }) => carriesOver !== null);
    const opened = carrying.map(({ properties }) => String(properties['id']));
    const memoryIds = [...new Set([...opened, ...closes, ...entities.map(({ memoryId }) => memoryId)])];
    // One after the other in the database, and in one round trip.
    await Promise.all([
      transaction.all(memoryApply, { ...write, found: foundIn(write) }),
      ...(memoryIds.length > 0 ? [transaction.all(entityRefresh, { memoryIds, now })] : []),
    ]);
  }

  /** @returns which of the versions that are believed now mention an entity. */
  async mentioning(transaction: Queries, entityId: string): Promise<Set<string>> {
    return new Set((await transaction.all(entityMentioning, { entityId })).map(({ id }) => id));
  }

  /** Says of which version each copy that a merge wrote is. */
  async linkCopies(transaction: Queries, copies: MemoryLinkCopiesParams): Promise<void> {
    await transaction.all(memoryLinkCopies, copies);
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

  /** @returns the revisions of a repository that memories of some contacts begin or end at. */
  async revisions(contactIds: readonly string[], repository: string): Promise<readonly string[]> {
    const [row] = await this.graph.all(memoryRevisions, { contactIds, repository });
    return row?.revisions ?? [];
  }

  /** What is pinned to paths, where it holds at two revisions. */
  pinned(
    contactId: string,
    { validAt, knownAt }: AsOf,
    between: Pick<MemoryPinnedParams, 'repository' | 'begun' | 'ended'>,
  ): Promise<MemoryPinnedRow[]> {
    return this.graph.all(memoryPinned, { contactId, validAt, knownAt, ...between });
  }

  /** The steps of a fact from a place on. */
  chain(page: HistoryChainParams): Promise<HistoryChainRow[]> {
    return this.graph.all(historyChain, page);
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
