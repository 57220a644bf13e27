import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Arbiter } from './arbiter.js';
import type { Embedder } from './embedder.js';
import type { Extractor } from './extractor.js';
import type { Llm } from './llm/llm.js';
import type { Reranker } from './reranker.js';

/** The models of another application in this process, which closes them; they take memory and threads that there are once. */
export interface LentModels {
  readonly embedder: Embedder;
  readonly llm: Llm | null;
  readonly extractor: Extractor | null;
  readonly arbiter: Arbiter | null;
  readonly reranker: Reranker | null;
}

/** For Nest: where models are lent, `ModelsModule` makes none. */
export const LENT_MODELS = Symbol('LentModels');

/** Gives an application the models of another one. */
@Global()
@Module({})
export class LentModelsModule {
  static of(models: LentModels): DynamicModule {
    const provider = { provide: LENT_MODELS, useFactory: () => models };
    return { module: LentModelsModule, providers: [provider], exports: [LENT_MODELS] };
  }
}
