import type { Clock } from '#domain/service/clock.js';
import { DomainError } from '#domain/service/errors.js';

const FAULTS = 3;
const PAUSE_MS = 30_000;

/** After three consecutive faults, nothing is asked for 30 seconds; then one more fault starts the next pause. */
export class Breaker {
  #faults = 0;
  #until = 0;

  /** @param what the name of what is asked, to begin a sentence. */
  constructor(
    private readonly clock: Clock,
    private readonly what = 'The language model',
  ) {}

  /**
   * @param signal of the question; a cancelled question says nothing about the model.
   * @throws DomainError UNAVAILABLE at once during a pause, else whatever the question throws.
   */
  async run<T>(signal: AbortSignal | undefined, ask: () => Promise<T>): Promise<T> {
    const now = this.clock.now().getTime();
    if (now < this.#until) {
      const seconds = Math.ceil((this.#until - now) / 1_000);
      throw new DomainError(
        'UNAVAILABLE',
        `${this.what} failed ${FAULTS} times in a row: asked again in ${seconds} s.`,
      );
    }
    try {
      const answer = await ask();
      this.#faults = 0;
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
      if (++this.#faults >= FAULTS) this.#until = this.clock.now().getTime() + PAUSE_MS;
      throw error;
    }
  }
}
