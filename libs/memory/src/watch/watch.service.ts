import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/service/caller.js';
import { invalid } from '#domain/service/errors.js';
import { Feed, type FeedPage } from '#graph/feed.js';
import { WatchRepository } from './watch.repository.js';
import { type WatchedDecision, type WatchPlace, reportable } from './reportable.js';

/** A validated request to watch decisions. */
export interface WatchInput {
  readonly contactId: string;
  /** Begin with decisions after this instant. */
  readonly since?: Date | undefined;
  /** Begin with decisions after this one. */
  readonly after?: string | undefined;
}

/** At most this many decisions are read for a subscriber at a time. */
const PAGE = 200;

/** Streams every decision on a contact once and in order, whichever instance makes it. */
@Injectable()
export class WatchService implements BeforeApplicationShutdown {
  private readonly feed: Feed<WatchPlace, WatchedDecision>;

  constructor(
    private readonly contacts: ContactsService,
    private readonly decisions: WatchRepository,
    @Inject(CONFIG) { SUBSCRIPTION_POLL_MS }: Config,
  ) {
    this.feed = new Feed(WatchService.name, (places) => this.read(places), SUBSCRIPTION_POLL_MS);
  }

  /**
   * A merged contact is watched as the contact that stays, and as itself again when the merge is undone.
   *
   * @returns decisions from now on, or after the last one received. The stream ends when the contact is erased.
   * @throws DomainError NOT_FOUND if the tenant does not have the contact, INVALID for a decision on another contact.
   */
  async watch(caller: Caller, input: WatchInput): Promise<AsyncIterableIterator<WatchedDecision, undefined>> {
    return this.feed.watch(await this.placeOf(caller, input));
  }

  /** The number of subscribers of this process. */
  get watchers(): number {
    return this.feed.watchers;
  }

  beforeApplicationShutdown(): void {
    this.feed.close();
  }

  private async placeOf(caller: Caller, { contactId, since, after }: WatchInput): Promise<WatchPlace> {
    const row = await this.decisions.place(caller.tenantId, contactId, after ?? null);
    if (!row) throw await this.contacts.unknown(caller, contactId);
    const { decided, ...last } = row;
    const start = { contactId, turningTo: null, missing: null };
    if (after !== undefined) {
      if (!decided) throw invalid('after', 'is not a decision on this contact');
      return { ...start, ...decided };
    }
    if (since === undefined) return { ...start, ...last };
    return { ...start, of: '', position: 0, at: new Date(since.getTime() + 1) };
  }

  private async read(places: readonly WatchPlace[]): Promise<FeedPage<WatchPlace, WatchedDecision>[]> {
    const found = await this.decisions.after(places, PAGE);
    return places.map((place, i) => {
      const read = found[i];
      if (!read) return { items: [], next: null, more: false };
      const { report, next } = reportable(place, read, performance.now());
      return { items: report.map(({ decision }) => decision), next, more: report.length === PAGE };
    });
  }
}
