import type { Extraction, ExtractionRequest, Extractor } from '#models/extractor.js';
import { LlmFault } from '#models/llm/llm-fault.js';

const NOTHING = {
  facts: [],
  events: [],
  usage: { model: 'none', calls: 0, inputTokens: 0, outputTokens: 0, cost: null },
} as const;

/**
 * @param signal stops the extractor.
 * @returns the extractor's result, if there is anything to read. An answer that was cut off before it had a usable part is empty; the
 * caller then asks about half as many turns.
 */
export async function askedExtractor(
  extractor: Extractor,
  request: ExtractionRequest,
  signal: AbortSignal,
): Promise<Extraction> {
  if (request.turns.length === 0) return { ...NOTHING, cut: false };
  try {
    return await extractor.extract(request, signal);
  } catch (error) {
    const isCut = error instanceof LlmFault && error.kind === 'truncated' && request.turns.length > 1;
    if (!isCut) throw error;
    return { ...NOTHING, cut: true, usage: error.usage ?? NOTHING.usage };
  }
}
