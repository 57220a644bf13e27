import { type Clock, SystemClock } from '#domain/service/clock.js';
import { DomainError, StartupError } from '#domain/service/errors.js';
import { ClockCheck } from './clock-check.js';
import { DiskCheck } from './disk-check.js';
import type { Graph } from './graph.js';

/** Stops an instance from writing when the write would be lost, or recorded forever at a wrong time. Reads continue. */
export class WriteGuard {
  readonly #clock: ClockCheck | null;
  readonly #disk: DiskCheck | null;

  /**
   * @param clock compared with the database's if it is the machine's; a test's clock is not checked.
   * @param dataDir the database's data directory, if it is on this machine.
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
   * From now on every write of this process is checked.
   * @throws StartupError if the clock is already wrong.
   */
  async begin(): Promise<void> {
    const fault = await this.clockFault();
    if (fault !== null) throw new StartupError(fault);
    this.graph.guardWrites(async () => {
      const reason = (await this.clockFault()) ?? (await this.#disk?.fault()) ?? null;
      if (reason !== null) throw new DomainError('UNAVAILABLE', reason);
    });
  }

  /** @returns in a sentence, why this instance must not serve, or `null`. With a wrong clock, its reads of "now" are wrong too. */
  async clockFault(): Promise<string | null> {
    return (await this.#clock?.fault()) ?? null;
  }

  /** @returns in a sentence, why the database cannot write, or `null`. */
  async databaseFault(): Promise<string | null> {
    return (await this.#disk?.fault()) ?? this.graph.writeFault;
  }
}
