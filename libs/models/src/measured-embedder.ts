import type { Instruments } from '#domain/service/instruments.js';
import { Embedder, type InContext, type Vector, type WordVectors } from './embedder.js';

/** Measures each request to a model. It is below the cache, because cached texts need no model. */
export class MeasuredEmbedder extends Embedder {
  constructor(
    private readonly embedder: Embedder,
    private readonly instruments: Instruments,
  ) {
    super();
  }

  get model(): string {
    return this.embedder.model;
  }

  get dimensions(): number {
    return this.embedder.dimensions;
  }

  embed(texts: readonly string[]): Promise<(Vector | null)[]> {
    return this.#step(texts.length, () => this.embedder.embed(texts));
  }

  override embedWords(texts: readonly InContext[]): Promise<(WordVectors | null)[]> {
    return this.#step(texts.length, () => this.embedder.embedWords(texts));
  }

  override get waitingMs(): number {
    return this.embedder.waitingMs;
  }

  close(): Promise<void> {
    return this.embedder.close();
  }

  #step<T>(count: number, work: () => Promise<T>): Promise<T> {
    return this.instruments.run({ kind: 'embedding', name: this.model, count }, work);
  }
}
