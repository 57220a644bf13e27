/** A text's place in the embedding space: unit length, so that a dot product is the cosine. */
export type Vector = readonly number[];

/** A text with what was said right before it: its words are read in that light, and only they are meant. */
export interface InContext {
  readonly before: string;
  readonly text: string;
}

/** Numbers of the vector of one word. */
export const WORD_DIMENSIONS = 128;

/** The vectors of the words of a text that tell something, one after the other, in whole numbers from -7 to 7. */
export type WordVectors = Int8Array;

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

  /**
   * @param texts any number of texts.
   * @returns the vectors of the words of each, in order; `null` for each where the model gives one vector a text only.
   * @throws DomainError UNAVAILABLE when the model cannot be asked.
   */
  embedWords(texts: readonly InContext[]): Promise<(WordVectors | null)[]> {
    return Promise.resolve(texts.map(() => null));
  }

  /** For how many milliseconds the oldest text has waited for a processor of this machine; 0 where the model is elsewhere. */
  get waitingMs(): number {
    return 0;
  }

  /** Frees threads and memory. */
  abstract close(): Promise<void>;
}
