import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { recallCount, type RecallCountParams } from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';

/** At most so many memories are held until the next write; what is recalled beyond that is not counted. */
const MOST = 10_000;

/**
 * Counts how often memories are shown, apart from the reads themselves: they are noted here and written together, every few seconds
 * and when the service stops. What was noted since the last write is lost when the process is killed.
 */
@Injectable()
export class RecallCounts implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RecallCounts.name);
  #noted = new Map<string, { times: number; at: Date }>();
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

  /** Notes that memories were shown; nothing is written yet. */
  note(ids: readonly string[], at: Date): void {
    for (const id of ids) {
      const noted = this.#noted.get(id);
      if (noted || this.#noted.size < MOST) this.#noted.set(id, { times: (noted?.times ?? 0) + 1, at });
    }
  }

  /** Writes what was noted. A write that fails is logged, and what it held is not counted. */
  write(): Promise<void> {
    const reads = this.take();
    if (reads.length > 0)
      this.#writing = this.#writing
        .then(async () => void (await this.graph.all(recallCount, { reads })))
        .catch((error: unknown) => this.logger.warn(`What was recalled was not counted: ${String(error)}`));
    return this.#writing;
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  /** In the order of ids, so that two services that write at once do not wait for each other. */
  private take(): RecallCountParams['reads'] {
    const noted = [...this.#noted].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#noted = new Map();
    return noted.map(([id, read]) => ({ id, ...read }));
  }
}
