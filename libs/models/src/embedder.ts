/** The embedding of a text: a unit vector, so that a dot product is the cosine. */
export type Vector = readonly number[];

/** A text with what was said right before it. Its words are embedded in that context, and only its own words count. */
export interface InContext {
  readonly before: string;
  readonly text: string;
}

/** The dimensions of a word's vector. */
export const WORD_DIMENSIONS = 128;

/** The vectors of the informative words of a text, concatenated, as integers from -7 to 7. */
export type WordVectors = Int8Array;

/**
 * The port to an embedding model. An abstract class and not an interface, because Nest injects by class.
 * Vectors of different models must not be compared: `model` and `dimensions` are stored in the graph and checked at start.
 */
export abstract class Embedder {
  /** A stable name of the model and its weights, such as `bge-small-en-v1.5-q`. */
  abstract readonly model: string;

  /** Length of every vector; 0 without an embedder (`EMBEDDER=none`). */
  abstract readonly dimensions: number;

  /**
   * @param texts any number of non-empty texts. Each is embedded on its own, so its vector does not depend on the others.
   * @returns one vector per text, in order; all `null` without an embedder.
   * @throws DomainError UNAVAILABLE if the model cannot be asked.
   */
  abstract embed(texts: readonly string[]): Promise<(Vector | null)[]>;

  /**
   * @param texts any number of texts.
   * @returns the vectors of the words of each text, in order; all `null` if the model only embeds whole texts.
   * @throws DomainError UNAVAILABLE if the model cannot be asked.
   */
  embedWords(texts: readonly InContext[]): Promise<(WordVectors | null)[]> {
    return Promise.resolve(texts.map(() => null));
  }

  /** How many milliseconds the oldest text has waited for this machine's processor; 0 if the model is elsewhere. */
  get waitingMs(): number {
    return 0;
  }

  /** Frees threads and memory. */
  abstract close(): Promise<void>;
}
