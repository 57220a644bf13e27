import { Inject, Module, OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { attributeTable } from '#domain/attributes.js';
import { Clock } from '#domain/clock.js';
import { ARBITER, type Arbiter } from './arbiter.js';
import { createArbiter } from './create-arbiter.js';
import { createEmbedder } from './create-embedder.js';
import { Embedder } from './embedder.js';
import { EXTRACTOR, type Extractor } from './extractor.js';
import { createLlm } from './llm/create-llm.js';
import { LLM, type Llm } from './llm/llm.js';
import { LlmExtractor } from './llm/llm-extractor.js';
import { VectorSpace } from './vector-space.js';

/**
 * Gives `Embedder`, `VectorSpace`, and by their tokens `Llm | null`, `Extractor | null`, null without a language
 * model, and `Arbiter | null`, null where the settings want none. Needs CONFIG and Clock from global modules.
 */
@Module({
  providers: [
    { provide: Embedder, useFactory: createEmbedder, inject: [CONFIG] },
    { provide: LLM, useFactory: createLlm, inject: [CONFIG, Clock] },
    { provide: EXTRACTOR, useFactory: createExtractor, inject: [LLM, CONFIG] },
    { provide: ARBITER, useFactory: createArbiter, inject: [LLM, CONFIG, Clock] },
    VectorSpace,
  ],
  exports: [Embedder, LLM, EXTRACTOR, ARBITER, VectorSpace],
})
export class ModelsModule implements OnApplicationShutdown {
  constructor(
    private readonly embedder: Embedder,
    @Inject(ARBITER) private readonly arbiter: Arbiter | null,
  ) {}

  /** Here and not on destroy: the requests that are still being answered need it until the doors are closed. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.embedder.close(), this.arbiter?.close()]);
  }
}

function createExtractor(llm: Llm | null, { ATTRIBUTES }: Config): Extractor | null {
  return llm && new LlmExtractor(llm, attributeTable(ATTRIBUTES));
}
