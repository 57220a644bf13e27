import type { Config } from '#config/config.js';
import { datesOptions } from '#dates/moment.js';
import { attributeTable } from '#domain/attributes/attributes.js';
import type { Embedder } from './embedder.js';
import type { Extractor } from './extractor.js';
import { LlmExtractor } from './llm/llm-extractor.js';
import type { Llm } from './llm/llm.js';
import { LocalExtractor } from './local-extractor/local-extractor.js';

/** @returns the configured extractor; `null` if none is configured, or its language model is missing. */
export function createExtractor(llm: Llm | null, embedder: Embedder, config: Config): Extractor | null {
  const { EXTRACTOR = llm ? 'llm' : 'local' } = config;
  if (EXTRACTOR === 'local') return new LocalExtractor(embedder, datesOptions(config));
  return EXTRACTOR === 'llm' && llm ? new LlmExtractor(llm, attributeTable(config.ATTRIBUTES)) : null;
}
