import { DomainError } from '#domain/service/errors.js';

/** Runs tasks one after another, so that one failing contact does not stop the others. The next run retries it. */
export class OneByOne {
  readonly #failures: unknown[] = [];

  /** @param ask a small query, which fails while the database does not answer. */
  constructor(private readonly ask: () => Promise<unknown>) {}

  /** @throws if the database does not answer, because no other task can run either. */
  async carryOut(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#failures.push(error);
      // The failure may also concern only this contact, because others keep writing about it or it takes too long.
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') await this.ask();
    }
  }

  /** @throws the first failure, if any. */
  assertAllDone(): void {
    if (this.#failures.length > 0) throw this.#failures[0];
  }
}
