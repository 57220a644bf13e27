/**
 * Notices when the database answers again after it was away. It may have been started again, and then has lost the plans of its
 * queries.
 */
export class Absence {
  #isAway = false;
  #listener: () => void = () => undefined;

  /** Sets who is told of each end of an absence. */
  whenOver(listener: () => void): void {
    this.#listener = listener;
  }

  /** A call was given up because the database did not answer. */
  begins(): void {
    this.#isAway = true;
  }

  /** A call was answered. */
  ends(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#listener();
  }
}
