import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DomainError } from '#domain/service/errors.js';
import { unavailable } from './database-errors.js';

/** A call that waits for the database. */
export interface Call {
  /** Set before the commit is sent. From then on it is unknown whether the write succeeded, until the database answers. */
  mayBeWritten: boolean;
}

/** Finds out whether the database answers within a number of milliseconds; never rejects. */
export type Probe = (withinMs: number) => Promise<boolean>;

interface Waiting extends Call {
  readonly since: number;
  /** When the database itself will have ended the call. */
  readonly until: number;
  readonly fail: (error: DomainError) => void;
}

/** Interval of probes while a call takes long. */
const SLOW_MS = 1_000;
const PATIENCE_MS = 2_500;
const AWAY_PROBE_MS = 1_000;
const AWAY_PAUSE_MS = 250;

/**
 * Distinguishes a hanging database from a slow query. A query may take half a minute, so no call is ended because of its age alone. But
 * if the database does not answer a probe, all calls fail at once, and new calls are refused until a probe is answered.
 */
export class Watchdog {
  readonly #logger = new Logger('Graph');
  readonly #calls = new Set<Waiting>();
  #isLooking = false;
  #isAway = false;
  #isClosed = false;

  /** @param giveUp called when the calls have failed; their connections must not be used again. */
  constructor(
    private readonly probe: Probe,
    private readonly giveUp: () => void,
  ) {}

  /**
   * @param limitMs after this time the database ends the call itself; an older call has been lost.
   * @throws DomainError UNAVAILABLE at once while the database is away.
   */
  over<T>(limitMs: number, work: (call: Call) => Promise<T>): Promise<T> {
    if (this.#isAway || this.#isClosed) return Promise.reject(unavailable(false));
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const call: Waiting = { since, until: since + limitMs, mayBeWritten: false, fail: reject };
      this.#calls.add(call);
      if (!this.#isLooking) void this.look();
      // Nobody waits any more for the result of a failed call.
      void work(call)
        .finally(() => this.#calls.delete(call))
        .then(resolve, reject);
    });
  }

  /** The number of calls that wait for the database. */
  get underWay(): number {
    return this.#calls.size;
  }

  /** Fails the calls that still wait. */
  close(): void {
    this.#isClosed = true;
    this.failAll();
  }

  private async look(): Promise<void> {
    this.#isLooking = true;
    for (let [oldest] = this.#calls; oldest; [oldest] = this.#calls) {
      const waited = performance.now() - oldest.since;
      if (waited < SLOW_MS) await rest(SLOW_MS - waited);
      else if (!(await this.probe(PATIENCE_MS))) await this.stayAway();
      else if (this.isAnyForgotten()) this.giveUpAll();
      else await rest(SLOW_MS);
    }
    this.#isLooking = false;
  }

  private isAnyForgotten(): boolean {
    const now = performance.now();
    return [...this.#calls].some(({ until }) => now > until);
  }

  private async stayAway(): Promise<void> {
    // The calls may have been ended by their own connections meanwhile.
    if (this.#calls.size === 0) return;
    this.#isAway = true;
    this.#logger.warn('The database does not answer; calls are refused until it does.');
    this.giveUpAll();
    while (!this.#isClosed && !(await this.probe(AWAY_PROBE_MS))) await rest(AWAY_PAUSE_MS);
    this.#isAway = false;
    if (!this.#isClosed) this.#logger.log('The database answers again.');
  }

  private giveUpAll(): void {
    this.failAll();
    this.giveUp();
  }

  private failAll(): void {
    for (const { fail, mayBeWritten } of this.#calls) fail(unavailable(mayBeWritten));
    this.#calls.clear();
  }
}

/** A timer that does not keep the process alive. */
function rest(ms: number): Promise<void> {
  return pause(ms, undefined, { ref: false });
}
