import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DomainError } from '#domain/service/errors.js';
import type { DatabasePart } from './database-part.js';

/** Retry interval for a database that was away at the start. */
const AGAIN_MS = 5_000;
/** Timeout, so that a readiness probe does not wait for a hanging database. */
const LOOK_MS = 800;

/** One of DATABASES, with the part of the service that works on it once it has answered. */
export class OtherDatabase {
  readonly #logger = new Logger('Databases');
  readonly #closing = new AbortController();
  #part: DatabasePart | null = null;
  #opening: Promise<void> = Promise.resolve();

  constructor(
    readonly name: string,
    private readonly start: () => Promise<DatabasePart>,
  ) {}

  /** Resolves after the first attempt; further ones are made until it is open. */
  async open(): Promise<void> {
    await this.try();
    if (this.#part === null) this.#opening = this.keepTrying();
  }

  /** @throws DomainError UNAVAILABLE while it is not open. */
  get part(): DatabasePart {
    if (this.#part) return this.#part;
    throw new DomainError('UNAVAILABLE', `The database ${this.name} does not answer; try again.`);
  }

  get isOpen(): boolean {
    return this.#part !== null;
  }

  /** @returns in a sentence, why its tenants are not fully served, or `null`; never rejects. */
  async fault(): Promise<string | null> {
    const late = pause(LOOK_MS, 'It does not answer.', { ref: false });
    const look = async (): Promise<string | null> => this.part.fault();
    return Promise.race([late, look().catch((error: unknown) => (error as Error).message)]);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#opening;
    await this.#part?.close();
  }

  private async keepTrying(): Promise<void> {
    while (this.#part === null && !this.#closing.signal.aborted) {
      await pause(AGAIN_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      if (!this.#closing.signal.aborted) await this.try();
    }
  }

  private async try(): Promise<void> {
    try {
      this.#part = await this.start();
    } catch (error) {
      this.#logger.warn(`The tenants of the database ${this.name} are not served: ${(error as Error).message}`);
    }
  }
}
