import { Injectable } from '@nestjs/common';
import type { Memory, Version } from '#domain/memory/memory.js';
import {
  calendarDueSoon,
  type CalendarDueSoonParams,
  calendarFeed,
  type CalendarFeedParams,
  calendarGrepEvents,
  type CalendarGrepEventsParams,
  calendarSeries,
  type CalendarSeriesParams,
  calendarSeriesDue,
  type CalendarSeriesDueParams,
  calendarUpcoming,
  type CalendarUpcomingParams,
} from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { asKnown } from '#memory/as-known.js';

/** An event of a tenant, and its contact. */
export interface ContactEvent {
  readonly memory: Memory;
  readonly contact: { readonly id: string; readonly name: string | null };
}

/** The latest version of an event, as a calendar needs it. */
export interface FeedEvent {
  readonly event: Version;
  /** Grows with every change of the event. */
  readonly sequence: number;
  /** When it was last recorded or withdrawn. */
  readonly changedAt: Date;
  readonly withdrawn: boolean;
}

/** Events in the graph, by their time. */
@Injectable()
export class EventsRepository {
  constructor(private readonly graph: Graph) {}

  async grep({ validAt, ...search }: CalendarGrepEventsParams & { validAt: Date }): Promise<Memory[]> {
    const rows = await this.graph.all(calendarGrepEvents, search);
    return rows.map(({ memory }) => asKnown(memory, { validAt, knownAt: search.knownAt }));
  }

  async upcoming(search: CalendarUpcomingParams): Promise<Memory[]> {
    const rows = await this.graph.all(calendarUpcoming, search);
    return rows.map(({ memory }) => asKnown(memory, { validAt: search.now, knownAt: search.knownAt }));
  }

  /** Series, whose first time may be long past. */
  async series(search: CalendarSeriesParams): Promise<Memory[]> {
    const rows = await this.graph.all(calendarSeries, search);
    return rows.map(({ memory }) => asKnown(memory, { validAt: search.now, knownAt: search.knownAt }));
  }

  /** The same for all contacts of a tenant, with their time zones. */
  async seriesDue(search: CalendarSeriesDueParams): Promise<(ContactEvent & { timezone: string | null })[]> {
    const rows = await this.graph.all(calendarSeriesDue, search);
    return rows.map(({ memory, name, timezone }) => ({
      memory: asKnown(memory, { validAt: search.now, knownAt: search.now }),
      contact: { id: memory.contactId, name },
      timezone,
    }));
  }

  async dueSoon(search: CalendarDueSoonParams): Promise<ContactEvent[]> {
    const rows = await this.graph.all(calendarDueSoon, search);
    return rows.map(({ memory, name }) => ({
      memory: asKnown(memory, { validAt: search.now, knownAt: search.now }),
      contact: { id: memory.contactId, name },
    }));
  }

  async feed(search: CalendarFeedParams): Promise<FeedEvent[]> {
    const rows = await this.graph.all(calendarFeed, search);
    return rows.map(({ memory, ...row }) => ({ event: memory, ...row }));
  }
}
