import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { recallCount, type RecallCountParams } from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';

/** At most this many memories are kept until the next write; recalls of others are not counted. */
const MAX_NOTED = 10_000;

/**
 * Counts how often memories are shown. Counts are collected in memory and written every few seconds and when the service stops. Those
 * since the last write are lost if the process is killed.
 */
@Injectable()
export class RecallCounts implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RecallCounts.name);
  #pending = new Map<string, { times: number; at: Date }>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly graph: Graph,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const seconds = this.config.RECALL_COUNT_SECONDS;
    if (seconds > 0) this.#timer = setInterval(() => void this.write(), seconds * 1_000).unref();
  }

  /** Notes that memories were shown, without writing. */
  note(ids: readonly string[], at: Date): void {
    for (const id of ids) {
      const known = this.#pending.get(id);
      if (known || this.#pending.size < MAX_NOTED) this.#pending.set(id, { times: (known?.times ?? 0) + 1, at });
    }
  }

  /** Writes the counts. If a write fails, that is logged and its counts are lost. */
  write(): Promise<void> {
    const reads = this.take();
    if (reads.length > 0)
      this.#writing = this.#writing
        .then(async () => void (await this.graph.all(recallCount, { reads })))
        .catch((error: unknown) => this.logger.warn(`Recalls were not counted: ${String(error)}`));
    return this.#writing;
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  /** Sorted by id, so that two services that write at once do not deadlock. */
  private take(): RecallCountParams['reads'] {
    const noted = [...this.#pending].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#pending = new Map();
    return noted.map(([id, read]) => ({ id, ...read }));
  }
}
