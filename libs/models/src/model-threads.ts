import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { mapConcurrently } from '#domain/service/concurrent.js';
import { DomainError } from '#domain/service/errors.js';

/** What the threads run, and its name in messages. */
export interface ThreadsOptions<Task> {
  /** A module whose default export takes a task and returns raw numbers. */
  readonly worker: URL;
  /** The number of threads; each loads the model. */
  readonly threads: number;
  /** Passed to each worker unchanged. */
  readonly workerData: unknown;
  /** A trivial task, to load the model. */
  readonly trial: Task;
  /** Such as "embedding model". */
  readonly called: string;
}

/** A step's duration is the median of this many, so that one long text does not suggest a long wait. */
const STEPS = 15;

/** Worker threads in which a model turns tasks into numbers, so that the event loop never waits. */
export class ModelThreads<Task> {
  readonly #workers: Piscina<Task, Float32Array>;
  readonly #logger = new Logger(ModelThreads.name);
  /** When each task was requested. */
  readonly #running = new Map<Promise<Float32Array>, number>();
  /** The latest intervals between completed tasks while others waited. */
  readonly #steps: number[] = [];
  #lastDone = 0;
  #closed = false;

  constructor(private readonly options: ThreadsOptions<Task>) {
    const { worker, threads, workerData } = options;
    const bounds = { minThreads: threads, maxThreads: threads };
    // Otherwise a task that finds no thread free would repeatedly queue behind later ones, and might wait forever.
    this.#workers = new Piscina({ filename: worker.href, ...bounds, stricterFIFO: true, workerData });
    // Piscina replaces the thread itself. Without a listener, a thread that dies between tasks would end the process.
    this.#workers.on('error', (error: Error) =>
      this.#logger.warn(`A thread of the ${options.called} stopped: ${error.message}`),
    );
  }

  /** Runs the trial task on every thread to load the model. Rejects with the worker's own error. */
  async warm(): Promise<void> {
    await Promise.all(Array.from({ length: this.options.threads }, () => this.#run(this.options.trial)));
  }

  /**
   * A call has at most one task per thread in Piscina's queue, so that calls take turns task by task: a question asked during an ingest
   * of 500 texts waits for the text being embedded, not for all 500.
   *
   * @returns the numbers of each task, in order.
   * @throws DomainError UNAVAILABLE if the model fails or its thread dies; the next call gets a new thread.
   */
  answers(tasks: readonly Task[]): Promise<Float32Array[]> {
    return mapConcurrently(tasks, this.options.threads, (task) => this.#answer(task));
  }

  /**
   * The longer of two waits, in milliseconds; 0 if no task waits: how long the oldest task has waited, and how long a new task would wait
   * at the recent speed. The second grows at once when many tasks arrive, the first does not.
   */
  get waitingMs(): number {
    // The first was set first.
    const [oldest] = this.#running.values();
    return oldest === undefined ? 0 : Math.max(performance.now() - oldest, this.#running.size * this.#stepMs());
  }

  /** Waits for running tasks, fails those not started, and ends the threads. */
  async close(): Promise<void> {
    this.#closed = true;
    // Ending a thread while it loads or runs its model aborts the whole process. Piscina's own close can do that, because with several
    // threads it does not wait for all.
    await Promise.allSettled(this.#running.keys());
    await this.#workers.destroy();
  }

  async #answer(task: Task): Promise<Float32Array> {
    // After closing, Piscina would start a new thread for it.
    if (this.#closed) throw new DomainError('UNAVAILABLE', `The ${this.options.called} is closed.`);
    const asked = performance.now();
    try {
      return await this.#run(task);
    } catch (cause) {
      throw new DomainError('UNAVAILABLE', `The ${this.options.called} failed; try again.`, [], { cause });
    } finally {
      this.#done(asked);
    }
  }

  async #run(task: Task): Promise<Float32Array> {
    const run = this.#workers.run(task);
    this.#running.set(run, performance.now());
    try {
      return await run;
    } finally {
      this.#running.delete(run);
    }
  }

  #done(asked: number): void {
    const now = performance.now();
    this.#steps.push(now - Math.max(asked, this.#lastDone));
    if (this.#steps.length > STEPS) this.#steps.shift();
    this.#lastDone = now;
  }

  #stepMs(): number {
    return this.#steps.toSorted((a, b) => a - b)[this.#steps.length >> 1] ?? 0;
  }
}
