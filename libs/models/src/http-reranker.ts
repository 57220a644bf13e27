import { z } from 'zod';
import type { Config } from '#config/config.js';
import type { Clock } from '#domain/service/clock.js';
import { DomainError } from '#domain/service/errors.js';
import { Breaker } from './llm/breaker.js';
import { Reranker } from './reranker.js';

const Answer = z.object({
  results: z.array(z.object({ index: z.int().nonnegative(), relevance_score: z.number() })),
});

export interface HttpRerankerOptions {
  readonly url: string;
  readonly model?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly timeoutMs: number;
  readonly clock: Clock;
}

/**
 * Any server that speaks Cohere's `POST /v2/rerank` (https://docs.cohere.com/reference/rerank), as those of Jina, vLLM and llama.cpp do.
 * Only one attempt, because somebody waits.
 */
export class HttpReranker extends Reranker {
  readonly #breaker: Breaker;

  constructor(private readonly options: HttpRerankerOptions) {
    super();
    this.#breaker = new Breaker(options.clock, 'The re-ranker');
  }

  override async relevance(question: string, texts: readonly string[]): Promise<readonly (number | null)[]> {
    const { results } = await this.#breaker.run(undefined, () => this.ask(question, texts));
    const relevance = new Map(results.map(({ index, relevance_score }) => [index, relevance_score]));
    return texts.map((_, i) => {
      const score = relevance.get(i);
      return score === undefined ? null : Math.min(1, Math.max(0, score));
    });
  }

  private async ask(query: string, documents: readonly string[]): Promise<z.infer<typeof Answer>> {
    const { url, model, apiKey, timeoutMs } = this.options;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
        body: JSON.stringify({ model, query, documents, top_n: documents.length }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw unavailable(complaint(response.status));
      return Answer.parse(await response.json());
    } catch (error) {
      if (error instanceof DomainError) throw error;
      // Without a cause: a server's message can quote the key, and causes are logged in full.
      const { name } = error as Error;
      if (name === 'TimeoutError') throw unavailable(`did not answer within ${timeoutMs} ms`);
      throw unavailable(
        name === 'ZodError' || name === 'SyntaxError' ? 'sent an answer that makes no sense' : 'could not be reached',
      );
    }
  }
}

/** @returns the configured re-ranker, or `null`. */
export function createReranker(config: Config, clock: Clock): Reranker | null {
  if (config.RERANK_URL === undefined) return null;
  return new HttpReranker({
    url: config.RERANK_URL,
    model: config.RERANK_MODEL,
    apiKey: config.RERANK_API_KEY,
    timeoutMs: config.RERANK_TIMEOUT_MS,
    clock,
  });
}

function complaint(status: number): string {
  if (status === 401 || status === 403) return `refused the key (${status}): check RERANK_API_KEY`;
  if (status === 404) return 'answered 404: check RERANK_URL';
  return `answered ${status}`;
}

function unavailable(complaint: string): DomainError {
  return new DomainError('UNAVAILABLE', `The re-ranker ${complaint}.`);
}
