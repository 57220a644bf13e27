/** Reports the speed and remaining time of long work, at intervals. */
export class Pace {
  readonly #started = performance.now();
  #told = performance.now();
  #done = 0;

  constructor(
    private readonly total: number,
    private readonly tell: (line: string) => void,
    private readonly everyMs = 10_000,
  ) {}

  /** @param what what was done to `more` further items. */
  add(more: number, what: string): void {
    this.#done += more;
    if (performance.now() - this.#told < this.everyMs) return;
    this.#told = performance.now();
    const perMs = this.#done / (this.#told - this.#started);
    const minutesLeft = Math.max(0, Math.ceil((this.total - this.#done) / perMs / 60_000));
    const pace = `${Math.round(perMs * 1_000)} a second, about ${minutesLeft} min left`;
    this.tell(`  ${this.#done} of ${this.total} ${what}, ${pace}`);
  }
}
