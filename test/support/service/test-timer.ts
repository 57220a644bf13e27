/** A timer that runs what is due when a test says that time has passed. */
export class TestTimer {
  #now = 0;
  #due: { readonly at: number; readonly action: () => void }[] = [];

  /** @returns how long from now each of what is planned is due, in ms. */
  get planned(): number[] {
    return this.#due.map(({ at }) => at - this.#now).sort((a, b) => a - b);
  }

  readonly after = (ms: number, action: () => void): (() => void) => {
    const planned = { at: this.#now + ms, action };
    this.#due.push(planned);
    return () => {
      this.#due = this.#due.filter((other) => other !== planned);
    };
  };

  pass(ms: number): void {
    this.#now += ms;
    const due = this.#due.filter(({ at }) => at <= this.#now);
    this.#due = this.#due.filter(({ at }) => at > this.#now);
    for (const { action } of due) action();
  }
}
