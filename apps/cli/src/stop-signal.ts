const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The first signal requests an orderly stop; the second ends the process at once. */
export class StopSignal {
  received = false;
  /** Resolved by the first signal. */
  readonly arrival: Promise<void>;
  /** Called right before the process ends at the second signal. */
  onImpatience: () => void = () => undefined;

  constructor() {
    this.arrival = new Promise((resolve) => {
      const take = (): void => {
        if (this.received) {
          this.onImpatience();
          process.exit(130);
        }
        this.received = true;
        resolve();
      };
      for (const signal of SIGNALS) process.on(signal, take);
    });
  }
}
