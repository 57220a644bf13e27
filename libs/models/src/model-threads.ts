import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { atOnce } from '#domain/at-once.js';
import { DomainError } from '#domain/errors.js';

/** What the threads run, and how it is called in a message. */
export interface ThreadsOptions<Task> {
  /** A module whose default export takes a task and returns its raw numbers. */
  readonly worker: URL;
  /** How many run at once; each loads the model. */
  readonly threads: number;
  /** Handed to each worker as it is. */
  readonly workerData: unknown;
  /** A task that any model can do, to have it loaded. */
  readonly trial: Task;
  /** Such as "embedding model". */
  readonly called: string;
}

/** Of so many steps the middle one is what a step takes: a long text among short ones is no sign of a long wait. */
const STEPS = 15;

/** Worker threads in which a model turns tasks into numbers, so that the event loop never waits for it. */
export class ModelThreads<Task> {
  readonly #workers: Piscina<Task, Float32Array>;
  readonly #logger = new Logger(ModelThreads.name);
  /** By when each was asked for. */
  readonly #running = new Map<Promise<Float32Array>, number>();
  /** How long it took from one task that was done to the next while some waited, the last ones. */
  readonly #steps: number[] = [];
  #lastDone = 0;
  #closed = false;

  constructor(private readonly options: ThreadsOptions<Task>) {
    const { worker, threads, workerData } = options;
    const bounds = { minThreads: threads, maxThreads: threads };
    // Else a task that finds no thread free goes behind those that came after it, each time, and may wait for ever.
    this.#workers = new Piscina({ filename: worker.href, ...bounds, stricterFIFO: true, workerData });
    // Piscina replaces the thread itself. Without a listener, one that dies between two tasks would end the process.
    this.#workers.on('error', (error: Error) =>
      this.#logger.warn(`A thread of the ${options.called} stopped: ${error.message}`),
    );
  }

  /** Runs the trial on every thread, so that each has its model loaded. Rejects with the worker's own error. */
  async warm(): Promise<void> {
    await Promise.all(Array.from({ length: this.options.threads }, () => this.#run(this.options.trial)));
  }

  /**
   * A call has at most one task a thread in Piscina's queue, so that calls take turns task by task: a question asked
   * during an ingest of 500 texts waits for the text that is being embedded, not for the 500.
   *
   * @returns the numbers of each task, in order.
   * @throws DomainError UNAVAILABLE when the model fails or its thread dies; the next call finds a new thread.
   */
  answers(tasks: readonly Task[]): Promise<Float32Array[]> {
    return atOnce(tasks, this.options.threads, (task) => this.#answer(task));
  }

  /**
   * The longer of two waits, in milliseconds; 0 where no task waits. The one is how long the oldest task has waited for its numbers. The
   * other is how long a new task would wait, as long as the last ones took: it grows at once with many tasks, and the first does not.
   */
  get waitingMs(): number {
    // The first was set first.
    const [oldest] = this.#running.values();
    return oldest === undefined ? 0 : Math.max(performance.now() - oldest, this.#running.size * this.#stepMs());
  }

  /** Waits for the tasks that are being done, fails those not yet begun, and ends the threads. */
  async close(): Promise<void> {
    this.#closed = true;
    // A thread ended while it loads or runs its model aborts the whole process; Piscina's own close can do that, as it
    // does not wait for every one of several threads.
    await Promise.allSettled(this.#running.keys());
    await this.#workers.destroy();
  }

  async #answer(task: Task): Promise<Float32Array> {
    // Once closed, Piscina would start a new thread for it.
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
