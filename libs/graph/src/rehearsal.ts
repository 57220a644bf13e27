import { AsyncLocalStorage } from 'node:async_hooks';
import type { Session } from 'neo4j-driver';
import type { Queries, Query } from './query.js';
import { run } from './run-query.js';

/** After this time the server ends a rehearsal. On a busy machine planning everything takes a minute. */
export const REHEARSAL_TIMEOUT_MS = 180_000;

/** A query with its parameters. */
export interface Asked {
  readonly query: Query<Record<string, unknown>, unknown>;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A query that was rehearsed. */
export interface Rehearsed extends Asked {
  /** It was asked in a transaction that had written before, and not only because it was rehearsed. */
  readonly isBehindWrites: boolean;
}

/** Runs a query as part of the rehearsal. */
type Ask = <Params, Row>(query: Query<Params, Row>, params: Params, isBehindWrites: boolean) => Promise<Row[]>;

/** Measures how long a query takes. */
type Timed = <T>(path: string, work: () => Promise<T>) => Promise<T>;

/** Work that leaves nothing behind: all of its queries are in one transaction, which is rolled back. */
export class Rehearsal {
  readonly #underWay = new AsyncLocalStorage<{ ask?: Ask }>();

  /** What runs the queries of whoever asks, where that is part of a rehearsal that has not ended. */
  get queries(): Queries | undefined {
    const ask = this.#underWay.getStore()?.ask;
    return ask && { all: (query, params) => ask(query, params, false) };
  }

  /** The same for the queries of one transaction. */
  get transaction(): Queries | undefined {
    const ask = this.#underWay.getStore()?.ask;
    let wrote = false;
    return (
      ask && {
        all: (query, params) => {
          const isBehindWrites = wrote;
          wrote ||= query.mode === 'write';
          return ask(query, params, isBehindWrites);
        },
      }
    );
  }

  /**
   * @param work may call anything that uses the graph; it sees what it wrote, and nobody else does.
   * @returns the queries that were run, in order.
   */
  async play(session: Session, timed: Timed, work: () => Promise<void>): Promise<Rehearsed[]> {
    const transaction = session.beginTransaction({ timeout: REHEARSAL_TIMEOUT_MS });
    const asked: Rehearsed[] = [];
    const ask: Ask = (query, params, isBehindWrites) => {
      asked.push({ query, params, isBehindWrites } as unknown as Rehearsed);
      return timed(query.path, () => run(transaction, query, params));
    };
    const stage: { ask?: Ask } = { ask };
    try {
      await this.#underWay.run(stage, work);
      return asked;
    } finally {
      // Work that was begun and not waited for asks the database itself from here on.
      delete stage.ask;
      // A lost connection has rolled back already.
      await transaction.close().catch(() => undefined);
      await session.close().catch(() => undefined);
    }
  }
}
