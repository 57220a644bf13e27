import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { DomainError } from '#domain/errors.js';

/** Worker threads that turn texts into raw vectors, so that the event loop never waits for a model. */
export class EmbeddingThreads {
  readonly #workers: Piscina<string, Float32Array>;
  readonly #logger = new Logger(EmbeddingThreads.name);
  readonly #running = new Set<Promise<Float32Array>>();
  #closed = false;

  /**
   * @param worker a module whose default export takes a text and returns its raw vector.
   * @param threads how many run at once; each loads the model.
   * @param workerData handed to each worker as it is.
   */
  constructor(
    worker: URL,
    private readonly threads: number,
    workerData: string,
  ) {
    this.#workers = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads, workerData });
    // Piscina replaces the thread itself. Without a listener, one that dies between two texts would end the process.
    this.#workers.on('error', (error: Error) => this.#logger.warn(`An embedding thread stopped: ${error.message}`));
  }

  /** Runs one text on every thread, so that each has its model loaded. Rejects with the worker's own error. */
  async warm(): Promise<void> {
    await Promise.all(Array.from({ length: this.threads }, () => this.#run('warm')));
  }

  /**
   * A call has at most one text a thread in Piscina's queue, so that calls take turns text by text: a question asked
   * during an ingest of 500 texts waits for the text that is being embedded, not for the 500.
   *
   * @returns one raw vector a text, in order.
   * @throws DomainError UNAVAILABLE when the model fails or its thread dies; the next call finds a new thread.
   */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors = new Array<Float32Array>(texts.length);
    const left = texts.entries();
    const lane = async (): Promise<void> => {
      for (const [position, text] of left) vectors[position] = await this.#vector(text);
    };
    await Promise.all(Array.from({ length: this.threads }, lane));
    return vectors;
  }

  /** Waits for the texts that are being embedded, fails those not yet begun, and ends the threads. */
  async close(): Promise<void> {
    this.#closed = true;
    // A thread ended while it loads or runs its model aborts the whole process; Piscina's own close can do that, as it
    // does not wait for every one of several threads.
    await Promise.allSettled(this.#running);
    await this.#workers.destroy();
  }

  async #vector(text: string): Promise<Float32Array> {
    // Once closed, Piscina would start a new thread for it.
    if (this.#closed) throw new DomainError('UNAVAILABLE', 'The embedding model is closed.');
    try {
      return await this.#run(text);
    } catch (cause) {
      throw new DomainError('UNAVAILABLE', 'The embedding model failed; try again.', [], { cause });
    }
  }

  async #run(text: string): Promise<Float32Array> {
    const run = this.#workers.run(text);
    this.#running.add(run);
    try {
      return await run;
    } finally {
      this.#running.delete(run);
    }
  }
}
