import { type Clock, SystemClock } from '#domain/clock.js';
import { DomainError, StartupError } from '#domain/errors.js';
import { ClockCheck } from './clock-check.js';
import { DiskCheck } from './disk-check.js';
import type { Graph } from './graph.js';

/** Stops an instance from writing when the write would be lost, or recorded at a wrong time for ever. Reads go on. */
export class WriteGuard {
  readonly #clock: ClockCheck | null;
  readonly #disk: DiskCheck | null;

  /**
   * @param clock compared with the database's if it is the machine's; the clock of a test is not checked.
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
   * From now on it checks every write of this process.
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

  /** @returns why this instance must not serve, in a sentence, or `null`: with a wrong clock its reads of "now" are wrong as well. */
  async clockFault(): Promise<string | null> {
    return (await this.#clock?.fault()) ?? null;
  }

  /** @returns why the database cannot write, in a sentence, or `null`. */
  async databaseFault(): Promise<string | null> {
    return (await this.#disk?.fault()) ?? this.graph.writeFault;
  }
}
