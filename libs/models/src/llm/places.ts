/**
 * How many requests are under way at once, in the whole process. Work in the background leaves one place free, so that
 * a caller who waits is not behind a queue of slow extractions; a single place is shared by both.
 */
export class Places {
  readonly #urgent: Line;
  readonly #background: Line;

  /** @param places at least 1. */
  constructor(places: number) {
    this.#urgent = new Line(places);
    this.#background = new Line(Math.max(1, places - 1));
  }

  /**
   * Does the work as soon as there is a place for it.
   * @throws the signal's reason, when that comes first.
   */
  run<T>(urgent: boolean, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const enter = (): Promise<T> => this.#urgent.run(signal, work);
    return urgent ? enter() : this.#background.run(signal, enter);
  }
}

/** First come, first served. */
class Line {
  readonly #waiting = new Set<() => void>();

  constructor(private free: number) {}

  async run<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (this.free > 0) this.free--;
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.delete(enter);
        reject(signal?.reason as Error);
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      this.#waiting.add(enter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    // The place goes to the next in the queue without being free in between.
    if (next && this.#waiting.delete(next)) next();
    else this.free++;
  }
}
