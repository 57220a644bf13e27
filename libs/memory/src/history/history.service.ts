import { Injectable } from '@nestjs/common';
import { type ContactHead, ContactsService } from '#contacts/contacts.service.js';
import { type ScopeHead, ScopesService } from '#contacts/scopes.service.js';
import { type StatedAsOf, StatedTimes } from '#times/stated-times.js';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { notFound } from '#domain/service/errors.js';
import type { AsOf, Memory, Tier } from '#domain/memory/memory.js';
import { withoutValidAt } from '#domain/recall/read-times.js';
import {
  fromCursor,
  instant,
  type ListMark,
  listMark,
  nextCursor,
  type PlaceOf,
  placeReader,
  text,
} from '#graph/cursor.js';
import { asKnown } from '../as-known.js';
import { type KnownVersion, MemoriesRepository, type MemoryFilter } from '../memories.repository.js';
import { filterOf, scopesOf, type StatedFilter } from '../recall/filter.js';
import { RevisionReads, type StatedRevision } from '../recall/revision-reads.js';
import { type Chain, chainPage, FIRST_STEP, readChainPlace } from './steps.js';

/** Filters of a list of memories. */
export interface Shown extends StatedFilter, StatedRevision {
  readonly kind?: string | undefined;
  /** Default: all. */
  readonly tier?: Tier | undefined;
  /** Include what begins to hold later, or list only that. */
  readonly toCome?: 'include' | 'only' | undefined;
  readonly limit: number;
}

/** A page of a list, and the times as of which it was read. */
export interface MemoriesPage {
  readonly memories: Memory[];
  readonly asOf: AsOf;
  readonly nextCursor: string | null;
}

/** A validated list of memories. */
export interface ListInput extends StatedAsOf, Shown {
  readonly contactId: string;
  readonly cursor?: string | undefined;
}

/** Answers what was believed, and how it came to be believed. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly scopes: ScopesService,
    private readonly memories: MemoriesRepository,
    private readonly revisions: RevisionReads,
    private readonly times: StatedTimes,
    private readonly clock: Clock,
  ) {}

  /** Lists what was believed at `knownAt` to hold at `validAt`. Every page reads as of the times of the first. */
  async list(caller: Caller, input: ListInput): Promise<MemoriesPage> {
    const page = fromCursor(input.cursor, markOf(input.contactId, input), readPlace);
    const head = await this.scopes.head(caller, input.contactId, page ?? input);
    return head.base ? this.forkPage(caller, head, input, page) : this.page(caller, head, input, page);
  }

  /** A page for a head that was already read. */
  async page(
    caller: Caller,
    head: ContactHead,
    shown: Shown,
    after: Pick<Place, 'beforeFrom' | 'afterId'> | null = null,
  ): Promise<MemoriesPage> {
    const [page] = await this.pages(caller, [head], shown, after);
    return page as MemoriesPage;
  }

  /** Pages for many contacts, by one query. @returns one page per head, in the same order. */
  async pages(
    caller: Caller,
    heads: readonly ContactHead[],
    shown: Shown,
    after: Pick<Place, 'beforeFrom' | 'afterId'> | null = null,
  ): Promise<MemoriesPage[]> {
    const pages = await this.memories.asOf(heads, await this.filter(caller, heads, shown, after));
    return heads.map((head, i) => pageOf(pages[i] ?? [], head, shown));
  }

  /** A page of a fork: its own memories, and those of its contact that it sees and has not replaced. */
  private async forkPage(
    caller: Caller,
    head: ScopeHead,
    shown: Shown,
    after: Pick<Place, 'beforeFrom' | 'afterId'> | null,
  ): Promise<MemoriesPage> {
    const { contactId: id, knownAt, hidden } = head.base as NonNullable<ScopeHead['base']>;
    const layers = [head, { ...head, id, standing: { ...head.standing, knownAt } }];
    const filter = await this.filter(caller, layers, { ...shown, limit: shown.limit + hidden.size }, after);
    const [own = [], fromContact = []] = await this.memories.asOf(layers, filter);
    const visible = [...own, ...fromContact.filter((memory) => !hidden.has(memory.id))].sort(latestStartFirst);
    return pageOf(visible, head, shown);
  }

  private async filter(
    caller: Caller,
    heads: readonly ContactHead[],
    { kind, tier, toCome, limit, ...stated }: Shown,
    after: Pick<Place, 'beforeFrom' | 'afterId'> | null,
  ): Promise<MemoryFilter> {
    const ids = heads.map(({ id }) => id);
    return {
      kind: kind ?? null,
      toCome: toCome ?? null,
      ...filterOf(
        tier === undefined ? stated : { ...stated, tiers: [tier] },
        await this.revisions.at(caller, stated, ids),
      ),
      beforeFrom: after?.beforeFrom ?? null,
      afterId: after?.afterId ?? '',
      limit: limit + 1,
    };
  }

  /** How many memories outside the archive were believed to hold, as of the contact's head. */
  count(head: ContactHead, agentId?: string): Promise<number> {
    return this.memories.countHolding(head, scopesOf(agentId));
  }

  /** What is believed to begin after the contact's head, the next first, without events. */
  toCome(head: ContactHead, { limit, agentId }: { limit: number; agentId?: string | undefined }): Promise<Memory[]> {
    return this.memories.toCome(head, scopesOf(agentId), limit);
  }

  /** @throws DomainError NOT_FOUND, also for a version not yet recorded at `knownAt`. */
  async get(
    { tenantId }: Caller,
    { memoryId, knownAt }: { memoryId: string; knownAt?: StatedAsOf['knownAt'] },
  ): Promise<Memory> {
    const row = await this.version(tenantId, memoryId, knownAt);
    return asKnown(row.memory, withoutValidAt(knownAt, { validAt: this.clock.now(), knownAt: row.knownAt }));
  }

  /** The whole chain of the fact to which a version belongs, oldest first; at a revision, only what holds there. */
  async chain(
    caller: Caller,
    input: StatedRevision & {
      readonly memoryId: string;
      readonly knownAt?: StatedAsOf['knownAt'];
      readonly limit: number;
      readonly cursor?: string | undefined;
    },
  ): Promise<Chain> {
    const list = listMark('getHistory', input.memoryId, input);
    const page = fromCursor(input.cursor, list, readChainPlace);
    const row = await this.version(caller.tenantId, input.memoryId, page?.knownAt ?? input.knownAt);
    const { contactId, factId } = row.memory;
    const { pool } = await this.contacts.head(caller, contactId, { knownAt: row.knownAt });
    const { knownAt } = row;
    const { at, rank, afterFrom, afterId } = page ?? FIRST_STEP;
    const after = { at, rank, afterFrom, afterId, limit: input.limit + 1 };
    const revision = await this.revisions.at(caller, input, pool);
    const rows = await this.memories.chain({ contactIds: pool, ...revision, factId, knownAt, ...after });
    const asOf = withoutValidAt(input.knownAt, { validAt: this.clock.now(), knownAt });
    return chainPage(rows, { ...asOf, limit: input.limit, list });
  }

  /** Words in `knownAt` are read in the time zone of the memory's contact. */
  private async version(tenantId: string, memoryId: string, knownAt: StatedAsOf['knownAt']): Promise<KnownVersion> {
    const at = knownAt instanceof Date ? knownAt : null;
    const row = await this.memories.byId(tenantId, memoryId, at);
    if (!row) throw notFound('memory', memoryId);
    if (typeof knownAt !== 'string') return row;
    return this.version(tenantId, memoryId, this.times.place({ knownAt }, row).knownAt);
  }
}

function markOf(contactId: string, shown: Shown): ListMark {
  return listMark('listMemories', contactId, shown);
}

/** Sort order of a page. */
function latestStartFirst(a: Memory, b: Memory): number {
  return b.validFrom.getTime() - a.validFrom.getTime() || (a.id < b.id ? -1 : 1);
}

function pageOf(found: readonly Memory[], { named, asked: asOf }: ContactHead, shown: Shown): MemoriesPage {
  const { limit } = shown;
  const memories = found.slice(0, limit);
  const place = ({ validFrom: beforeFrom, id: afterId }: Memory): object => ({ ...asOf, beforeFrom, afterId });
  return { memories, asOf, nextCursor: nextCursor(memories, found.length > limit, place, markOf(named, shown)) };
}

const readPlace = placeReader({ validAt: instant, knownAt: instant, beforeFrom: instant, afterId: text });
/** Where a page begins. */
type Place = PlaceOf<typeof readPlace>;
