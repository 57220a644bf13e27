import type { Config } from '#config/config.js';
import type { Clock } from '#domain/service/clock.js';
import type { Instruments } from '#domain/service/instruments.js';
import type { Llm } from './llm.js';
import { MeasuredLlm } from './measured-llm.js';

/** @returns the configured language model; null if LLM_MODEL is not set. It is not contacted yet. */
export async function createLlm(config: Config, clock: Clock, instruments: Instruments): Promise<Llm | null> {
  if (config.LLM_MODEL === undefined) return null;
  // Imported only when needed: LangChain takes most of a second to load, and tens of megabytes.
  const { OpenAiLlm } = await import('./openai-llm.js');
  const llm = new OpenAiLlm({
    model: config.LLM_MODEL,
    baseUrl: config.LLM_BASE_URL,
    apiKey: config.LLM_API_KEY,
    timeoutMs: config.LLM_TIMEOUT_SECONDS * 1_000,
    concurrency: config.LLM_CONCURRENCY,
    prices: { input: config.LLM_PRICE_INPUT, output: config.LLM_PRICE_OUTPUT },
    clock,
  });
  return new MeasuredLlm(llm, instruments);
}
