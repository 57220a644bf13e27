import type { InContext, WordVectors } from '#models/embedder.js';
import { WORD_DIMENSIONS } from '#models/embedder.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';

/** The scripted embedder with a vector for each word: only the same word is near. */
export class WordEmbedder extends ScriptedEmbedder {
  readonly #places = new Map<string, number>();
  /** Every text whose words were asked for, in order. */
  readonly readInContext: InContext[] = [];

  override embedWords(texts: readonly InContext[]): Promise<WordVectors[]> {
    this.readInContext.push(...texts);
    return Promise.resolve(
      texts.map(({ text }) => Int8Array.from(wordsOf(text).flatMap((word) => this.#vector(word)))),
    );
  }

  #vector(word: string): number[] {
    const place = this.#places.get(word) ?? this.#places.size % WORD_DIMENSIONS;
    this.#places.set(word, place);
    return Array.from({ length: WORD_DIMENSIONS }, (_, i) => (i === place ? 7 : 0));
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
