import { createHash } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { DomainError } from '#domain/errors.js';
import { ApiKeys, type KeyCaller } from '#keys/api-keys.js';
import type { Measured } from '../metrics/metrics.js';
import { keyIn } from '../requests/key.guard.js';
import { OtherDatabase } from './other-database.js';
import type { Part } from './part.js';

/** What is asked of this instance as a whole; the part at NEO4J_URI answers it. */
const OF_THE_INSTANCE = /^\/(?:health\/|metrics(?:$|[/?]))/;
/** So many keys are remembered with the database that knows them. */
const MOST = 10_000;

/** A part that does not know a key. */
class NotHere extends Error {}

/**
 * The databases besides that of NEO4J_URI. A request is handed to the part of the service that knows its key, before anything has been
 * read of it; from there on no other database can be reached. Without DATABASES nothing is looked at.
 */
@Injectable()
export class OtherDatabases implements BeforeApplicationShutdown {
  /** By the hash of a key who knows it; `null`: the part at NEO4J_URI. Whether the key still opens is asked there. */
  readonly #holders = new LRUCache<string, { readonly other: OtherDatabase | null }>({ max: MOST });
  #others: readonly OtherDatabase[] = [];

  constructor(private readonly keys: ApiKeys) {}

  /** Begins to work on databases; resolves when each has been tried. */
  async open(names: readonly string[], start: (name: string) => Promise<Part>): Promise<void> {
    this.#others = names.map((name) => new OtherDatabase(name, () => start(name)));
    await Promise.all(this.#others.map((other) => other.open()));
  }

  get count(): number {
    return this.#others.length;
  }

  get isAny(): boolean {
    return this.count > 0;
  }

  /**
   * @returns the part that a key is of; `null`: that at NEO4J_URI, also for a key that nobody knows.
   * @throws DomainError UNAVAILABLE when it may be of a database that does not answer.
   */
  async partOf(key: string): Promise<Part | null> {
    if (!this.isAny) return null;
    const hash = createHash('sha256').update(key).digest('base64');
    const known = this.#holders.get(hash);
    if (known) return known.other?.part ?? null;
    const asked = [null, ...this.#others].map(async (other) => {
      if (!(await isKnown(other?.part.keys ?? this.keys, key))) throw new NotHere();
      return { other };
    });
    const holder = await Promise.any(asked).catch((all: AggregateError) => this.nobody(all));
    if (!holder) return null;
    this.#holders.set(hash, holder);
    return holder.other?.part ?? null;
  }

  /** Who calls by a key, wherever it is of. */
  async opened(key: string): Promise<KeyCaller | null> {
    return ((await this.partOf(key))?.keys ?? this.keys).opened(key);
  }

  /** Hands over what is of another database. */
  readonly handOver = (request: Request, response: Response, next: NextFunction): void => {
    const key = this.isAny && !OF_THE_INSTANCE.test(request.url) ? keyIn(request) : undefined;
    if (key === undefined) return next();
    this.partOf(key).then((part) => (part ? part.answer(request, response) : next()), next);
  };

  /** Those whose tenants are not, or not wholly, served, each with the reason. */
  async faults(): Promise<Record<string, string>> {
    const faults = await Promise.all(this.#others.map(async (other) => [other.name, await other.fault()] as const));
    return Object.fromEntries(faults.filter((fault): fault is [string, string] => fault[1] !== null));
  }

  /** What is measured of those that answer. */
  async measured(): Promise<Measured[]> {
    return Promise.all(this.#others.filter(({ isOpen }) => isOpen).map(({ part }) => part.measured()));
  }

  /** While the models, which are lent to them, are still open. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.#others.map((other) => other.close()));
  }

  private nobody({ errors }: AggregateError): null {
    const others = errors.slice(1) as unknown[];
    const away = this.#others.filter((_, i) => !(others[i] instanceof NotHere));
    if (away.length === 0) return null;
    const names = away.map(({ name }) => name).join(', ');
    throw new DomainError('UNAVAILABLE', `This key may be of a database that does not answer (${names}); try again.`);
  }
}

/** A key that has expired is known as well: its part says so. */
async function isKnown(keys: ApiKeys, key: string): Promise<boolean> {
  try {
    return (await keys.tenantOf(key)) !== null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return true;
    throw error;
  }
}
