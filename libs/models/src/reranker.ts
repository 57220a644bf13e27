/** The port to a model that reads a question and a text together and rates how well the text answers it. */
export abstract class Reranker {
  /**
   * @param texts at least one.
   * @returns for each text, in order, how well it answers the question, from 0 to 1; `null` if not rated.
   * @throws DomainError UNAVAILABLE if there is no answer in time; the caller then ranks without.
   */
  abstract relevance(question: string, texts: readonly string[]): Promise<readonly (number | null)[]>;
}

/**
 * The injection token of `Reranker
 * null`; null: none is configured.
 */
export const RERANKER = Symbol('Reranker');
