import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Subscription, interval, merge } from 'rxjs';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { EXTRACTOR, type Extractor } from '#models/extractor.js';
import { ExtractService } from './extract.service.js';
import { ExtractionQueue, type LeasedSession } from './extraction-queue.repository.js';
import { FailedAttempts } from './failed-attempts.js';
import { DueSignal } from './due-signal.js';
import { LeaseLost, underLease } from './lease.js';

/** Processes the queue while the process runs, if it has an extractor. */
@Injectable()
export class ExtractionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExtractionWorker.name);
  private readonly leased = new Map<string, LeasedSession>();
  private ticks?: Subscription;
  private claiming = false;
  /** Whether it was logged that the queue cannot be read; this is logged once, not at every poll. */
  private isAway = false;

  constructor(
    private readonly queue: ExtractionQueue,
    private readonly service: ExtractService,
    private readonly failed: FailedAttempts,
    private readonly due: DueSignal,
    @Inject(EXTRACTOR) private readonly extractor: Extractor | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const { EXTRACT_POLL_SECONDS } = this.config;
    if (!this.extractor || EXTRACT_POLL_SECONDS === 0) return;
    // A signal may come from a rehearsal's async context, which must not reach the worker.
    const fill = AsyncLocalStorage.bind(() => void this.fill());
    this.ticks = merge(interval(EXTRACT_POLL_SECONDS * 1_000), this.due.signals).subscribe(fill);
    void this.fill();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** Takes no more sessions and returns its leases. Another instance starts those windows again and writes them once. */
  async stop(): Promise<void> {
    this.ticks?.unsubscribe();
    const sessions = [...this.leased.values()];
    if (sessions.length > 0) await this.queue.release(sessions).catch(() => undefined);
  }

  /** Extracts from every due session until none is left. */
  async work(): Promise<void> {
    for (;;) {
      const sessions = await this.queue.claim(this.config.EXTRACT_CONCURRENCY);
      if (sessions.length === 0) return;
      await Promise.all(sessions.map((session) => this.extract(session)));
    }
  }

  /** Takes as many sessions as there are free slots, and runs again when one becomes free. */
  private async fill(): Promise<void> {
    const free = this.config.EXTRACT_CONCURRENCY - this.leased.size;
    if (free <= 0 || this.claiming || this.ticks?.closed === true) return;
    this.claiming = true;
    try {
      const sessions = await this.queue.claim(free);
      this.isAway = false;
      for (const session of sessions) void this.extract(session).then(() => this.fill());
    } catch (error) {
      if (!this.isAway) this.logger.warn(`The queue of sessions waits until it can be read: ${String(error)}`);
      this.isAway = true;
    } finally {
      this.claiming = false;
    }
  }

  private async extract(session: LeasedSession): Promise<void> {
    this.leased.set(session.leaseId, session);
    try {
      await underLease(
        this.config.EXTRACT_LEASE_SECONDS * 1_000,
        () => this.queue.renew(session),
        (lost) => this.service.extract(session, lost),
      );
    } catch (error) {
      if (error instanceof LeaseLost) return;
      await this.failed
        .record(session, error)
        .catch((fault: unknown) =>
          this.logger.warn(`Session ${session.sessionId} waits for its lease to end: ${String(fault)}`),
        );
    } finally {
      this.leased.delete(session.leaseId);
    }
  }
}
