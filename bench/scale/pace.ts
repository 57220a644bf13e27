const EVERY_MS = 10_000;

/** Tells now and then how fast a long work goes on, and how long it still takes. */
export class Pace {
  readonly #started = performance.now();
  #told = performance.now();
  #done = 0;

  constructor(
    private readonly what: string,
    private readonly total: number,
    private readonly tell: (line: string) => void = console.error,
  ) {}

  add(more: number): void {
    this.#done += more;
    if (performance.now() - this.#told < EVERY_MS) return;
    this.#told = performance.now();
    const perMs = this.#done / (this.#told - this.#started);
    const left = Math.ceil((this.total - this.#done) / perMs / 60_000);
    this.tell(
      `  ${this.#done} of ${this.total} ${this.what}, ${Math.round(perMs * 1_000)} a second, about ${left} min left`,
    );
  }
}
