/**
 * How many requests are under way at once, in the whole process. Work in the background leaves one place free, and whoever
 * waits goes ahead of it, so that a caller is not behind a queue of slow extractions. A single place is shared by both:
 * then a caller waits for the one request that is under way.
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
   * Does the work as soon as there is a place for it.
   * @throws the signal's reason, when that comes first.
   */
  run<T>(urgent: boolean, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const enter = (): Promise<T> => this.#all.run(urgent, signal, work);
    return urgent ? enter() : this.#background.run(false, signal, enter);
  }
}

/** First come, first served; those who wait before work in the background. */
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
    // The place goes to the next in the queue without being free in between.
    if (next && waiting.delete(next)) next();
    else this.free++;
  }
}
