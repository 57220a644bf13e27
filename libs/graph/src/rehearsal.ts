import { AsyncLocalStorage } from 'node:async_hooks';
import type { Session } from 'neo4j-driver';
import type { Queries } from './query.js';
import { run } from './run-query.js';

/** After this time the server ends a rehearsal. On a busy machine, planning all queries takes a minute. */
export const REHEARSAL_TIMEOUT_MS = 180_000;

/** Runs a query as part of the rehearsal. */
type Ask = Queries['all'];

/** Measures how long a query takes. */
type Timed = <T>(path: string, work: () => Promise<T>) => Promise<T>;

/** Work that leaves nothing behind: all its queries run in one transaction, which is rolled back. */
export class Rehearsal {
  readonly #underWay = new AsyncLocalStorage<{ ask?: Ask }>();

  /** Runs the caller's queries, if the caller is part of a rehearsal in progress. */
  get queries(): Queries | undefined {
    const ask = this.#underWay.getStore()?.ask;
    return ask && { all: ask };
  }

  /**
   * @param work may call anything that uses the graph; only it sees what it wrote.
   * @returns the paths of the queries in order.
   */
  async play(session: Session, timed: Timed, work: () => Promise<void>): Promise<string[]> {
    const transaction = session.beginTransaction({ timeout: REHEARSAL_TIMEOUT_MS });
    const asked: string[] = [];
    const ask: Ask = (query, params) => {
      asked.push(query.path);
      return timed(query.path, () => run(transaction, query, params));
    };
    const stage: { ask?: Ask } = { ask };
    try {
      await this.#underWay.run(stage, work);
      return asked;
    } finally {
      // Work that was started but not awaited uses the database directly from here on.
      delete stage.ask;
      // A lost connection has rolled back already.
      await transaction.close().catch(() => undefined);
      await session.close().catch(() => undefined);
    }
  }
}
