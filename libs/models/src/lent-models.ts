import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Arbiter } from './arbiter.js';
import type { Embedder } from './embedder.js';
import type { Extractor } from './extractor.js';
import type { Llm } from './llm/llm.js';
import type { Reranker } from './reranker.js';

/** Models shared by another application in this process, which also closes them, so that their memory and threads exist only once. */
export interface LentModels {
  readonly embedder: Embedder;
  readonly llm: Llm | null;
  readonly extractor: Extractor | null;
  readonly arbiter: Arbiter | null;
  readonly reranker: Reranker | null;
}

/** Injection token. If models are shared, `ModelsModule` creates none. */
export const LENT_MODELS = Symbol('LentModels');

/** Provides another application's models. */
@Global()
@Module({})
export class LentModelsModule {
  static of(models: LentModels): DynamicModule {
    const provider = { provide: LENT_MODELS, useFactory: () => models };
    return { module: LentModelsModule, providers: [provider], exports: [LENT_MODELS] };
  }
}
