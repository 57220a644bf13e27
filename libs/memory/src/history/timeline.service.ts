import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import { type StatedAsOf, StatedTimes } from '#contacts/stated-times.js';
import type { Caller } from '#domain/caller.js';
import { type TimelineEntry, timelineOf } from '#domain/timeline.js';
import { fromCursor, instantOf, nextCursor } from '#graph/cursor.js';
import { asKnown } from '../as-known.js';
import { MemoriesRepository } from '../memories.repository.js';
import { words } from '../recall/lucene.js';

/** A checked timeline. */
export interface TimelineInput {
  readonly contactId: string;
  readonly q?: string | undefined;
  readonly from?: Date | string | undefined;
  readonly to?: Date | string | undefined;
  readonly knownAt?: StatedAsOf['knownAt'];
  readonly include?: 'superseded' | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** An entry with its number. */
export interface Numbered extends TimelineEntry {
  readonly order: number;
}

/** Tells what happened and changed, in order. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly memories: MemoriesRepository,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND, or INVALID for a period that ends before it starts. */
  async timeline(
    caller: Caller,
    input: TimelineInput,
  ): Promise<{ entries: Numbered[]; knownAt: Date; nextCursor: string | null }> {
    const page = input.cursor ? fromCursor(input.cursor, readPlace) : null;
    const head = await this.contacts.head(caller, input.contactId, page ?? { knownAt: input.knownAt });
    const heard = this.times.heard(head.timezone, page?.reference);
    const { from, to } = this.times.period(input, heard);
    const told = await this.memories.told(head.id, head.read.knownAt, {
      superseded: input.include === 'superseded',
      from,
      to,
      words: words(input.q ?? ''),
    });
    const entries = timelineOf(told.map(toTold(head.read.knownAt))).filter(({ at }) => from <= at && at < to);
    const skip = page?.skip ?? 0;
    const shown = entries.slice(skip, skip + input.limit).map((entry, i) => ({ order: skip + i + 1, ...entry }));
    const { knownAt } = head.asked;
    const more = entries.length > skip + input.limit;
    const { reference } = heard;
    return {
      entries: shown,
      knownAt,
      nextCursor: nextCursor(shown, more, ({ order }) => ({ knownAt, reference, skip: order })),
    };
  }
}

function toTold(
  knownAt: Date,
): (version: Parameters<typeof asKnown>[0]) => { memory: ReturnType<typeof asKnown>; believed: boolean } {
  return (version) => {
    const memory = asKnown(version, knownAt);
    return { memory, believed: memory.supersededAt === null };
  };
}

function readPlace(place: Record<string, unknown>): { knownAt: Date; reference: Date; skip: number } | null {
  const [knownAt, reference, skip] = [instantOf(place['knownAt']), instantOf(place['reference']), place['skip']];
  return knownAt && reference && Number.isSafeInteger(skip) && (skip as number) >= 0
    ? { knownAt, reference, skip: skip as number }
    : null;
}
