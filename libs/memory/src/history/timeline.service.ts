import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import { type StatedAsOf, StatedTimes } from '#times/stated-times.js';
import type { AsOf } from '#domain/memory/memory.js';
import { withoutValidAt } from '#domain/recall/read-times.js';
import type { Caller } from '#domain/service/caller.js';
import type { TimelineEntry } from '#domain/recall/timeline.js';
import { count, fromCursor, instant, listMark, nextCursor, type PlaceOf, placeReader, text } from '#graph/cursor.js';
import type { HistoryTimelineRow } from '#graph/generated/queries.js';
import { asKnown } from '../as-known.js';
import { scopesOf } from '../recall/filter.js';
import { words } from '../recall/lucene.js';
import { ChangesRepository } from './changes.repository.js';

/** A validated timeline. */
export interface TimelineInput {
  readonly contactId: string;
  readonly q?: string | undefined;
  readonly from?: Date | string | undefined;
  readonly to?: Date | string | undefined;
  readonly knownAt?: StatedAsOf['knownAt'];
  readonly include?: 'superseded' | undefined;
  readonly pin?: string | undefined;
  readonly tag?: string | undefined;
  readonly category?: string | undefined;
  readonly agentId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A timeline entry and its number. */
export interface Numbered extends TimelineEntry {
  readonly order: number;
}

/** Answers what happened and changed, in order. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly changes: ChangesRepository,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND, or INVALID for a period that ends before it starts. */
  async timeline(
    caller: Caller,
    input: TimelineInput,
  ): Promise<{ entries: Numbered[]; knownAt: Date; nextCursor: string | null }> {
    const list = listMark('timeline', input.contactId, input);
    const page = fromCursor(input.cursor, list, readPlace);
    const head = await this.contacts.head(caller, input.contactId, page ?? { knownAt: input.knownAt });
    const heard = this.times.heard(head, page?.reference);
    const { from, to } = this.times.period(input, heard);
    const rows = await this.changes.timeline({
      contactId: head.id,
      knownAt: head.standing.knownAt,
      superseded: input.include === 'superseded',
      from: page && page.at > from ? page.at : from,
      afterId: page && page.at >= from ? page.afterId : '',
      to,
      words: soughtIn(input.q ?? ''),
      pin: input.pin ?? null,
      tag: input.tag ?? null,
      category: input.category ?? null,
      scopes: scopesOf(input.agentId),
      limit: input.limit + 1,
    });
    const before = page?.order ?? 0;
    const shown = withoutValidAt(input.knownAt, head.standing);
    const entries = rows.slice(0, input.limit).map((row, i) => ({ order: before + i + 1, ...entryOf(row, shown) }));
    const { knownAt } = head.asked;
    const { reference } = heard;
    const place = ({ at, memory, order }: Numbered): Place => ({ knownAt, reference, at, afterId: memory.id, order });
    return {
      entries,
      knownAt,
      nextCursor: nextCursor(entries, rows.length > input.limit, place, list),
    };
  }
}

/** @returns what the words of an entry must contain: the words of a query, or its signs where it has none ("🦄"). */
function soughtIn(query: string): string[] {
  const found = words(query);
  return found.length > 0 ? found : query.trim().split(/\s+/u).filter(Boolean);
}

function entryOf({ at, what, memory, before, believed }: HistoryTimelineRow, asOf: AsOf): TimelineEntry {
  const { validTo, endsAt } = memory;
  return {
    at,
    until: what === 'event' ? endsAt : what === 'ended' ? null : validTo,
    what: what as TimelineEntry['what'],
    memory: asKnown(memory, asOf),
    before: before && asKnown(before, asOf),
    believed,
  };
}

const readPlace = placeReader({
  knownAt: instant,
  reference: instant,
  at: instant,
  afterId: text,
  order: (value) => count(value) || undefined,
});
/** Where a page begins: after the entry with this time, version and number. Words for times are read as of the first page's reference. */
type Place = PlaceOf<typeof readPlace>;
