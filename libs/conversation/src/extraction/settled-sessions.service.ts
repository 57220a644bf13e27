import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/service/caller.js';
import { Feed, type FeedPage } from '#graph/feed.js';
import type { SettledSession } from '../session.type.js';
import { type SettledPlace, SettledSessionsRepository } from './settled-sessions.repository.js';

/** A validated request to watch for extracted sessions. */
export interface WatchSettledInput {
  /** Only of this contact and those merged with it. */
  readonly contactId?: string | undefined;
  /** Begin with sessions whose extraction finished or was given up after this instant. */
  readonly since?: Date | undefined;
}

/** At most this many sessions are read for a subscriber at a time. */
const PAGE = 200;
const BEFORE_ALL = new Date(0);

/** Streams each session of a tenant once its extraction has finished or was given up, on any instance. */
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

  /** @throws DomainError NOT_FOUND if the tenant does not have the contact. */
  async watch(
    caller: Caller,
    { contactId, since }: WatchSettledInput,
  ): Promise<AsyncIterableIterator<SettledSession, undefined>> {
    const { tenantId } = caller;
    if (contactId !== undefined) await this.contacts.head(caller, contactId, {});
    const after = since ?? (await this.sessions.last(tenantId)) ?? BEFORE_ALL;
    return this.feed.watch({ tenantId, after }, ({ pool }) => contactId === undefined || pool.includes(contactId));
  }

  /** The number of subscribers of this process. */
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
