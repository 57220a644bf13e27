import { AsyncLocalStorage } from 'node:async_hooks';
import type { Session } from 'neo4j-driver';
import type { Queries, Query } from './query.js';
import { run } from './run-query.js';

/** On a busy machine planning everything takes a minute. */
const TIMEOUT_MS = 180_000;

/** A query with its parameters. */
export interface Asked {
  readonly query: Query<Record<string, unknown>, unknown>;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Measures how long a query takes. */
type Timed = <T>(path: string, work: () => Promise<T>) => Promise<T>;

/** Work that leaves nothing behind: all of its queries are in one transaction, which is rolled back. */
export class Rehearsal {
  readonly #underWay = new AsyncLocalStorage<Queries>();

  /** The transaction of the rehearsal that the current code is part of, if it is part of one. */
  get queries(): Queries | undefined {
    return this.#underWay.getStore();
  }

  /**
   * @param work may call anything that uses the graph; it sees what it wrote, and nobody else does.
   * @returns the queries that were run, in order.
   */
  async play(session: Session, timed: Timed, work: () => Promise<void>): Promise<Asked[]> {
    const transaction = session.beginTransaction({ timeout: TIMEOUT_MS });
    const asked: Asked[] = [];
    const queries: Queries = {
      all: (query, params) => {
        asked.push({ query, params } as unknown as Asked);
        return timed(query.path, () => run(transaction, query, params));
      },
    };
    try {
      await this.#underWay.run(queries, work);
      return asked;
    } finally {
      // A lost connection has rolled back already.
      await transaction.close().catch(() => undefined);
      await session.close().catch(() => undefined);
    }
  }
}
