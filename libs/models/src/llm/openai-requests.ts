import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#domain/service/clock.js';
import { isCutThought } from './chat-answer.js';
import { LlmFault } from './llm-fault.js';
import {
  type Answered,
  type ChatRequest,
  OpenAiClient,
  type OpenAiClientOptions,
  type Optional,
} from './openai-client.js';
import { Places } from './places.js';
import { faultOf, isRejectionOf, isTooMuch, isWorthRetrying, readError } from './server-errors.js';
import type { TokenMeter } from './token-meter.js';

const RETRIES = 2;
/** Longer waits are left to the caller, who can do something else meanwhile. */
const LONGEST_WAIT_MS = 5_000;
const FIRST_WAIT_MS = 500;
/** Reasoning models count their reasoning as part of the answer. */
const THINKING_TOKENS = 8_000;
/** Answers are not limited to less than this. */
const LEAST_TOKENS = 256;
/** How long an unsupported field is omitted; the server may be updated meanwhile. */
const LEFT_OUT_MS = 3_600_000;

/** Waits until the signal aborts. */
export type Waiting = (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;

export interface OpenAiRequestsOptions extends OpenAiClientOptions {
  /** Maximum parallel requests. */
  readonly concurrency: number;
  readonly clock: Clock;
  /** How to wait between attempts; tests do not wait. */
  readonly waiting?: Waiting;
}

/** The parameters of one request. */
export interface Asking {
  readonly urgent: boolean;
  readonly signal?: AbortSignal;
  readonly meter: TokenMeter;
  readonly onText?: (piece: string) => void;
}

/** Fields omitted for servers that reject them; nothing depends on them. */
const OPTIONAL: readonly Optional[] = ['temperature', 'max_tokens', 'maxItems', 'stream_options'];

/** Sends requests in order of priority, within their time limit, with retries where useful. */
export class OpenAiRequests {
  readonly #client: OpenAiClient;
  readonly #places: Places;
  /** What the server does not support, and until when, in epoch milliseconds. */
  readonly #unknown = new Map<Optional, number>();
  readonly #waiting: Waiting;
  /** Added to the answer's token limit once the model was seen to reason before answering. */
  #thinkingTokens = 0;

  constructor(private readonly options: OpenAiRequestsOptions) {
    this.#client = new OpenAiClient(options);
    this.#places = new Places(options.concurrency);
    this.#waiting = options.waiting ?? ((ms, signal) => wait(ms, undefined, { signal }));
  }

  /**
   * @returns the answer, counted by the meter.
   * @throws the client's error for a rejected request, since the caller knows best what it means; the reason of the caller's signal;
   * LlmFault for everything else.
   */
  send(request: ChatRequest, asking: Asking): Promise<Answered> {
    return this.#places.run(asking.urgent, asking.signal, async () => {
      let most = Infinity;
      for (let attempt = 0; ; attempt++) {
        const now = this.options.clock.now().getTime();
        const without = new Set(OPTIONAL.filter((name) => now < (this.#unknown.get(name) ?? 0)));
        const maxTokens = Math.min(most, request.maxTokens + this.#thinkingTokens);
        try {
          const answered = await this.#attempt({ ...request, maxTokens }, without, asking);
          if (this.#thinkingTokens > 0 || !isCutThought(answered.answer)) return answered;
          this.#thinkingTokens = THINKING_TOKENS;
          if (asking.onText) return answered;
        } catch (error) {
          const sent = OPTIONAL.filter((name) => !without.has(name));
          if (sent.includes('max_tokens') && isTooMuch('max_tokens', readError(error))) {
            most = shorter(maxTokens, error);
          } else {
            await this.#again(error, sent, attempt, asking.signal);
          }
        }
      }
    });
  }

  async #attempt(
    request: ChatRequest,
    without: ReadonlySet<Optional>,
    { signal, meter, onText }: Asking,
  ): Promise<Answered> {
    const timeout = AbortSignal.timeout(this.options.timeoutMs);
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    let begun = false;
    const tell = (piece: string): void => {
      begun = true;
      onText?.(piece);
    };
    try {
      const asking = onText
        ? this.#client.listen(request, without, either, tell)
        : this.#client.ask(request, without, either);
      const answered = await asking;
      meter.count(answered.answer.usage);
      return answered;
    } catch (error) {
      signal?.throwIfAborted();
      if (timeout.aborted) throw tooSlow(this.options.timeoutMs);
      // What was already streamed cannot be sent again from the start.
      throw begun ? faultOf(error) : error;
    }
  }

  /** Waits before the next attempt; throws if another attempt is useless. */
  async #again(
    error: unknown,
    sent: readonly Optional[],
    attempt: number,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    signal?.throwIfAborted();
    if (error instanceof LlmFault) throw error;
    const read = readError(error);
    const unknown = sent.find((name) => isRejectionOf(new RegExp(name, 'i'), read));
    if (unknown) return void this.#unknown.set(unknown, this.options.clock.now().getTime() + LEFT_OUT_MS);
    const fault = faultOf(error);
    if (fault.kind === 'refused' || read.status === 404) throw error;
    const pause = fault.retryAfterMs ?? FIRST_WAIT_MS * 2 ** attempt;
    if (attempt >= RETRIES || pause > LONGEST_WAIT_MS || !isWorthRetrying(fault)) throw fault;
    await this.#waiting(pause, signal);
  }
}

/** @returns half the token limit, if the server says that it is too high. */
function shorter(maxTokens: number, error: unknown): number {
  if (maxTokens < 2 * LEAST_TOKENS) throw faultOf(error);
  return Math.floor(maxTokens / 2);
}

function tooSlow(ms: number): LlmFault {
  return new LlmFault(
    'timeout',
    `The language model did not answer in ${ms / 1_000} seconds: LLM_TIMEOUT_SECONDS says how long to wait.`,
  );
}
