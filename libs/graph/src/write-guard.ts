import { type Clock, SystemClock } from '#domain/clock.js';
import { DomainError, StartupError } from '#domain/errors.js';
import { ClockCheck } from './clock-check.js';
import { DiskCheck } from './disk-check.js';
import type { Graph } from './graph.js';

/** Keeps an instance from writing what would not be kept, or would stand at a wrong time for ever. Reads go on. */
export class WriteGuard {
  readonly #clock: ClockCheck | null;
  readonly #disk: DiskCheck | null;

  /**
   * @param clock compared with the database's if it is the machine's; one that a test sets says what it likes.
   * @param dataDir where the database keeps its data, if that is on this machine.
   */
  constructor(
    private readonly graph: Graph,
    clock: Clock,
    dataDir: string | undefined,
  ) {
    this.#clock = clock instanceof SystemClock ? new ClockCheck(graph, clock) : null;
    this.#disk = dataDir === undefined ? null : new DiskCheck(dataDir);
  }

  /**
   * From now on every write of this process is asked for.
   * @throws StartupError when the clock is wrong already.
   */
  async begin(): Promise<void> {
    const fault = await this.clockFault();
    if (fault !== null) throw new StartupError(fault);
    this.graph.guardWrites(async () => {
      const reason = (await this.clockFault()) ?? (await this.#disk?.fault()) ?? null;
      if (reason !== null) throw new DomainError('UNAVAILABLE', reason);
    });
  }

  /** @returns why this instance must not take part, in a sentence, or `null`: its reads of "now" are wrong as well. */
  async clockFault(): Promise<string | null> {
    return (await this.#clock?.fault()) ?? null;
  }

  /** @returns why the database cannot write, in a sentence, or `null`. */
  async databaseFault(): Promise<string | null> {
    return (await this.#disk?.fault()) ?? this.graph.writeFault;
  }
}
