import { PalimpsestError, type Schemas } from '@palimpsest/client';
import { deadline, LATE, type Timer } from './clock.js';
import { isFinal, isOfKey } from './faults.js';
import type { Started } from './options.js';

type Context = Schemas['Context'];

/** The beginning of a conversation: its context is asked for again while the service does not answer. */
export class Starting {
  #asking: Promise<Context> | null = null;
  #isMissing = false;
  #wasReady = false;

  constructor(
    private readonly read: () => Promise<Context>,
    private readonly parts: { readonly timer: Timer; readonly report: (error: unknown) => void },
  ) {}

  /**
   * Asks for the context.
   * @returns it, if it is there in time.
   * @throws PalimpsestError for faults that waiting does not cure.
   */
  async within(deadlineMs: number): Promise<Started> {
    const { late, off } = deadline(deadlineMs, this.parts.timer);
    const asked = this.#ask();
    try {
      const context = await Promise.race([asked, late]);
      if (context !== LATE) return { context, late: false, error: null };
      // What fails later fails in the background.
      asked.catch(this.parts.report);
      return { context: null, late: true, error: null };
    } catch (error) {
      if (!(error instanceof PalimpsestError) || isFinal(error) || isOfKey(error)) throw error;
      return { context: null, late: true, error };
    } finally {
      off();
    }
  }

  /** Waits for the context the first time. It never rejects. */
  async ready(deadlineMs: number): Promise<void> {
    if (this.#wasReady) return;
    this.#wasReady = true;
    try {
      const { error } = await this.within(deadlineMs);
      if (error) this.parts.report(error);
    } catch (error) {
      this.parts.report(error);
    }
  }

  /** The service answers: if it did not when it was asked, it is asked again in the background. */
  again(): void {
    if (this.#isMissing && !this.#asking) this.#ask().catch(this.parts.report);
  }

  /** Asks no more. */
  leave(): void {
    this.#isMissing = false;
  }

  /** Asks, or waits for the answer that is on its way. */
  #ask(): Promise<Context> {
    this.#isMissing = true;
    this.#asking ??= this.#read().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #read(): Promise<Context> {
    try {
      const context = await this.read();
      this.leave();
      return context;
    } catch (error) {
      if (isFinal(error) || isOfKey(error)) this.leave();
      throw error;
    }
  }
}
