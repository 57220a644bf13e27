import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import { StatedTimes } from '#times/stated-times.js';
import type { Caller } from '#domain/service/caller.js';
import { EventsRepository, type FeedEvent } from './events.repository.js';
import { icalendar } from './icalendar.js';

const DAY_MS = 86_400_000;
/** How many days a calendar shows events that are over or cancelled. */
const DAYS_KEPT = 90;
const MOST = 1_000;

/** The events of a contact, for calendars. */
@Injectable()
export class FeedService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly events: EventsRepository,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND if the tenant has no such contact. */
  async calendar(caller: Caller, contactId: string): Promise<string> {
    const { id, name, timezone, standing } = await this.contacts.head(caller, contactId, {});
    const [now, knownAt] = [standing.validAt, standing.knownAt];
    const since = new Date(now.getTime() - DAYS_KEPT * DAY_MS);
    const found = await this.events.feed({ contactId: id, now, knownAt, since, limit: MOST + 1 });
    // Sorted by their ends; if there are too many, the first ones are left out.
    const events = found.slice(-MOST).sort(byStart);
    return icalendar(events, {
      name,
      timezone: this.times.zone(timezone),
      isWhole: events.length === found.length,
      now,
    });
  }
}

function byStart({ event: a }: FeedEvent, { event: b }: FeedEvent): number {
  return (a.startsAt?.getTime() ?? 0) - (b.startsAt?.getTime() ?? 0) || (a.id < b.id ? -1 : 1);
}
