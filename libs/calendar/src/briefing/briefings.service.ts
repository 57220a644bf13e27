import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { DomainError, notFound } from '#domain/service/errors.js';
import { fromCursor, listMark, nextCursor, placeReader, text } from '#graph/cursor.js';
import type { Briefing, BriefingState } from './briefing.type.js';
import { NoticesRepository } from './notices.repository.js';

/** Sorts after every ULID. */
const LAST = '~';

const readPlace = placeReader({ beforeId: text });

/** Shows the briefings of a tenant. */
@Injectable()
export class BriefingsService {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly clock: Clock,
  ) {}

  /** A page of briefings, newest first. */
  async list(
    { tenantId }: Caller,
    {
      state = null,
      limit,
      cursor,
    }: { state?: BriefingState | null | undefined; limit: number; cursor?: string | undefined },
  ): Promise<{ briefings: Briefing[]; nextCursor: string | null }> {
    const listed = listMark('listBriefings', '', { state });
    const beforeId = fromCursor(cursor, listed, readPlace)?.beforeId ?? LAST;
    const now = this.clock.now();
    const found = await this.notices.list({ tenantId, state, beforeId, now, limit: limit + 1 });
    const briefings = found.slice(0, limit);
    return {
      briefings,
      nextCursor: nextCursor(briefings, found.length > limit, ({ id }) => ({ beforeId: id }), listed),
    };
  }

  /**
   * Makes a dead briefing due again, with all attempts. Repeating the call changes nothing.
   * @throws DomainError NOT_FOUND, or CONFLICT for one that was delivered or dropped.
   */
  async retry({ tenantId }: Caller, briefingId: string): Promise<{ briefingId: string; state: 'pending' }> {
    const pending = await this.notices.retry(tenantId, briefingId, this.clock.now());
    if (pending === null) throw notFound('briefing', briefingId);
    if (!pending) throw new DomainError('CONFLICT', `The briefing ${briefingId} was delivered or dropped.`);
    return { briefingId, state: 'pending' };
  }

  /** The number of briefings in each state, for all tenants. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    return new Map((await this.notices.counts()).map(({ state, notices }) => [state, notices]));
  }
}
