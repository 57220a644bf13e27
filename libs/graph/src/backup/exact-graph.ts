import neo4j, { type Driver, Neo4jError, type Session, type Transaction } from 'neo4j-driver';
import type { Connection } from '../graph.js';
import type { Query } from '../query.js';
import { queryText } from '../query-text.js';

/** Parameters as the driver takes them: a `bigint` is an integer, a number a float. */
type Exact<Params> = { readonly [name in keyof Params]: unknown };

/** A transaction that is rolled back at its end and holds its locks until then. */
export interface Held {
  all<Params, Row>(query: Query<Params, Row>, params: Exact<Params>): Promise<Row[]>;
  /** Streams rows. The database waits for a slow reader, so few rows are in memory at a time. */
  each<Params, Row>(query: Query<Params, Row>, params: Exact<Params>): AsyncIterable<Row>;
}

/** Rows in memory at a time; a row can have two vectors and a text. */
const FETCHED = 500;
const ATTEMPTS = 5;
/** In milliseconds. Far more than the largest contact needs, but limited in case this process hangs. */
const TIMEOUT_MS = 600_000;

/**
 * Database access for backups: values as stored, integers distinct from floats, instants unchanged, and rows as a stream. The service
 * itself uses `Graph`, with numbers and `Date`s.
 */
export class ExactGraph {
  readonly #driver: Driver;
  readonly #database: string | undefined;

  constructor({ uri, user, password, database }: Connection) {
    this.#database = database;
    this.#driver = neo4j.driver(uri, neo4j.auth.basic(user, password), {
      useBigInt: true,
      fetchSize: FETCHED,
      maxTransactionRetryTime: 60_000,
      telemetryDisabled: true,
      userAgent: 'palimpsest',
    });
  }

  /** Runs one query in its own transaction; retried after a deadlock. */
  async all<Params, Row>(query: Query<Params, Row>, params: Exact<Params>): Promise<Row[]> {
    const session = this.session();
    try {
      const run = (transaction: Pick<Transaction, 'run'>): Promise<Row[]> =>
        collected(rowsOf(transaction, query, params));
      const config = { timeout: TIMEOUT_MS };
      return await (query.mode === 'read' ? session.executeRead(run, config) : session.executeWrite(run, config));
    } finally {
      await session.close();
    }
  }

  /** Runs `work` in a transaction that is then rolled back. It is restarted a few times if the database asks for that. */
  async hold(work: (held: Held) => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.holdOnce(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof Neo4jError && error.retriable)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 100 * attempt));
      }
    }
  }

  async close(): Promise<void> {
    await this.#driver.close();
  }

  private async holdOnce(work: (held: Held) => Promise<void>): Promise<void> {
    const session = this.session();
    const transaction = session.beginTransaction({ timeout: TIMEOUT_MS });
    try {
      await work({
        all: (query, params) => collected(rowsOf(transaction, query, params)),
        each: (query, params) => rowsOf(transaction, query, params),
      });
    } finally {
      await transaction.close().catch(() => undefined);
      await session.close();
    }
  }

  private session(): Session {
    return this.#driver.session(this.#database === undefined ? {} : { database: this.#database });
  }
}

async function* rowsOf<Params, Row>(
  transaction: Pick<Transaction, 'run'>,
  { path }: Query<Params, Row>,
  params: Exact<Params>,
): AsyncGenerator<Row> {
  for await (const record of transaction.run(queryText(path), params)) yield record.toObject() as Row;
}

async function collected<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
