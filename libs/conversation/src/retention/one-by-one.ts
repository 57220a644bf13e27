/** After so many failures without a success between them it is not the contacts: the database is away. */
const IN_A_ROW = 3;

/** Carries out what is due of contact after contact, so that one of which it fails holds up no other. The next run tries it again. */
export class OneByOne {
  readonly #failures: unknown[] = [];
  #inARow = 0;

  /** @throws the failure, when it is one of several in a row. */
  async carryOut(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#inARow = 0;
    } catch (error) {
      this.#failures.push(error);
      this.#inARow += 1;
      if (this.#inARow >= IN_A_ROW) throw error;
    }
  }

  /** @throws the first failure, if there was one. */
  assertAllDone(): void {
    if (this.#failures.length > 0) throw this.#failures[0];
  }
}
