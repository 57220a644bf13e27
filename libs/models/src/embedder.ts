/** A text's place in the embedding space: unit length, so that a dot product is the cosine. */
export type Vector = readonly number[];

/**
 * The port to an embedding model. An abstract class, not an interface, because Nest injects by class.
 * Vectors of two models never meet: `model` and `dimensions` are kept in the graph and checked at start.
 */
export abstract class Embedder {
  /** A stable name of the model and its weights, such as `bge-small-en-v1.5-q`. */
  abstract readonly model: string;

  /** Length of every vector; 0 when there is no embedder (`EMBEDDER=none`). */
  abstract readonly dimensions: number;

  /**
   * @param texts any number of non-empty texts; each is embedded on its own, so a vector never depends on its neighbours.
   * @returns one vector a text, in order; `null` for each when there is no embedder.
   * @throws DomainError UNAVAILABLE when the model cannot be asked.
   */
  abstract embed(texts: readonly string[]): Promise<(Vector | null)[]>;

  /** Frees threads and memory. */
  abstract close(): Promise<void>;
}
