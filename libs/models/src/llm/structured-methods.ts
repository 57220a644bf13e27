import type { Clock } from '#domain/clock.js';
import { LlmFault } from './llm-fault.js';
import type { Method } from './openai-client.js';
import { faultOf, isRejectionOf, isTooLong, readError } from './server-errors.js';

/** How a server is asked for a form, best first. */
const METHODS: readonly Method[] = ['jsonSchema', 'functionCalling', 'jsonMode'];

/** A server may have been changed or updated meanwhile. */
const KEPT_MS = 3_600_000;
const FEATURES = /response_format|json_schema|json_object|json mode|structured|schema|grammar|tool|function/;
const ANYTHING = /(?:)/;

/** Finds out which method a server can do, and remembers it. */
export class StructuredMethods {
  #first = 0;
  #until = 0;
  readonly #proven = new Set<number>();

  constructor(private readonly clock: Clock) {}

  /**
   * Sends by the best method that is not known to be refused. When one is refused and a later one is answered, the later
   * one comes first for an hour. When all are refused, the fault is in the request, and nothing is remembered.
   */
  async ask<T>(send: (method: Method) => Promise<T>): Promise<T> {
    const now = this.clock.now().getTime();
    const first = now < this.#until ? this.#first : 0;
    let refusal: unknown;
    for (let at = first; at < METHODS.length; at++) {
      try {
        const answer = await send(METHODS[at] as Method);
        if (at > first) [this.#first, this.#until] = [at, now + KEPT_MS];
        this.#proven.add(at);
        return answer;
      } catch (error) {
        if (!this.#isRefusal(error, at)) throw refusal === undefined ? error : faultOf(refusal);
        refusal ??= error;
      }
    }
    throw faultOf(refusal);
  }

  /** A 404 can have other reasons, and so can any fault of a method that has worked before: these count only where the server names what it does not know. */
  #isRefusal(error: unknown, at: number): boolean {
    if (error instanceof LlmFault) return false;
    const read = readError(error);
    const sure = this.#proven.has(at) || read.status === 404;
    return !isTooLong(read) && isRejectionOf(sure ? FEATURES : ANYTHING, read);
  }
}
