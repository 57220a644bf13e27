import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactWrites } from '#contacts/contact-writes.js';
import { StatedTimes } from '#times/stated-times.js';
import { Clock } from '#domain/service/clock.js';
import { mapConcurrently } from '#domain/service/concurrent.js';
import { DomainError } from '#domain/service/errors.js';
import type { CalendarUnannouncedRow } from '#graph/generated/queries.js';
import { upcomingEvent } from '../upcoming-event.js';
import { backoffMs, MOST_ATTEMPTS } from './backoff.js';
import { briefingText } from './briefing-text.js';
import { type ClaimedNotice, NoticesRepository } from './notices.repository.js';
import { send, type WebhookTarget } from './webhook.js';

/** How long the notices of a process that died while sending stay leased; an attempt takes at most 10 seconds. */
const LEASE_MS = 60_000;
const AT_ONCE = 10;
/** The most rounds in one tick; the rest waits for the next tick. */
const ROUNDS = 50;
const HOUR_MS = 3_600_000;

/** Sends what is due soon to the webhook of the tenant, or else to that of the service. */
@Injectable()
export class DispatchService {
  private readonly logger = new Logger(DispatchService.name);
  /** For tenants without one of their own. */
  private readonly target: WebhookTarget | null;
  private readonly onlyPublic: boolean;
  private readonly aheadMs: number;

  constructor(
    private readonly writes: ContactWrites,
    private readonly notices: NoticesRepository,
    private readonly times: StatedTimes,
    private readonly clock: Clock,
    @Inject(CONFIG) { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE, BRIEFING_HOURS }: Config,
  ) {
    this.target = url && secret ? { url, secret, onlyPublic: false } : null;
    this.onlyPublic = !WEBHOOK_PRIVATE;
    this.aheadMs = BRIEFING_HOURS * HOUR_MS;
  }

  /** Whether looking ahead is enabled. A tenant may set a webhook at any time. */
  get works(): boolean {
    return this.aheadMs > 0;
  }

  /** Announces what has become due, then sends every notice that is due. Any number of instances may do so at once. */
  async tick(): Promise<void> {
    if (!this.works) return;
    const all = this.target !== null;
    const now = this.clock.now();
    const until = new Date(now.getTime() + this.aheadMs);
    let failed = 0;
    await mapConcurrently(await this.notices.unannounced(now, until, all), AT_ONCE, async (contact) => {
      // If that many fail, the cause is the database and not single contacts, so the others are skipped.
      if (failed < AT_ONCE && !(await this.announce(contact, now, until))) failed += 1;
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = this.clock.now();
      const claimed = await this.notices.claim(at, new Date(at.getTime() + LEASE_MS), { limit: AT_ONCE, all });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((notice) => this.dispatch(notice)));
    }
  }

  /**
   * Holds the contact's lock, because another instance may announce the same events. A contact that was erased
   * meanwhile is skipped. One that cannot be written to waits for the next tick, without delaying the others.
   * @returns whether it need not be tried again.
   */
  private async announce({ tenantId, contactId }: CalendarUnannouncedRow, now: Date, until: Date): Promise<boolean> {
    try {
      await this.writes.run({ tenantId }, contactId, (transaction, { id }) =>
        this.notices.announce(transaction, { tenantId, contactId: id }, now, until),
      );
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return true;
      const why = error instanceof Error ? error.message : String(error);
      this.logger.warn(`What is due soon for contact ${contactId} waits: ${why}`);
      return false;
    }
    return true;
  }

  private async dispatch(notice: ClaimedNotice): Promise<void> {
    const { tenantId, id, leasedUntil, attempts } = notice;
    const now = this.clock.now();
    const lease = { tenantId, id, leasedUntil };
    if (notice.events.length === 0) {
      const error = 'What it announced was moved or cancelled, or has begun.';
      return this.notices.settle({ ...lease, now, state: 'dropped', dueAt: now, text: null, error });
    }
    const { text, body } = this.compose(notice, now);
    const target = notice.webhook ? { ...notice.webhook, onlyPublic: this.onlyPublic } : this.target;
    const error = target ? await send(target, { id, at: now, body }) : 'The webhook was unset meanwhile.';
    const after = this.clock.now();
    const state = error === null ? 'delivered' : attempts < MOST_ATTEMPTS ? 'pending' : 'dead';
    const dueAt = state === 'pending' ? new Date(after.getTime() + backoffMs(attempts)) : after;
    await this.notices.settle({ ...lease, now: after, state, dueAt, text, error });
  }

  private compose(
    { id, tenantId, contactId, name, timezone, events }: ClaimedNotice,
    at: Date,
  ): { text: string; body: string } {
    const zone = this.times.zone(timezone);
    const ahead = events.map((event) => upcomingEvent(event, at, zone));
    const text = briefingText(name, ahead, at, zone);
    const contact = { id: contactId, name, timezone: zone };
    return { text, body: JSON.stringify({ type: 'events.due_soon', id, at, tenantId, contact, text, events: ahead }) };
  }
}
