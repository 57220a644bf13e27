import { createHash } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { DomainError } from '#domain/service/errors.js';
import { ApiKeys, type KeyCaller } from '#keys/api-keys.js';
import type { Measured } from '../metrics/metrics.js';
import { keyIn } from '../requests/key.guard.js';
import { OtherDatabase } from './other-database.js';
import type { DatabasePart } from './database-part.js';

/** Paths about this instance as a whole, answered by the part at NEO4J_URI. */
const OF_THE_INSTANCE = /^\/(?:health\/|metrics(?:$|[/?]))/;
/** How many keys are remembered together with their database. */
const MOST = 10_000;

/** A part that does not know a key. */
class NotHere extends Error {}

/**
 * The databases besides that of NEO4J_URI. A request is handed to the part of the service that knows its key before anything of it is
 * read; after that no other database can be reached. Without DATABASES this does nothing.
 */
@Injectable()
export class OtherDatabases implements BeforeApplicationShutdown {
  /** The part that knows a key, by the key's hash; `null`: the part at NEO4J_URI. That part checks whether the key is still valid. */
  readonly #holders = new LRUCache<string, { readonly other: OtherDatabase | null }>({ max: MOST });
  #others: readonly OtherDatabase[] = [];

  constructor(private readonly keys: ApiKeys) {}

  /** Starts working on the databases; resolves when each has been tried. */
  async open(names: readonly string[], start: (name: string) => Promise<DatabasePart>): Promise<void> {
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
   * @returns the part to which a key belongs; `null`: that at NEO4J_URI, also for unknown keys.
   * @throws DomainError UNAVAILABLE if the key may belong to a database that does not answer.
   */
  async partOf(key: string): Promise<DatabasePart | null> {
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

  /** The caller of a key, in any database. */
  async opened(key: string): Promise<KeyCaller | null> {
    return ((await this.partOf(key))?.keys ?? this.keys).opened(key);
  }

  /** Hands over requests for another database. */
  readonly handOver = (request: Request, response: Response, next: NextFunction): void => {
    const key = this.isAny && !OF_THE_INSTANCE.test(request.url) ? keyIn(request) : undefined;
    if (key === undefined) return next();
    this.partOf(key).then((part) => (part ? part.answer(request, response) : next()), next);
  };

  /** The databases whose tenants are not fully served, each with the reason. */
  async faults(): Promise<Record<string, string>> {
    const faults = await Promise.all(this.#others.map(async (other) => [other.name, await other.fault()] as const));
    return Object.fromEntries(faults.filter((fault): fault is [string, string] => fault[1] !== null));
  }

  /** The metrics of the databases that answer. */
  async measured(): Promise<Measured[]> {
    return Promise.all(this.#others.filter(({ isOpen }) => isOpen).map(({ part }) => part.measured()));
  }

  /** Runs while the shared models are still open. */
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

/** An expired key is known too: its part reports that. */
async function isKnown(keys: ApiKeys, key: string): Promise<boolean> {
  try {
    return (await keys.tenantOf(key)) !== null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return true;
    throw error;
  }
}
