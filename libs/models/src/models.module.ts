import { Module, OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '#config/config.token.js';
import { ARBITER } from './arbiter.js';
import { createEmbedder } from './create-embedder.js';
import { Embedder } from './embedder.js';

/** Gives `Embedder`, and `Arbiter | null` by the token ARBITER. Needs CONFIG from a global module. */
@Module({
  providers: [
    { provide: Embedder, useFactory: createEmbedder, inject: [CONFIG] },
    { provide: ARBITER, useValue: null },
  ],
  exports: [Embedder, ARBITER],
})
export class ModelsModule implements OnApplicationShutdown {
  constructor(private readonly embedder: Embedder) {}

  /** Here and not on destroy: the requests that are still being answered need it until the doors are closed. */
  onApplicationShutdown(): Promise<void> {
    return this.embedder.close();
  }
}
