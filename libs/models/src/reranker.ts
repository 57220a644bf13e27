/** The port to a model that reads a question and a text together and says how well the text answers it. */
export abstract class Reranker {
  /**
   * @param texts at least one.
   * @returns of each text, in the same order, how well it answers the question, from 0 to 1; `null` where it was not said.
   * @throws DomainError UNAVAILABLE when there is no answer in time; the caller then ranks without.
   */
  abstract relevance(question: string, texts: readonly string[]): Promise<readonly (number | null)[]>;
}

/** The injection token of `Reranker | null`: null means that none is configured. */
export const RERANKER = Symbol('Reranker');
