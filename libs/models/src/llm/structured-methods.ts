import type { Clock } from '#domain/service/clock.js';
import { LlmFault } from './llm-fault.js';
import type { Method } from './openai-client.js';
import { faultOf, isRejectionOf, isTooLong, readError } from './server-errors.js';

/** The ways to request structured output, best first. */
const METHODS: readonly Method[] = ['jsonSchema', 'functionCalling', 'jsonMode'];

/** The server may be updated meanwhile. */
const KEPT_MS = 3_600_000;
const FEATURES = /response_format|json_schema|json_object|json mode|structured|schema|grammar|tool|function/;
const ANYTHING = /(?:)/;

/** Finds out which method a server supports, and remembers it. */
export class StructuredMethods {
  #first = 0;
  #until = 0;
  readonly #proven = new Set<number>();

  constructor(private readonly clock: Clock) {}

  /**
   * Sends with the best method that is not known to be refused. If one is refused and a later one works, the later one is preferred for
   * an hour. If all are refused, the request is at fault, and nothing is remembered.
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

  /**
   * A 404 can have other causes, and so can any fault of a method that has worked before; these count only if the server names what it
   * does not support.
   */
  #isRefusal(error: unknown, at: number): boolean {
    if (error instanceof LlmFault) return false;
    const read = readError(error);
    const sure = this.#proven.has(at) || read.status === 404;
    return !isTooLong(read) && isRejectionOf(sure ? FEATURES : ANYTHING, read);
  }
}
