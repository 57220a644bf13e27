import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FUNCTION_WORDS } from '#domain/recall/function-words.js';
import { StartupError } from '#domain/service/errors.js';
import { Embedder, type InContext, Vector, WORD_DIMENSIONS, type WordVectors } from './embedder.js';
import type { EmbedderFiles, EmbeddingTask } from './local-embedder.worker.js';
import { ModelThreads } from './model-threads.js';
import { unitVector } from './unit-vector.js';

/** The model's name in the graph, and its directory under that of the models. */
export const LOCAL_MODEL = 'bge-small-en-v1.5-q';

/** `.ts` when run from source, `.js` from dist: the worker is beside this file in both. */
const WORKER = new URL(`./local-embedder.worker${extname(import.meta.url)}`, import.meta.url);
const PROJECTION = fileURLToPath(new URL('../words/projection.bin', import.meta.url));
/** In longer texts only the rarest words have a vector; 64 take 4 kB. */
const MOST_WORDS = 64;

/**
 * bge-small-en-v1.5, quantized to int8, on this machine's processor: 384 dimensions, English, up to 512 tokens (the rest is ignored). No
 * query prefix, which did not help when measured.
 */
export class LocalEmbedder extends Embedder {
  readonly model = LOCAL_MODEL;
  readonly dimensions = 384;

  private constructor(private readonly threads: ModelThreads<EmbeddingTask>) {
    super();
  }

  /**
   * @param options `directory` contains model.onnx and tokenizer.json; each of `threads` loads the model (130 MB, then 80 MB each).
   * @returns the embedder with its model loaded.
   * @throws StartupError if a file is missing or does not load.
   */
  static async create(options: { directory: string; threads: number }): Promise<LocalEmbedder> {
    const { directory, threads } = options;
    for (const file of ['model.onnx', 'tokenizer.json']) await mustRead(join(directory, file));
    const files: EmbedderFiles = {
      ...{ directory, projection: PROJECTION, builtWith: [...FUNCTION_WORDS] },
      ...{ wordDimensions: WORD_DIMENSIONS, mostWords: MOST_WORDS },
    };
    const embedding = new ModelThreads<EmbeddingTask>({
      worker: WORKER,
      threads,
      workerData: files,
      trial: 'warm',
      called: 'embedding model',
    });
    try {
      await embedding.warm();
    } catch (cause) {
      await embedding.close();
      throw new StartupError(`The embedding model in ${directory} does not load: delete it and start again.`, {
        cause,
      });
    }
    return new LocalEmbedder(embedding);
  }

  async embed(texts: readonly string[]): Promise<Vector[]> {
    const vectors = await this.threads.answers(texts);
    return vectors.map(unitVector);
  }

  override async embedWords(texts: readonly InContext[]): Promise<WordVectors[]> {
    const numbers = await this.threads.answers(texts.map(({ before, text }) => ({ before, text })));
    return numbers.map((ofText) => Int8Array.from(ofText));
  }

  override get waitingMs(): number {
    return this.threads.waitingMs;
  }

  /** Must be awaited before the process exits: a thread that is stopped during a text aborts it (exit code 134). */
  close(): Promise<void> {
    return this.threads.close();
  }
}

async function mustRead(file: string): Promise<void> {
  try {
    await access(file);
  } catch (cause) {
    throw new StartupError(
      `The embedding model is missing (${file}): fetch it with ./dev start, or set EMBEDDER to openai or none.`,
      { cause },
    );
  }
}
