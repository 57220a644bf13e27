import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { mapConcurrently } from '#domain/service/concurrent.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { Query } from '#graph/query.js';
import { sampleOf } from '#graph/sample.js';
import { MEMORY_WORDS } from '#memory/recall/indexes.js';
import { VECTOR_QUERIES } from '#memory/recall/vector-queries.js';
import { VectorSpace } from '#models/vector-space.js';
import { ASKED, ASKED_BEHIND_WRITES, askedOf } from './asked-in-a-call.js';
import { TrialCall } from './trial-call.js';

/**
 * How many queries are planned beside the trial call. A server plans each on one processor, and at a start all are
 * idle.
 */
const AT_ONCE = 2;

/**
 * Lets the database plan the queries of a call before the first call. After a start, planning takes seconds in total,
 * and somebody on the phone would wait for them. Calls are answered meanwhile.
 */
@Injectable()
export class WarmUp implements BeforeApplicationShutdown {
  private readonly logger = new Logger(WarmUp.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private again: Promise<void> | null = null;
  private isWaiting = false;
  #underWay = false;

  constructor(
    private readonly graph: Graph,
    private readonly space: VectorSpace,
    private readonly trial: TrialCall,
  ) {}

  /** Whether a call may still meet a query that has not been planned. */
  get underWay(): boolean {
    return this.#underWay;
  }

  /** Resolves when the first calls need not wait any more; at once if nothing is warmed up. */
  get ended(): Promise<void> {
    return this.running;
  }

  /** Never fails: a cold start is only slow. */
  begin(): void {
    this.#underWay = true;
    this.running = this.tried().finally(() => (this.#underWay = false));
  }

  /**
   * For a database that was away, and so may have lost its plans. The service stays ready meanwhile: all its instances notice
   * at once, and slow answers are better than none. An absence that ends during a warm-up is followed by another one; one that has
   * not begun yet serves for all absences before it.
   */
  beginAgain(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.again = Promise.all([this.running, this.again]).then(() => {
      this.isWaiting = false;
      return this.stopping.signal.aborted ? undefined : this.tried();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.again;
  }

  private async tried(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      this.logger.warn(`The queries are not warmed up: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /**
   * Queries after writes of their transaction have separate plans, so a trial call writes. All other queries are run
   * meanwhile for a contact that need not exist.
   */
  private async run(): Promise<void> {
    const { signal } = this.stopping;
    const { property, slot, dimensions } = this.space;
    const ofVectors = dimensions === 0 ? [] : askedOf(VECTOR_QUERIES[slot]);
    const ask = async (query: Query<never, unknown>): Promise<void> => {
      signal.throwIfAborted();
      await this.graph.warm(query, sampleOf(query, { property, index: MEMORY_WORDS }, dimensions));
    };
    const parts = [
      this.graph.rehearse(async () => {
        // A new tenant each time, because two instances that start together must not wait for each other.
        await this.trial.play({ tenantId: newId() }, signal);
        for (const query of ASKED_BEHIND_WRITES) await ask(query);
      }),
      mapConcurrently([...ASKED, ...ofVectors], AT_ONCE, ask),
    ];
    // If one of them throws, the other must not be abandoned.
    await Promise.allSettled(parts);
    await Promise.all(parts);
  }
}
