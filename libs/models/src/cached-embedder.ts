import { LRUCache } from 'lru-cache';
import { Embedder, type InContext, Vector, type WordVectors } from './embedder.js';

/** Caches the vectors of recent texts, because agents repeat questions. */
export class CachedEmbedder extends Embedder {
  readonly #vectors: LRUCache<string, Vector>;

  /** @param count how many vectors to keep. 1,000 with 384 dimensions take about 3 MB plus the texts. */
  constructor(
    private readonly embedder: Embedder,
    count: number,
  ) {
    super();
    this.#vectors = new LRUCache({ max: count });
  }

  get model(): string {
    return this.embedder.model;
  }

  get dimensions(): number {
    return this.embedder.dimensions;
  }

  async embed(texts: readonly string[]): Promise<(Vector | null)[]> {
    const found = new Map(texts.map((text) => [text, this.#vectors.get(text) ?? null]));
    const missing = [...found].flatMap(([text, vector]) => (vector ? [] : [text]));
    if (missing.length > 0) {
      const vectors = await this.embedder.embed(missing);
      missing.forEach((text, position) => {
        const vector = vectors[position] ?? null;
        found.set(text, vector);
        if (vector) this.#vectors.set(text, vector);
      });
    }
    return texts.map((text) => found.get(text) ?? null);
  }

  /** Not cached: the words of a turn are requested once, and those of a question while the database searches. */
  override embedWords(texts: readonly InContext[]): Promise<(WordVectors | null)[]> {
    return this.embedder.embedWords(texts);
  }

  override get waitingMs(): number {
    return this.embedder.waitingMs;
  }

  async close(): Promise<void> {
    this.#vectors.clear();
    await this.embedder.close();
  }
}
