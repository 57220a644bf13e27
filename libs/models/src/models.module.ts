import { Inject, Module, OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '#config/config.token.js';
import { Clock } from '#domain/clock.js';
import { Instruments } from '#domain/instruments.js';
import { ARBITER, type Arbiter } from './arbiter.js';
import { createArbiter } from './create-arbiter.js';
import { createEmbedder } from './create-embedder.js';
import { createExtractor } from './create-extractor.js';
import { Embedder } from './embedder.js';
import { EXTRACTOR } from './extractor.js';
import { createLlm } from './llm/create-llm.js';
import { LLM } from './llm/llm.js';
import { createReranker } from './http-reranker.js';
import { RERANKER } from './reranker.js';
import { VectorSpace } from './vector-space.js';

/**
 * Gives `Embedder`, `VectorSpace`, and by their tokens `Llm | null`, null without a language model, and
 * `Extractor | null`, `Arbiter | null` and `Reranker | null`, null where the settings want none. Needs CONFIG, Clock and Instruments from global modules.
 */
@Module({
  providers: [
    { provide: Embedder, useFactory: createEmbedder, inject: [CONFIG, Instruments] },
    { provide: LLM, useFactory: createLlm, inject: [CONFIG, Clock, Instruments] },
    { provide: EXTRACTOR, useFactory: createExtractor, inject: [LLM, Embedder, CONFIG] },
    { provide: ARBITER, useFactory: createArbiter, inject: [LLM, CONFIG, Clock] },
    { provide: RERANKER, useFactory: createReranker, inject: [CONFIG, Clock] },
    VectorSpace,
  ],
  exports: [Embedder, LLM, EXTRACTOR, ARBITER, RERANKER, VectorSpace],
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
