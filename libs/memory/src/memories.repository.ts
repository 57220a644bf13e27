import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { withCurrentAttribute } from '#domain/attributes/attributes.js';
import type { AsOf, Memory, Version } from '#domain/memory/memory.js';
import { Instruments } from '#domain/service/instruments.js';
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
  memorySlots,
  type MemorySlotsRow,
  memoryToCome,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { TurnRow } from '#graph/query.js';
import { asKnown, markedStale } from './as-known.js';
import type { Filter } from './recall/filter.js';
import { countDecisions } from './count-decisions.js';
import { foundIn, type MemoryWrite } from './memory-write.js';
import { type CompetitorsQuery, type Competitors, neighboursQuery, type Slot } from './competitors.js';

/** A version, the system time of the read, and the time zone and country of its contact. */
export interface KnownVersion {
  readonly memory: Version;
  readonly knownAt: Date;
  readonly timezone: string | null;
  readonly country: string | null;
}

/** Filters of a list of memories, and where its page begins. */
export interface MemoryFilter extends Filter {
  readonly kind: string | null;
  /** Include what begins to hold later, or list only that. */
  readonly toCome: 'include' | 'only' | null;
  readonly beforeFrom: Date | null;
  readonly afterId: string;
  readonly limit: number;
}

/** Whose memories are read, and as of when. */
interface Reader {
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

  /** @returns one page per head, in the same order. */
  async asOf(heads: readonly (Reader & { readonly asked: AsOf })[], filter: MemoryFilter): Promise<Memory[][]> {
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

  /** What is believed to begin later, the next first, without events. */
  async toCome(
    { id: contactId, standing: { validAt, knownAt } }: Reader,
    scopes: readonly string[],
    limit: number,
  ): Promise<Memory[]> {
    const rows = await this.graph.all(memoryToCome, { contactId, scopes, validAt, knownAt, limit });
    return rows.map(({ memory }) => asKnown(memory, { validAt, knownAt }));
  }

  async countHolding({ id: contactId, standing }: Reader, scopes: readonly string[]): Promise<number> {
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

  /** Everything believed now, whenever it is valid. */
  async current(transaction: Queries, contactId: string, knownAt: Date): Promise<Version[]> {
    const rows = await transaction.all(memoryCurrent, { contactId, knownAt });
    return rows.map(({ memory }) => withCurrentAttribute(memory));
  }

  /** @param knownAt `null` for now. */
  async byId(
    tenantId: string,
    memoryId: string,
    knownAt: Date | null,
    queries: Queries = this.graph,
  ): Promise<KnownVersion | undefined> {
    return (await queries.all(memoryById, { tenantId, memoryId, knownAt }))[0];
  }

  /** @returns what each statement competes with, in the same order. */
  async neighbours(
    transaction: Queries,
    contactId: string,
    statements: readonly CompetitorsQuery[],
    { knownAt, property = '' }: { readonly knownAt: Date; readonly property?: string },
  ): Promise<Competitors[]> {
    const asks = statements.map((statement, place) => ({ place, ...neighboursQuery(statement) }));
    const rows = await transaction.all(memoryNeighbours, { contactId, asks, property, knownAt });
    const met = Map.groupBy(rows, ({ place }) => place);
    return statements.map(({ attribute }, place) => {
      const matches = met.get(place) ?? [];
      return {
        slot: matches.filter(({ as }) => as === 'slot').map(({ memory }) => ({ ...memory, attribute })),
        named: matches.filter(({ as }) => as === 'named').map(({ memory }) => withCurrentAttribute(memory))[0] ?? null,
        events: matches.filter(({ as }) => as === 'event').map(({ memory }) => memory),
        cosines: new Map(matches.map(({ memory: { id }, cosine }) => [id, cosine])),
      };
    });
  }

  /** @returns what is believed of each slot, in short, in the same order. */
  async slots(
    transaction: Queries,
    contactId: string,
    slots: readonly Slot[],
    knownAt: Date,
  ): Promise<(readonly MemorySlotsRow[])[]> {
    const asked = slots.map((slot, place) => ({ place, ...slot }));
    const rows = await transaction.all(memorySlots, { contactId, slots: asked, knownAt });
    const found = Map.groupBy(rows, ({ place }) => place);
    return slots.map((_, place) => found.get(place) ?? []);
  }

  async apply(transaction: Queries, write: MemoryWrite): Promise<void> {
    const { opens, closes, entities, decisions, now } = write;
    const properties = decisions.map(({ properties }) => properties);
    countDecisions(this.instruments, transaction, properties);
    // Entities are refreshed for opened versions that carry over another one's entities, for closed ones, and for newly linked ones.
    // Other versions mention no entity.
    const carrying = opens.filter(({ carriesOver }) => carriesOver !== null);
    const opened = carrying.map(({ properties }) => String(properties['id']));
    const memoryIds = [...new Set([...opened, ...closes])];
    const added = [...new Set(entities.map(({ memoryId }) => memoryId))];
    // Sent in one round trip; the database runs them in order.
    await Promise.all([
      transaction.all(memoryApply, { ...write, found: foundIn(write) }),
      ...(memoryIds.length + added.length > 0 ? [transaction.all(entityRefresh, { memoryIds, added, now })] : []),
    ]);
  }

  /** @returns the current versions that mention an entity. */
  async mentioning(transaction: Queries, entityId: string): Promise<Set<string>> {
    return new Set((await transaction.all(entityMentioning, { entityId })).map(({ id }) => id));
  }

  /** Links each copy that a merge wrote to its original. */
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

  /** @returns the revisions of a repository at which memories of these contacts begin or end. */
  async revisions(contactIds: readonly string[], repository: string): Promise<readonly string[]> {
    const [row] = await this.graph.all(memoryRevisions, { contactIds, repository });
    return row?.revisions ?? [];
  }

  /** Memories pinned to paths that hold at two revisions. */
  pinned(
    contactId: string,
    { validAt, knownAt }: AsOf,
    between: Pick<MemoryPinnedParams, 'repository' | 'begun' | 'ended'>,
  ): Promise<MemoryPinnedRow[]> {
    return this.graph.all(memoryPinned, { contactId, validAt, knownAt, ...between });
  }

  /** The steps of a fact, from a place on. */
  chain(page: HistoryChainParams): Promise<HistoryChainRow[]> {
    return this.graph.all(historyChain, page);
  }

  /** @returns for each of the decisions that the contact has, by id, its memory. */
  async decided(transaction: Queries, contactId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await transaction.all(memoryDecided, { contactId, ids });
    return new Map(rows.map(({ id, memoryId }) => [id, memoryId]));
  }

  async decision(tenantId: string, decisionId: string): Promise<MemoryDecisionRow | undefined> {
    return (await this.graph.all(memoryDecision, { tenantId, decisionId }))[0];
  }
}
