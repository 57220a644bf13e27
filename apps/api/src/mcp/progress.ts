/** A call that has reported nothing for this time says that it is still at work. */
const SILENCE_MS = 1_000;
/** At most this many characters of a step are reported. */
const LONGEST = 500;

/** Reports the progress of a call, if the client asked for it: a growing number, and words. */
export class Progress {
  #sent = 0;
  #step = 'At work.';
  #silence?: NodeJS.Timeout;

  /** @param send sends to the client; without it nothing is reported. */
  constructor(private readonly send?: (progress: number, message: string) => Promise<void>) {
    this.wait();
  }

  /** Sets the step that is reported. */
  readonly tell = (step: string): void => {
    this.#step = step.slice(0, LONGEST);
    this.say();
  };

  /** Nothing is reported once a call is answered. */
  end(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  private say(): void {
    if (!this.#silence) return;
    clearTimeout(this.#silence);
    // A client that has left needs no report.
    this.send?.(++this.#sent, this.#step).catch(() => undefined);
    this.wait();
  }

  private wait(): void {
    if (this.send) this.#silence = setTimeout(() => this.say(), SILENCE_MS);
  }
}
