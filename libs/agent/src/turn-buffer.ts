import type { Schemas } from '@palimpsest/client';
import type { Timer } from './clock.js';
import { isFinal, isHopeless } from './faults.js';

/** A turn to be sent. Its id and its time are set here, so that it can be sent again. */
export type WaitingTurn = Schemas['NewTurn'] & { readonly id: string; readonly at: string };

/** When turns are sent, and how many may wait. */
export interface BufferOptions {
  /** The number of waiting turns at which they are sent at once. Default: 8. */
  readonly turns?: number;
  /** The most milliseconds between the first of them and sending. Default: 2,000. */
  readonly ms?: number;
  /** The most turns kept while the service is unavailable. Default: 10,000. */
  readonly most?: number;
}

/** What the buffer needs. */
export interface BufferParts {
  readonly send: (turns: readonly WaitingTurn[]) => Promise<unknown>;
  readonly timer: Timer;
  readonly report: (error: unknown) => void;
}

/** In one request: the service accepts 500 turns and 1 MiB, and a long turn has 24 KB. */
const BATCH_TURNS = 100;
const BATCH_UNITS = 200_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Keeps turns in order until the service has them, with one request at a time. */
export class TurnBuffer {
  readonly #waiting: WaitingTurn[] = [];
  readonly #options: Required<BufferOptions>;
  #sending: Promise<void> | null = null;
  #callOff: (() => void) | null = null;
  #afterLast: (() => Promise<unknown>) | null = null;
  /** Callers that wait for the last step. */
  readonly #waitForLast: (() => void)[] = [];
  #failures = 0;
  #lost = 0;
  #isOver = false;

  constructor(
    private readonly parts: BufferParts,
    options: BufferOptions = {},
  ) {
    this.#options = { turns: options.turns ?? 8, ms: options.ms ?? 2_000, most: options.most ?? 10_000 };
  }

  /** The number of turns that the service does not have yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The number of turns that were given up: refused by the service, or more than are kept. */
  get lost(): number {
    return this.#lost;
  }

  add(turn: WaitingTurn): void {
    if (this.#waiting.length >= this.#options.most) {
      // The newest is given up, so that what is kept has no gaps.
      this.#giveUp(1, new Error(`${this.#options.most} turns are waiting for the service; a further one is lost.`));
      return;
    }
    this.#waiting.push(turn);
    const away = this.#failures > 0;
    if (this.#waiting.length >= this.#options.turns && !away) void this.flush();
    else if (!this.#sending) this.#later(this.#options.ms);
  }

  /**
   * Sends the waiting turns. It never rejects: what could not be sent keeps waiting, and is tried again in the
   * background.
   */
  flush(): Promise<void> {
    this.#sending ??= this.#drain().finally(() => {
      this.#sending = null;
      // Turns that came in during the last step.
      if (this.#waiting.length > 0) this.#later(this.#options.ms);
    });
    return this.#sending;
  }

  /**
   * From now on, what can never be sent is given up.
   * @param step runs once, when no turn waits any more; repeated like the turns, with short pauses first.
   * @returns when it is done or given up, however long that takes.
   */
  async finish(step: () => Promise<unknown>): Promise<void> {
    const underWay = this.#sending;
    this.#afterLast = step;
    this.#isOver = true;
    this.#failures = 0;
    const done = new Promise<void>((resolve) => this.#waitForLast.push(resolve));
    // A running send may have passed the point where it checks for the step.
    await underWay;
    await this.flush();
    await done;
  }

  async #drain(): Promise<void> {
    this.#stopTimer();
    let single = 0;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, single > 0 ? 1 : this.#batchSize());
      try {
        await this.parts.send(batch);
        this.#waiting.splice(0, batch.length);
        this.#failures = 0;
      } catch (error) {
        if (!isFinal(error)) return this.#failed(error);
        // The service accepts all or none; one refused turn must not fail the others.
        if (batch.length > 1 && error.code !== 'NOT_FOUND') {
          single = batch.length;
          continue;
        }
        this.#refused(batch.length, error);
      }
      single -= 1;
    }
    await this.#last();
  }

  async #last(): Promise<void> {
    const step = this.#afterLast;
    if (!step) return;
    try {
      await step();
      this.#failures = 0;
    } catch (error) {
      if (!isFinal(error)) return this.#failed(error);
      this.parts.report(error);
    }
    if (this.#afterLast === step) this.#finished();
  }

  #finished(): void {
    this.#afterLast = null;
    for (const resolve of this.#waitForLast.splice(0)) resolve();
  }

  #batchSize(): number {
    let units = 0;
    const full = this.#waiting.findIndex(({ text }) => (units += text.length) > BATCH_UNITS);
    return Math.max(1, Math.min(BATCH_TURNS, full < 0 ? this.#waiting.length : full));
  }

  #refused(turns: number, error: unknown): void {
    this.#waiting.splice(0, turns);
    this.#giveUp(turns, error);
  }

  #giveUp(turns: number, error: unknown): void {
    this.#lost += turns;
    this.parts.report(error);
  }

  /** Nobody is left who could fix what waiting does not cure. */
  #failed(error: unknown): void {
    if (!this.#isOver || !isHopeless(error)) return this.#tryLater(error);
    this.#refused(this.#waiting.length, error);
    this.#finished();
  }

  #tryLater(error: unknown): void {
    this.parts.report(error);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#failures += 1;
    this.#later(pause);
  }

  #later(ms: number): void {
    this.#callOff ??= this.parts.timer(ms, () => {
      this.#callOff = null;
      void this.flush();
    });
  }

  #stopTimer(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}
