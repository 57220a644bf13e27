import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { DispatchService } from './dispatch.service.js';

/** Runs the dispatch every BRIEFING_EVERY_SECONDS, one run at a time. */
@Injectable()
export class DispatchSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(DispatchSchedule.name);
  private running: Promise<void> | null = null;

  constructor(
    private readonly dispatch: DispatchService,
    private readonly registry: SchedulerRegistry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const seconds = this.config.BRIEFING_EVERY_SECONDS;
    if (seconds === 0 || !this.dispatch.works) return;
    this.registry.addInterval(
      'briefings',
      setInterval(() => this.run(), seconds * 1_000),
    );
  }

  /** Finishes the current sending, and records the result while the database is still open. */
  async onModuleDestroy(): Promise<void> {
    if (this.registry.doesExist('interval', 'briefings')) this.registry.deleteInterval('briefings');
    await this.running;
  }

  /** Starts a run, unless one is running. After an error the next run continues; its whole state is in the database. */
  run(): void {
    this.running ??= this.dispatch
      .tick()
      .catch((error: unknown) =>
        this.logger.warn(`Briefings wait: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => (this.running = null));
  }
}
