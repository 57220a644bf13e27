import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '#domain/clock.js';
import { AT_HAND, MEMORY_KINDS } from '#domain/memory.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { NEAREST } from '#memory/recall/nearest.js';
import { VectorSpace } from '#models/vector-space.js';
import { TrialCall } from './trial-call.js';

/** No contact has this id. */
const NOBODY = '00000000000000000000000000';

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
    private readonly clock: Clock,
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

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    // A name of its own: two instances that start together must not wait for each other.
    const asked = await this.graph.rehearse(() => this.trial.play({ tenantId: newId() }, signal));
    // A plan that was made behind writes of a transaction is used behind writes of others, and only there.
    for (const { query, params, isBehindWrites } of asked) {
      signal.throwIfAborted();
      if (!isBehindWrites) await this.graph.plan({ query, params });
    }
    await this.searchLarge();
  }

  /** A trial is too short for the vector indexes to be asked. */
  private async searchLarge(): Promise<void> {
    const { property, slot, dimensions } = this.space;
    if (dimensions === 0) return;
    const now = this.clock.now();
    const vector = Array.from({ length: dimensions }, () => dimensions ** -0.5);
    const search = { property, knownAt: now, limit: 1, vector };
    const window = { startsBy: now, endsAfter: now, kinds: MEMORY_KINDS, tiers: AT_HAND, scopes: [''], written: [] };
    await this.graph.all(NEAREST[slot].memories, { ...search, ...window, contactId: NOBODY });
    await this.graph.all(NEAREST[slot].turns, { ...search, contactIds: [NOBODY], said: now, since: now, fetch: 1 });
  }
}
