import type { ModelUsage } from '../extractor.js';

/** Per million tokens, in any currency. */
export interface TokenPrices {
  readonly input?: number;
  readonly output?: number;
}

/** Sums the usage of one answer over retries, repairs and steps. */
export class TokenMeter {
  #calls = 0;
  #input = 0;
  #output = 0;

  constructor(
    private readonly model: string,
    private readonly prices: TokenPrices,
  ) {}

  /** @param usage from the server; ignored if missing or not numeric. */
  count(usage: { prompt_tokens?: unknown; completion_tokens?: unknown } | null | undefined): void {
    this.#calls++;
    this.#input += tokens(usage?.prompt_tokens);
    this.#output += tokens(usage?.completion_tokens);
  }

  get usage(): ModelUsage {
    const { input, output } = this.prices;
    const priced = input !== undefined || output !== undefined;
    const cost = (this.#input * (input ?? 0) + this.#output * (output ?? 0)) / 1_000_000;
    return {
      model: this.model,
      calls: this.#calls,
      inputTokens: this.#input,
      outputTokens: this.#output,
      cost: priced ? cost : null,
    };
  }

  /** What was spent, or null if nothing was answered. */
  get spent(): ModelUsage | null {
    return this.#calls > 0 ? this.usage : null;
  }
}

function tokens(count: unknown): number {
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0;
}
