import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/caller.js';
import { Feed, type FeedPage } from '#graph/feed.js';
import type { SettledSession } from '../session.type.js';
import { type SettledPlace, SettledSessionsRepository } from './settled-sessions.repository.js';

/** A checked request to watch which sessions are taken into memory. */
export interface WatchSettledInput {
  /** Of this contact only, and of those who are one person with it. */
  readonly contactId?: string | undefined;
  /** Begin with those whose extraction was done or given up after this instant. */
  readonly since?: Date | undefined;
}

/** At most this many sessions are read for a subscriber at a time. */
const PAGE = 200;
const BEFORE_ALL = new Date(0);

/** Streams each session of a tenant once all its turns were read or it was given up, by whichever instance. */
@Injectable()
export class SettledSessionsService implements BeforeApplicationShutdown {
  private readonly feed: Feed<SettledPlace, SettledSession>;

  constructor(
    private readonly contacts: ContactsService,
    private readonly sessions: SettledSessionsRepository,
    @Inject(CONFIG) { SUBSCRIPTION_POLL_MS }: Config,
  ) {
    this.feed = new Feed(SettledSessionsService.name, (places) => this.read(places), SUBSCRIPTION_POLL_MS);
  }

  /** @throws DomainError NOT_FOUND for a contact that the tenant does not have. */
  async watch(
    caller: Caller,
    { contactId, since }: WatchSettledInput,
  ): Promise<AsyncIterableIterator<SettledSession, undefined>> {
    const { tenantId } = caller;
    if (contactId !== undefined) await this.contacts.head(caller, contactId, {});
    const after = since ?? (await this.sessions.last(tenantId)) ?? BEFORE_ALL;
    return this.feed.watch({ tenantId, after }, ({ pool }) => contactId === undefined || pool.includes(contactId));
  }

  /** How many subscribers this process has. */
  get watchers(): number {
    return this.feed.watchers;
  }

  beforeApplicationShutdown(): void {
    this.feed.close();
  }

  private async read(places: readonly SettledPlace[]): Promise<FeedPage<SettledPlace, SettledSession>[]> {
    const found = await this.sessions.after(places, PAGE);
    return places.map((place, i) => {
      const items = found[i] ?? [];
      const after = items.at(-1)?.session.extraction.settledAt ?? place.after;
      return { items, next: { ...place, after }, more: items.length === PAGE };
    });
  }
}
