import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { atOnce } from '#domain/at-once.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { Query } from '#graph/query.js';
import { sampleOf } from '#graph/sample.js';
import { MEMORY_WORDS } from '#memory/recall/indexes.js';
import { NEAREST } from '#memory/recall/nearest.js';
import { VectorSpace } from '#models/vector-space.js';
import { ASKED, ASKED_BEHIND_WRITES, askedOf } from './asked-in-a-call.js';
import { TrialCall } from './trial-call.js';

/** So many queries are planned beside the trial call: a server plans each on one processor, and a start has all of them idle. */
const AT_ONCE = 2;

/**
 * Lets the database plan the queries of a call before the first call comes. After a start, planning takes it seconds in
 * all, and somebody on the phone would wait for them. Calls are answered meanwhile.
 */
@Injectable()
export class WarmUp implements BeforeApplicationShutdown {
  private readonly logger = new Logger(WarmUp.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  #underWay = false;

  constructor(
    private readonly graph: Graph,
    private readonly space: VectorSpace,
    private readonly trial: TrialCall,
  ) {}

  /** Whether a call may still meet a query that was never planned. */
  get underWay(): boolean {
    return this.#underWay;
  }

  /** Ends when the first calls need not wait any more; at once where nothing is warmed up. */
  get ended(): Promise<void> {
    return this.running;
  }

  /** Never fails: a cold start is slow, and no more. */
  begin(): void {
    this.#underWay = true;
    this.running = this.run()
      .catch((error: unknown) => {
        if (this.stopping.signal.aborted) return;
        this.logger.warn(`The queries are not warmed up: ${error instanceof Error ? error.message : String(error)}`);
      })
      .finally(() => (this.#underWay = false));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /**
   * What is asked behind writes of its transaction has plans of its own, so a trial call writes. All else is asked of nobody meanwhile, for which
   * nothing has to be there.
   */
  private async run(): Promise<void> {
    const { signal } = this.stopping;
    const { property, slot, dimensions } = this.space;
    const ofVectors = dimensions === 0 ? [] : askedOf(NEAREST[slot]);
    const ask = async (query: Query<never, unknown>): Promise<void> => {
      signal.throwIfAborted();
      await this.graph.warm(query, sampleOf(query, { property, index: MEMORY_WORDS }, dimensions));
    };
    const parts = [
      this.graph.rehearse(async () => {
        // A name of its own: two instances that start together must not wait for each other.
        await this.trial.play({ tenantId: newId() }, signal);
        for (const query of ASKED_BEHIND_WRITES) await ask(query);
      }),
      atOnce([...ASKED, ...ofVectors], AT_ONCE, ask),
    ];
    // What one of them throws may not leave the other behind.
    await Promise.allSettled(parts);
    await Promise.all(parts);
  }
}
