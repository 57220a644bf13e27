import { DomainError } from '#domain/errors.js';

/** Carries out what is due of contact after contact, so that one of which it fails holds up no other. The next run tries it again. */
export class OneByOne {
  readonly #failures: unknown[] = [];

  /** @param ask asks the database for something small, and fails while it does not answer. */
  constructor(private readonly ask: () => Promise<unknown>) {}

  /** @throws when the database does not answer: then nothing else can be carried out either. */
  async carryOut(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#failures.push(error);
      // That may as well be one contact about which others write all the time, or which takes too long.
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') await this.ask();
    }
  }

  /** @throws the first failure, if there was one. */
  assertAllDone(): void {
    if (this.#failures.length > 0) throw this.#failures[0];
  }
}
