import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import { type StatedAsOf, StatedTimes } from '#times/stated-times.js';
import type { Caller } from '#domain/service/caller.js';
import type { AsOf, ShownStatus, Memory } from '#domain/memory/memory.js';
import { end, fromCursor, instant, listMark, nextCursor, placeReader, text } from '#graph/cursor.js';
import { scopesOf } from '../recall/filter.js';
import { MemoriesRepository } from '../memories.repository.js';

/** A validated list of events. */
export interface EventsInput extends StatedAsOf {
  readonly contactId: string;
  readonly from?: Date | string | undefined;
  readonly to?: Date | string | undefined;
  readonly status?: ShownStatus | undefined;
  readonly agentId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Lists events by when they take place. */
@Injectable()
export class EventsService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly memories: MemoriesRepository,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND, or INVALID for a period that ends before it starts. */
  async list(
    caller: Caller,
    { contactId, status, agentId, limit, cursor, ...input }: EventsInput,
  ): Promise<{ events: Memory[]; asOf: AsOf; nextCursor: string | null }> {
    const listed = listMark('listEvents', contactId, { status, agentId, ...input });
    const page = fromCursor(cursor, listed, readPlace);
    const head = await this.contacts.head(caller, contactId, page ?? input);
    const { from, to } = page ?? this.times.period(input, this.times.heard(head));
    const found = await this.memories.events(head.id, head.standing, {
      from,
      to,
      status: status ?? null,
      scopes: scopesOf(agentId),
      afterStart: page?.afterStart ?? null,
      afterId: page?.afterId ?? '',
      limit: limit + 1,
    });
    const events = found.slice(0, limit);
    const place = ({ startsAt, validFrom, id: afterId }: Memory): object => {
      return { ...head.asked, from, to, afterStart: startsAt ?? validFrom, afterId };
    };
    return { events, asOf: head.asked, nextCursor: nextCursor(events, found.length > limit, place, listed) };
  }
}

/** A page begins after the last event of the page before; all read as of the same times, in the same period. */
const readPlace = placeReader({
  validAt: instant,
  knownAt: instant,
  from: instant,
  to: end,
  afterStart: instant,
  afterId: text,
});
