import { Clock } from '#domain/clock.js';

/** A clock that stands where a test puts it. */
export class TestClock extends Clock {
  #at: Date;

  /** @param at an instant, or a day for its first one in UTC. */
  constructor(at: string) {
    super();
    this.#at = new Date(at);
  }

  now(): Date {
    return this.#at;
  }

  set(at: string): void {
    this.#at = new Date(at);
  }
}
