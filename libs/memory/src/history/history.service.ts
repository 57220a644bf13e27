import { Injectable } from '@nestjs/common';
import { type ContactHead, ContactsService } from '#contacts/contacts.service.js';
import { type StatedAsOf, StatedTimes } from '#times/stated-times.js';
import type { Caller } from '#domain/caller.js';
import { Clock } from '#domain/clock.js';
import { notFound } from '#domain/errors.js';
import type { AsOf, Memory } from '#domain/memory.js';
import { unplaced } from '#domain/standing.js';
import { fromCursor, instantOf, nextCursor } from '#graph/cursor.js';
import { asKnown } from '../as-known.js';
import { type KnownVersion, MemoriesRepository } from '../memories.repository.js';
import { filterOf, type StatedFilter } from '../recall/filter.js';
import { type Chain, chainPage, FIRST_STEP, readChainPlace } from './steps.js';

/** Which memories a list shows. */
export interface Shown extends StatedFilter {
  readonly kind?: string | undefined;
  /** Also what begins to hold later, or that alone. */
  readonly toCome?: 'include' | 'only' | undefined;
  readonly limit: number;
}

/** A page of a list, and where it stands. */
export interface MemoriesPage {
  readonly memories: Memory[];
  readonly asOf: AsOf;
  readonly nextCursor: string | null;
}

/** A checked list of memories. */
export interface ListInput extends StatedAsOf, Shown {
  readonly contactId: string;
  readonly cursor?: string | undefined;
}

/** Answers what was believed, and how it came to be believed. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly memories: MemoriesRepository,
    private readonly times: StatedTimes,
    private readonly clock: Clock,
  ) {}

  /** What was believed at `knownAt` to hold at `validAt`; every page reads as of the times of the first one. */
  async list(caller: Caller, input: ListInput): Promise<MemoriesPage> {
    const page = input.cursor ? fromCursor(input.cursor, readPlace) : null;
    return this.page(await this.contacts.head(caller, input.contactId, page ?? input), input, page);
  }

  /** A page, as of the contact's head. */
  async page(
    head: ContactHead,
    shown: Shown,
    after: Pick<Place, 'beforeFrom' | 'afterId'> | null = null,
  ): Promise<MemoriesPage> {
    const [page] = await this.pages([head], shown, after);
    return page as MemoriesPage;
  }

  /** The same for many contacts, by one query. @returns a page for each of the heads, in their order. */
  async pages(
    heads: readonly ContactHead[],
    { kind, toCome, limit, ...stated }: Shown,
    after: Pick<Place, 'beforeFrom' | 'afterId'> | null = null,
  ): Promise<MemoriesPage[]> {
    const pages = await this.memories.asOf(heads, {
      kind: kind ?? null,
      toCome: toCome ?? null,
      ...filterOf(stated),
      beforeFrom: after?.beforeFrom ?? null,
      afterId: after?.afterId ?? '',
      limit: limit + 1,
    });
    return heads.map(({ asked }, i) => pageOf(pages[i] ?? [], asked, limit));
  }

  /** How many memories were believed to hold, as of the contact's head. */
  count(head: ContactHead): Promise<number> {
    return this.memories.countHolding(head.id, head.standing);
  }

  /** What is believed to begin later than the contact's head reads, the next first; no events. */
  toCome(head: ContactHead, { limit }: { limit: number }): Promise<Memory[]> {
    return this.memories.toCome(head.id, head.standing, limit);
  }

  /** @throws DomainError NOT_FOUND also for a version that was not recorded yet at `knownAt`. */
  async get(
    { tenantId }: Caller,
    { memoryId, knownAt }: { memoryId: string; knownAt?: StatedAsOf['knownAt'] },
  ): Promise<Memory> {
    const row = await this.version(tenantId, memoryId, knownAt);
    return asKnown(row.memory, unplaced(knownAt, { validAt: this.clock.now(), knownAt: row.knownAt }));
  }

  /** The whole chain of the fact a version belongs to, oldest first. */
  async chain(
    caller: Caller,
    input: { memoryId: string; knownAt?: StatedAsOf['knownAt']; limit: number; cursor?: string | undefined },
  ): Promise<Chain> {
    const page = input.cursor ? fromCursor(input.cursor, readChainPlace) : null;
    const row = await this.version(caller.tenantId, input.memoryId, page?.knownAt ?? input.knownAt);
    const { contactId, factId } = row.memory;
    const { pool } = await this.contacts.head(caller, contactId, { knownAt: row.knownAt });
    const { knownAt } = row;
    const { at, rank, afterFrom, afterId } = page ?? FIRST_STEP;
    const after = { at, rank, afterFrom, afterId, limit: input.limit + 1 };
    const rows = await this.memories.chain({ contactIds: pool, factId, knownAt, ...after });
    const asOf = unplaced(input.knownAt, { validAt: this.clock.now(), knownAt });
    return chainPage(rows, { ...asOf, limit: input.limit });
  }

  /** Words for `knownAt` are read in the zone of the memory's contact. */
  private async version(tenantId: string, memoryId: string, knownAt: StatedAsOf['knownAt']): Promise<KnownVersion> {
    const at = knownAt instanceof Date ? knownAt : null;
    const row = await this.memories.byId(tenantId, memoryId, at);
    if (!row) throw notFound('memory', memoryId);
    if (typeof knownAt !== 'string') return row;
    return this.version(tenantId, memoryId, this.times.place({ knownAt }, row.timezone).knownAt);
  }
}

function pageOf(found: readonly Memory[], asOf: AsOf, limit: number): MemoriesPage {
  const memories = found.slice(0, limit);
  const place = ({ validFrom: beforeFrom, id: afterId }: Memory): object => ({ ...asOf, beforeFrom, afterId });
  return { memories, asOf, nextCursor: nextCursor(memories, found.length > limit, place) };
}

/** Where a page begins. */
interface Place extends AsOf {
  readonly beforeFrom: Date;
  readonly afterId: string;
}

function readPlace(place: Record<string, unknown>): Place | null {
  const [validAt, knownAt, beforeFrom] = [
    instantOf(place['validAt']),
    instantOf(place['knownAt']),
    instantOf(place['beforeFrom']),
  ];
  const afterId = place['afterId'];
  return validAt && knownAt && beforeFrom && typeof afterId === 'string'
    ? { validAt, knownAt, beforeFrom, afterId }
    : null;
}
