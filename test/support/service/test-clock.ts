import { Clock } from '#domain/service/clock.js';

/** A clock that stands where a test puts it. */
export class TestClock extends Clock {
  #at: Date;

  /** @param begins an instant, or a day for its first one in UTC. */
  constructor(private readonly begins: string) {
    super();
    this.#at = new Date(begins);
  }

  now(): Date {
    return this.#at;
  }

  /** Puts it where it stood at first. */
  reset(): void {
    this.set(this.begins);
  }

  set(at: string): void {
    this.#at = new Date(at);
  }
}
