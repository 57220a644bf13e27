import { OpenAiLlm } from '#models/llm/openai-llm.js';
import { type LocalLlm, startLocalLlm } from '../../support/models/local-llm.js';
import { TestClock } from '../../support/service/test-clock.js';

/** What ./dev test:llm --worth fetches. */
export const WORTH = { model: 'qwen2.5-coder-1.5b-instruct', file: 'qwen2.5-coder-1.5b-instruct.q4_k_m.gguf' };

/** Of one request; a prompt that was not read before takes a minute. */
export const PATIENCE_MS = 1_200_000;

/** @returns the server of the model, on both cores: nothing else should run meanwhile. */
export function startWorthy(): Promise<LocalLlm> {
  return startLocalLlm(WORTH.file, 2);
}

/** @returns the model behind that server, asked by one request at a time. */
export function llmOf({ url }: LocalLlm): OpenAiLlm {
  const clock = new TestClock('2026-03-15T12:00:00Z');
  return new OpenAiLlm({ model: WORTH.model, baseUrl: url, timeoutMs: PATIENCE_MS, concurrency: 1, clock });
}

/** Prints a line at once: a run takes an hour. */
export function tell(line: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
}

/** @returns "12 of 20 (0.60)". */
export function share(part: number, whole: number): string {
  return `${part} of ${whole} (${(whole === 0 ? 0 : part / whole).toFixed(2)})`;
}
