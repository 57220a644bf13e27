/** An estimate based on less time or less work says nothing. */
const LEAST_MS = 10_000;
const LEAST_SHARE = 0.02;

/** Reports the speed and remaining time of long work, at intervals. */
export class Pace {
  /** When the first was done, and how many that were: what goes before the work itself does not count. */
  #first: { readonly at: number; readonly done: number } | undefined;
  #told: number;
  #done = 0;

  constructor(
    private readonly total: number,
    private readonly tell: (line: string) => void,
    private readonly everyMs = 10_000,
    private readonly now = (): number => performance.now(),
  ) {
    this.#told = now();
  }

  /** @param what what was done to `more` further items. */
  add(more: number, what: string): void {
    this.#done += more;
    const now = this.now();
    this.#first ??= { at: now, done: this.#done };
    if (now - this.#told < this.everyMs) return;
    this.#told = now;
    this.tell(`  ${this.#done} of ${this.total} ${what}${this.inWords(now, this.#first)}`);
  }

  private inWords(now: number, first: { readonly at: number; readonly done: number }): string {
    const [ms, done] = [now - first.at, this.#done - first.done];
    if (ms < LEAST_MS || done < this.total * LEAST_SHARE) return '';
    const left = Math.max(0, Math.ceil(((this.total - this.#done) * ms) / done / 60_000));
    return `, ${Math.round((done / ms) * 1_000)} a second, about ${left} min left`;
  }
}
