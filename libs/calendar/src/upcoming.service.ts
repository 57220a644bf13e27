import { Injectable } from '@nestjs/common';
import { type ContactHead, ContactsService } from '#contacts/contacts.service.js';
import { StatedTimes } from '#times/stated-times.js';
import { momentOf } from '#dates/moment.js';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { invalid } from '#domain/service/errors.js';
import { type Tier, TIERS } from '#domain/memory/memory.js';
import { fromCursor, instant, listMark, nextCursor, type PlaceOf, placeReader, text } from '#graph/cursor.js';
import { scopesOf } from '#memory/recall/filter.js';
import { type ContactEvent, EventsRepository } from './events.repository.js';
import { byStart, MOST_OF_TENANT, MOST_SERIES, occurrencesOf } from './occurrences-of.js';
import { type UpcomingEvent, upcomingEvent } from './upcoming-event.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

/** How far to look ahead, and how many to show. */
interface Ahead {
  readonly until?: Date | string | undefined;
  readonly agentId?: string | undefined;
  /** Default: all. */
  readonly tiers?: readonly Tier[];
  /** For series: every occurrence (the default), or only the next. */
  readonly each?: 'next' | 'time';
  readonly limit: number;
}

/** What is planned, soonest first. */
export interface Upcoming {
  readonly events: UpcomingEvent[];
  /** More events are planned before `until`. */
  readonly hasMore: boolean;
  readonly until: Date;
  readonly timezone: string;
}

/** Lists what is planned. */
@Injectable()
export class UpcomingService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly events: EventsRepository,
    private readonly times: StatedTimes,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, or INVALID for an end that is not in the future, or more than 366 days ahead. */
  async upcoming(caller: Caller, { contactId, ...ahead }: Ahead & { contactId: string }): Promise<Upcoming> {
    return this.ahead(await this.contacts.head(caller, contactId, {}), ahead);
  }

  /** The same for the head of a contact. */
  async ahead(
    head: ContactHead,
    { until: stated, agentId, tiers = TIERS, each = 'time', limit }: Ahead,
  ): Promise<Upcoming> {
    const heard = this.times.heard(head);
    const now = head.standing.validAt;
    const until = stated === undefined ? later(now, DEFAULT_DAYS * DAY_MS) : momentOf(stated, 'until', heard, 'end');
    if (until <= now) throw invalid('until', 'must be in the future');
    if (until > later(now, MOST_DAYS * DAY_MS)) throw invalid('until', `must be at most ${MOST_DAYS} days ahead`);
    const { knownAt } = head.standing;
    const search = { contactId: head.id, scopes: scopesOf(agentId), tiers, now, knownAt, until };
    const [single, series] = await Promise.all([
      this.events.upcoming({ ...search, limit: limit + 1 }),
      this.events.series({ ...search, limit: MOST_SERIES }),
    ]);
    const window = { from: now, to: until };
    const found = [...single, ...series]
      .flatMap((memory) =>
        occurrencesOf(memory, window, heard.timezone, each === 'next' ? 1 : limit + 1).map((at) =>
          upcomingEvent(memory, now, heard.timezone, at),
        ),
      )
      .sort(byStart);
    return {
      events: found.slice(0, limit),
      hasMore: found.length > limit,
      until,
      timezone: heard.timezone,
    };
  }

  /**
   * A page of what starts within some hours, for all contacts of the tenant; every page looks ahead from the time of
   * the first.
   */
  async dueSoon(
    { tenantId }: Caller,
    { hours, limit, cursor }: { hours: number; limit: number; cursor?: string | undefined },
  ): Promise<{ events: Due[]; nextCursor: string | null }> {
    const list = listMark('dueSoon', '', { hours });
    const page = fromCursor(cursor, list, readPlace) ?? this.first(hours);
    const single = await this.events.dueSoon({ tenantId, ...page, limit: limit + 1 });
    const again = await this.comingAgain(tenantId, page, limit + 1);
    const found = [...single.map((event) => ({ ...event, startsAt: event.memory.startsAt as Date })), ...again];
    const events = found.sort(byStart).slice(0, limit);
    const place = ({ startsAt: afterStart, memory }: Due): Place => ({ ...page, afterStart, afterId: memory.id });
    return {
      events,
      nextCursor: nextCursor(events, found.length > limit, place, list),
    };
  }

  /**
   * Series with an occurrence that starts soon, after the place of a page; the first of all series, read in batches.
   */
  private async comingAgain(tenantId: string, place: Place, limit: number): Promise<Due[]> {
    const { now, until } = place;
    let [first, afterId]: [Due[], string] = [[], ''];
    for (let read = 0; read < MOST_OF_TENANT; read += MOST_SERIES) {
      const series = await this.events.seriesDue({ tenantId, now, until, afterId, limit: MOST_SERIES });
      first = [...first, ...series.flatMap((one) => this.timesOf(one, place, limit))].sort(byStart).slice(0, limit);
      if (series.length < MOST_SERIES) break;
      afterId = series.at(-1)?.memory.id ?? '';
    }
    return first;
  }

  private timesOf(
    { memory, contact, timezone }: ContactEvent & { readonly timezone: string | null },
    { now, until, afterStart, afterId }: Place,
    limit: number,
  ): Due[] {
    // What starts at `until` is due; what has begun is not.
    const window = { from: afterStart, to: later(until, 1) };
    // One more than a page, because the last one of the page before may begin at the same time as the first wanted one.
    return occurrencesOf({ ...memory, endsAt: null }, window, this.times.zone(timezone), limit + 1)
      .map(({ startsAt }) => ({ memory, contact, startsAt }))
      .filter(({ startsAt }) => startsAt > now && isAfter(startsAt, memory.id, afterStart, afterId));
  }

  private first(hours: number): Place {
    const now = this.clock.now();
    return { now, until: later(now, hours * HOUR_MS), afterStart: now, afterId: '' };
  }
}

/** An event of a tenant, and its start. */
type Due = ContactEvent & { readonly startsAt: Date };

function isAfter(startsAt: Date, id: string, afterStart: Date, afterId: string): boolean {
  return startsAt > afterStart || (startsAt.getTime() === afterStart.getTime() && id > afterId);
}

const readPlace = placeReader({ now: instant, until: instant, afterStart: instant, afterId: text });
/** The start of a page of due events. */
type Place = PlaceOf<typeof readPlace>;

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
