/**
 * Limits parallel requests in the whole process. Background work leaves one slot free, and callers have priority, so that they do not
 * queue behind slow extractions. A single slot is shared, so a caller then waits for the current request.
 */
export class Places {
  readonly #all: Line;
  readonly #background: Line;

  /** @param places at least 1. */
  constructor(places: number) {
    this.#all = new Line(places);
    this.#background = new Line(Math.max(1, places - 1));
  }

  /**
   * Runs the work as soon as a slot is free.
   * @throws the signal's reason, if it aborts first.
   */
  run<T>(urgent: boolean, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const enter = (): Promise<T> => this.#all.run(urgent, signal, work);
    return urgent ? enter() : this.#background.run(false, signal, enter);
  }
}

/** First come, first served, with waiting callers before background work. */
class Line {
  readonly #urgent = new Set<() => void>();
  readonly #others = new Set<() => void>();

  constructor(private free: number) {}

  async run<T>(urgent: boolean, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (this.free > 0) this.free--;
    else await this.#turn(urgent ? this.#urgent : this.#others, signal);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #turn(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(enter);
        reject(signal?.reason as Error);
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.add(enter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  #leave(): void {
    const waiting = this.#urgent.size > 0 ? this.#urgent : this.#others;
    const [next] = waiting;
    // The slot passes to the next in the queue without being free in between.
    if (next && waiting.delete(next)) next();
    else this.free++;
  }
}
