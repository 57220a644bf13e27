/** A call that has reported nothing for this time says that it is still at work. */
const SILENCE_MS = 1_000;
/** At most this many characters of a step are reported. */
const LONGEST = 500;

/** Tells whoever asked for it how far a call is: a number that grows, and words. */
export class Progress {
  #sent = 0;
  #step = 'At work.';
  #silence?: NodeJS.Timeout;

  /** @param send tells the client; without it nothing is told. */
  constructor(private readonly send?: (progress: number, message: string) => Promise<void>) {
    this.wait();
  }

  /** Tells what is done now. */
  readonly tell = (step: string): void => {
    this.#step = step.slice(0, LONGEST);
    this.say();
  };

  /** Nothing is told of a call that is answered. */
  end(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  private say(): void {
    if (!this.#silence) return;
    clearTimeout(this.#silence);
    // A client that is gone needs to be told nothing.
    this.send?.(++this.#sent, this.#step).catch(() => undefined);
    this.wait();
  }

  private wait(): void {
    if (this.send) this.#silence = setTimeout(() => this.say(), SILENCE_MS);
  }
}
