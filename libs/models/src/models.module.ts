import { type FactoryProvider, Inject, Module, OnApplicationShutdown, Optional } from '@nestjs/common';
import { CONFIG } from '#config/config.token.js';
import { Clock } from '#domain/service/clock.js';
import { Instruments } from '#domain/service/instruments.js';
import { ARBITER, type Arbiter } from './arbiter.js';
import { createArbiter } from './create-arbiter.js';
import { createEmbedder } from './create-embedder.js';
import { createExtractor } from './create-extractor.js';
import { Embedder } from './embedder.js';
import { EXTRACTOR } from './extractor.js';
import { createLlm } from './llm/create-llm.js';
import { LLM } from './llm/llm.js';
import { createReranker } from './http-reranker.js';
import { LENT_MODELS, type LentModels } from './lent-models.js';
import { RERANKER } from './reranker.js';
import { VectorSpace } from './vector-space.js';

/** @returns a provider of the shared model, else of one created by the factory. */
function lentOr(model: keyof LentModels, { useFactory, inject = [], ...made }: FactoryProvider): FactoryProvider {
  return {
    ...made,
    inject: [{ token: LENT_MODELS, optional: true }, ...inject],
    useFactory: (lent: LentModels | undefined, ...needs: unknown[]): unknown =>
      lent ? lent[model] : useFactory(...needs),
  };
}

/**
 * Provides `Embedder` and `VectorSpace`, and by their tokens `Llm
 * null` (null without a language model), and `Extractor
 * null`, `Arbiter
 * null` and `Reranker
 * null` (null if not configured). Needs CONFIG, Clock and Instruments from global modules.
 */
@Module({
  providers: [
    lentOr('embedder', { provide: Embedder, useFactory: createEmbedder, inject: [CONFIG, Instruments] }),
    lentOr('llm', { provide: LLM, useFactory: createLlm, inject: [CONFIG, Clock, Instruments] }),
    lentOr('extractor', { provide: EXTRACTOR, useFactory: createExtractor, inject: [LLM, Embedder, CONFIG] }),
    lentOr('arbiter', { provide: ARBITER, useFactory: createArbiter, inject: [LLM, CONFIG, Clock] }),
    lentOr('reranker', { provide: RERANKER, useFactory: createReranker, inject: [CONFIG, Clock] }),
    VectorSpace,
  ],
  exports: [Embedder, LLM, EXTRACTOR, ARBITER, RERANKER, VectorSpace],
})
export class ModelsModule implements OnApplicationShutdown {
  constructor(
    private readonly embedder: Embedder,
    @Inject(ARBITER) private readonly arbiter: Arbiter | null,
    @Optional() @Inject(LENT_MODELS) private readonly lent?: LentModels,
  ) {}

  /** On shutdown and not on destroy, because requests in progress need it until the APIs are closed. */
  async onApplicationShutdown(): Promise<void> {
    if (this.lent) return;
    await Promise.all([this.embedder.close(), this.arbiter?.close()]);
  }
}
