import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { type Residents, residents } from '#config/residents.js';
import type { Memory } from '#domain/memory/memory.js';
import {
  calendarAnnounce,
  calendarBriefings,
  type CalendarBriefingsParams,
  calendarClaimNotices,
  calendarCountNotices,
  type CalendarCountNoticesRow,
  calendarLockNotices,
  calendarRetryNotice,
  calendarSettleNotice,
  type CalendarSettleNoticeParams,
  calendarUnannounced,
  type CalendarUnannouncedRow,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { asKnown } from '#memory/as-known.js';
import type { Briefing, BriefingState } from './briefing.type.js';

/** A notice that only this process may send until its lease ends. */
export interface ClaimedNotice {
  readonly id: string;
  readonly tenantId: string;
  /** Including the current one. */
  readonly attempts: number;
  readonly contactId: string;
  readonly name: string | null;
  readonly timezone: string | null;
  /** The tenant's own webhook. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** The events that are still planned as announced. */
  readonly events: readonly Memory[];
  readonly leasedUntil: Date;
}

/** The most events in one notice, and how long a settled notice is kept. */
const MOST_EVENTS = 100;
const MOST_CONTACTS = 500;
const KEPT_MS = 90 * 86_400_000;

/** Notices of what is due soon, in the graph. */
@Injectable()
export class NoticesRepository {
  readonly #residents: Residents;

  constructor(
    private readonly graph: Graph,
    @Inject(CONFIG) config: Config,
  ) {
    this.#residents = residents(config);
  }

  /**
   * The contacts that have something to announce.
   * @param all `false`: only those of tenants with a webhook.
   */
  unannounced(now: Date, until: Date, all: boolean): Promise<CalendarUnannouncedRow[]> {
    return this.graph.all(calendarUnannounced, { now, until, limit: MOST_CONTACTS, all, ...this.#residents });
  }

  async announce(
    transaction: Queries,
    { tenantId, contactId }: CalendarUnannouncedRow,
    now: Date,
    until: Date,
  ): Promise<void> {
    await transaction.all(calendarAnnounce, {
      tenantId,
      contactId,
      noticeId: newId(),
      now,
      until,
      most: MOST_EVENTS,
      forget: new Date(now.getTime() - KEPT_MS),
    });
  }

  /** Leases due notices, except those that another instance leases at the same time. */
  claim(now: Date, leasedUntil: Date, { limit, all }: { limit: number; all: boolean }): Promise<ClaimedNotice[]> {
    return this.graph.write(async (transaction) => {
      const locked = await transaction.all(calendarLockNotices, { now, limit, all, ...this.#residents });
      if (locked.length === 0) return [];
      const ids = locked.map(({ id }) => id);
      const rows = await transaction.all(calendarClaimNotices, { ids, now, leasedUntil });
      return rows.map(({ webhookUrl: url, webhookSecret: secret, ...row }) => ({
        ...row,
        webhook: url !== null && secret !== null ? { url, secret } : null,
        events: row.events.map((event) => asKnown(event, { validAt: now, knownAt: now })),
        leasedUntil,
      }));
    });
  }

  async settle(settled: CalendarSettleNoticeParams): Promise<void> {
    await this.graph.all(calendarSettleNotice, settled);
  }

  async list(search: CalendarBriefingsParams): Promise<Briefing[]> {
    const rows = await this.graph.all(calendarBriefings, search);
    return rows.map(({ id, attempts, createdAt, dueAt, settledAt, text, error, contactId, name, events, ...row }) => {
      const state = row.state as BriefingState;
      return {
        id,
        state,
        contact: { id: contactId, name },
        events: events.map((event) => asKnown(event, { validAt: search.now, knownAt: search.now })),
        text,
        attempts,
        createdAt,
        nextAttemptAt: state === 'pending' ? dueAt : null,
        deliveredAt: state === 'delivered' ? settledAt : null,
        error,
      };
    });
  }

  /** @returns whether it waits to be sent, from now on or already before; `null` if the tenant has no such notice. */
  async retry(tenantId: string, id: string, now: Date): Promise<boolean | null> {
    const [row] = await this.graph.all(calendarRetryNotice, { tenantId, id, now });
    return row ? row.pending : null;
  }

  counts(): Promise<CalendarCountNoticesRow[]> {
    return this.graph.all(calendarCountNotices, {});
  }
}
