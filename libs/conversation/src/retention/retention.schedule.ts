import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { RetentionService } from './retention.service.js';

const HOUR_MS = 3_600_000;

/** Runs retention every RETENTION_EVERY_HOURS, one run at a time. If no tenant has rules, a run is one small query. */
@Injectable()
export class RetentionSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionSchedule.name);
  private running: Promise<void> | null = null;

  constructor(
    private readonly retention: RetentionService,
    private readonly registry: SchedulerRegistry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const hours = this.config.RETENTION_EVERY_HOURS;
    if (hours === 0) return;
    this.registry.addInterval(
      'retention',
      setInterval(() => this.run(), hours * HOUR_MS),
    );
  }

  /** Finishes the batch being written while the database is open; the rest waits for the next run. */
  async onModuleDestroy(): Promise<void> {
    if (this.registry.doesExist('interval', 'retention')) this.registry.deleteInterval('retention');
    await this.running;
  }

  /** Starts a run unless one is running. After a fault the next run continues, since what is due stays due. */
  run(): void {
    this.running ??= this.retention
      .run()
      .then(() => undefined)
      .catch((error: unknown) =>
        this.logger.warn(`Retention waits: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => (this.running = null));
  }
}
