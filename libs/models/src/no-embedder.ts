import { Embedder } from './embedder.js';

/** No embedder (`EMBEDDER=none`): memories are found only by words and structure. */
export class NoEmbedder extends Embedder {
  readonly model = 'none';
  readonly dimensions = 0;

  embed(texts: readonly string[]): Promise<null[]> {
    return Promise.resolve(texts.map(() => null));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
