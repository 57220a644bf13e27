import { PalimpsestError, type Schemas } from '@palimpsest/client';
import { deadline, LATE, type Timer } from './clock.js';
import { isFinal, isOfKey } from './faults.js';
import type { Started } from './options.js';

/** Something to be known, which is asked for again while the service does not answer. */
export class Wanted<T> {
  #asking: Promise<T> | null = null;
  #isMissing = false;

  constructor(
    private readonly work: () => Promise<T>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Asks, or waits for the answer that is on its way. */
  ask(): Promise<T> {
    this.#isMissing = true;
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** The service answers: if it did not when it was asked, it is asked again in the background. */
  again(): void {
    if (this.#isMissing && !this.#asking) this.ask().catch(this.report);
  }

  /** Asks no more. */
  leave(): void {
    this.#isMissing = false;
  }

  async #ask(): Promise<T> {
    try {
      const known = await this.work();
      this.leave();
      return known;
    } catch (error) {
      if (isFinal(error) || isOfKey(error)) this.leave();
      throw error;
    }
  }
}

/**
 * @returns how a conversation begins: with the context, if that is there in time.
 * @throws PalimpsestError for faults that waiting does not cure.
 */
export async function startedWithin(
  deadlineMs: number,
  asked: Promise<Schemas['Context']>,
  { timer, report }: { readonly timer: Timer; readonly report: (error: unknown) => void },
): Promise<Started> {
  const { late, off } = deadline(deadlineMs, timer);
  try {
    const context = await Promise.race([asked, late]);
    if (context !== LATE) return { context, late: false, error: null };
    // What fails later fails in the background.
    asked.catch(report);
    return { context: null, late: true, error: null };
  } catch (error) {
    if (!(error instanceof PalimpsestError) || isFinal(error) || isOfKey(error)) throw error;
    return { context: null, late: true, error };
  } finally {
    off();
  }
}
