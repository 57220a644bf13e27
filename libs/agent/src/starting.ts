import { PalimpsestError, type Schemas } from '@palimpsest/client';
import { deadline, LATE, type Timer } from './clock.js';
import { isFinal, isOfKey } from './faults.js';
import type { Started } from './options.js';

type Context = Schemas['Context'];

/** The start of a conversation: its context is requested again while the service does not answer. */
export class Starting {
  #asking: Promise<Context> | null = null;
  #isMissing = false;
  #wasReady = false;

  constructor(
    private readonly read: () => Promise<Context>,
    private readonly parts: { readonly timer: Timer; readonly report: (error: unknown) => void },
  ) {}

  /**
   * Requests the context.
   * @returns it, if it arrives in time.
   * @throws PalimpsestError for errors that waiting does not cure.
   */
  async within(deadlineMs: number): Promise<Started> {
    const { late, off } = deadline(deadlineMs, this.parts.timer);
    const asked = this.#ask();
    try {
      const context = await Promise.race([asked, late]);
      if (context !== LATE) return { context, late: false, error: null };
      // Later failures happen in the background.
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

  /** Called when the service answers: if an earlier request failed, it is repeated in the background. */
  again(): void {
    if (this.#isMissing && !this.#asking) this.#ask().catch(this.parts.report);
  }

  /** Makes no more requests. */
  leave(): void {
    this.#isMissing = false;
  }

  /** Requests the context, or waits for the request in progress. */
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
