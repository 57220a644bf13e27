import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import { StatedTimes } from '#times/stated-times.js';
import type { GrepInput } from '#conversation/grep-turns.service.js';
import type { Caller } from '#domain/service/caller.js';
import { invalid } from '#domain/service/errors.js';
import type { Memory } from '#domain/memory/memory.js';
import { withoutValidAt } from '#domain/recall/read-times.js';
import { type Pattern, patternOf, type Range, rangesOf } from '#domain/text/pattern.js';
import { end, fromCursor, instant, keepEnds, listMark, placeReader, text, toCursor } from '#graph/cursor.js';
import { EventsRepository } from './events.repository.js';

/** The fields of an event with words. */
const EVENT_FIELDS = ['text', 'subject', 'verb', 'object', 'aliases'] as const;

/** An event, its matching fields, and the positions in its text. */
export interface GrepEvent {
  readonly memory: Memory;
  readonly ranges: readonly Range[];
  readonly fields: readonly (typeof EVENT_FIELDS)[number][];
}

/** The start of a page, with its period and its system time. */
interface Place {
  readonly from: Date;
  readonly to: Date | null;
  readonly knownAt: Date;
  readonly beforeStart: Date | null;
  readonly afterId: string;
}

/** How many possible events are read in one step, and the most steps of one call. */
const CANDIDATES = 200;
const STEPS = 5;

/** Finds events by exact words in their text, parts and aliases, newest first. */
@Injectable()
export class GrepEventsService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly events: EventsRepository,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND, or INVALID for a pattern without a word or a period that ends before it starts. */
  async grep(caller: Caller, input: GrepInput): Promise<{ results: GrepEvent[]; nextCursor: string | null }> {
    const pattern = patternOf(input.pattern);
    if (!pattern) throw invalid('pattern', 'must be one line with more than wildcards and spaces');
    const list = listMark('grep events', input.contactId, input);
    const page = fromCursor(input.cursor, list, readPlace);
    const { begin, ...of } = await this.begin(caller, input, page);
    const results: GrepEvent[] = [];
    let place: Place | null = begin;
    for (let step = 0; place && step < STEPS && results.length <= input.limit; step += 1) {
      const read: Memory[] = await this.events.grep({
        ...place,
        ...of,
        certain: pattern.certain,
        limit: CANDIDATES,
      });
      results.push(...read.map((memory) => matched(memory, pattern)).filter(({ fields }) => fields.length > 0));
      place = read.length === CANDIDATES ? after(begin, read.at(-1) as Memory) : null;
    }
    const shown = results.slice(0, input.limit);
    if (results.length > shown.length) place = after(begin, (shown.at(-1) as GrepEvent).memory);
    keepEnds(shown, ({ memory }) => after(begin, memory), list);
    return { results: shown, nextCursor: place && toCursor(place, list) };
  }

  private async begin(
    caller: Caller,
    input: GrepInput,
    page: Place | null,
  ): Promise<{ begin: Place; contactId: string; validAt: Date }> {
    const head = await this.contacts.head(caller, input.contactId, page ?? { knownAt: input.knownAt });
    const { id: contactId } = head;
    const { validAt, knownAt } = withoutValidAt(input.knownAt, head.standing);
    if (page) return { begin: { ...page, knownAt }, contactId, validAt };
    const { from, to } = this.times.period(input, this.times.heard(head));
    return { begin: { from, to, knownAt, beforeStart: null, afterId: '' }, contactId, validAt };
  }
}

function matched(memory: Memory, pattern: Pattern): GrepEvent {
  const fields = EVENT_FIELDS.filter((field) =>
    [memory[field] ?? []].flat().some((words) => rangesOf(pattern, words).length > 0),
  );
  return { memory, ranges: rangesOf(pattern, memory.text), fields };
}

function after(place: Place, { startsAt, validFrom, id }: Memory): Place {
  return { ...place, beforeStart: startsAt ?? validFrom, afterId: id };
}

const readPlace = placeReader<Place>({ from: instant, to: end, knownAt: instant, beforeStart: instant, afterId: text });
