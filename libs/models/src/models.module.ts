import { Module, OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '#config/config.token.js';
import { ARBITER } from './arbiter.js';
import { createEmbedder } from './create-embedder.js';
import { Embedder } from './embedder.js';
import { EXTRACTOR } from './extractor.js';
import { VectorSpace } from './vector-space.js';

/**
 * Gives `Embedder`, `VectorSpace`, and by their tokens `Arbiter | null` and `Extractor | null`. Needs CONFIG from the
 * global module.
 */
@Module({
  providers: [
    { provide: Embedder, useFactory: createEmbedder, inject: [CONFIG] },
    { provide: ARBITER, useValue: null },
    { provide: EXTRACTOR, useValue: null },
    VectorSpace,
  ],
  exports: [Embedder, ARBITER, EXTRACTOR, VectorSpace],
})
export class ModelsModule implements OnApplicationShutdown {
  constructor(private readonly embedder: Embedder) {}

  /** Here and not on destroy: the requests that are still being answered need it until the doors are closed. */
  onApplicationShutdown(): Promise<void> {
    return this.embedder.close();
  }
}
