/** After this time without a report, a call reports that it is still running. */
const SILENCE_MS = 1_000;
/** At most this many characters of a step are reported. */
const LONGEST = 500;

/** Reports the progress of a call, if the client asked for it: an increasing number, and words. */
export class Progress {
  #sent = 0;
  #step = 'At work.';
  #silence?: NodeJS.Timeout;

  /** @param send sends to the client; without it nothing is reported. */
  constructor(private readonly send?: (progress: number, message: string) => Promise<void>) {
    this.wait();
  }

  /** Sets the step to report. */
  readonly tell = (step: string): void => {
    this.#step = step.slice(0, LONGEST);
    this.say();
  };

  /** Stops reporting once the call is answered. */
  end(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  private say(): void {
    if (!this.#silence) return;
    clearTimeout(this.#silence);
    // The client may have left, which is no error.
    this.send?.(++this.#sent, this.#step).catch(() => undefined);
    this.wait();
  }

  private wait(): void {
    if (this.send) this.#silence = setTimeout(() => this.say(), SILENCE_MS);
  }
}
