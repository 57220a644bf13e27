import { Embedder } from './embedder.js';

/** The choice of no embedder (`EMBEDDER=none`): memories are found by their words and their structure alone. */
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
