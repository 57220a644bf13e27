import neo4j, {
  type BookmarkManager,
  type Driver,
  type ManagedTransaction,
  Neo4jError,
  type Session,
  type Transaction,
} from 'neo4j-driver';
import { DomainError } from '#domain/errors.js';
import { decode, encode } from './codec.js';
import { Outdated, untilFree } from './contention.js';
import type { Query } from './query.js';
import { queryText } from './query-text.js';

/** Runs typed queries; inside a transaction, or each on its own. */
export interface Queries {
  /** @returns every row of the query. */
  all<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]>;
}

/** Where the database is and how to log in. */
export interface Connection {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  /** Default: the home database of the user. */
  readonly database?: string | undefined;
}

/** Told how long a query took, from sending it to its last row. */
export type QueryObserver = (path: string, seconds: number) => void;

/** How long a write may hold its locks before the server ends it. */
const WRITE_TIMEOUT_MS = 60_000;
const READ_TIMEOUT_MS = 30_000;

/** The database. The only door to neo4j-driver; everything above speaks in typed queries and `Date`s. */
export class Graph implements Queries {
  private readonly driver: Driver;
  private readonly bookmarks: BookmarkManager = neo4j.bookmarkManager();
  private observer: QueryObserver = () => undefined;

  constructor(private readonly connection: Connection) {
    const { uri, user, password } = connection;
    this.driver = neo4j.driver(uri, neo4j.auth.basic(user, password), {
      disableLosslessIntegers: true,
      connectionTimeout: 3_000,
      connectionAcquisitionTimeout: 5_000,
      maxConnectionPoolSize: 64,
      // A database that was restarted leaves dead connections in the pool; one that idled is tried before it is used.
      connectionLivenessCheckTimeout: 5_000,
      telemetryDisabled: true,
      userAgent: 'palimpsest',
    });
  }

  /** From now on every query is timed for the observer. */
  observe(observer: QueryObserver): void {
    this.observer = observer;
  }

  /**
   * Runs one query on its own. A read is tried again on another connection if the first was dead; a write after a deadlock,
   * never after a commit whose answer was lost.
   * @param timeoutMs when the server ends it; default: 30 s for a read, 60 s for a write.
   */
  async all<Params, Row>(
    query: Query<Params, Row>,
    params: Params,
    { timeoutMs = query.mode === 'read' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS }: { timeoutMs?: number } = {},
  ): Promise<Row[]> {
    const alone = (): Promise<Row[]> => this.runAlone(query, params, timeoutMs);
    try {
      return await (query.mode === 'write' ? untilFree(alone) : alone());
    } catch (error) {
      if (query.mode === 'read' && lostConnection(error)) return alone().catch(rethrow);
      throw translated(error);
    }
  }

  /**
   * Runs `work` in one write transaction: all of it is kept, or none. Work that throws is rolled back.
   * It may run several times, after a deadlock or where it throws {@link Outdated}; never after a commit whose answer was lost.
   * @throws DomainError UNAVAILABLE when others kept it from its locks for too long.
   */
  async write<T>(work: (transaction: Queries) => Promise<T>): Promise<T> {
    return untilFree(async () => {
      const session = this.session('write');
      try {
        return await runIn(session, work, this.timed);
      } finally {
        await session.close();
      }
    }).catch(rethrow);
  }

  /** @throws DomainError UNAVAILABLE when the database does not answer. */
  async ping(): Promise<void> {
    await this.driver.verifyConnectivity(this.home).catch(rethrow);
  }

  async close(): Promise<void> {
    await this.driver.close();
  }

  private readonly timed: Timed = async (path, work) => {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.observer(path, (performance.now() - started) / 1_000);
    }
  };

  private get home(): { database?: string } {
    const { database } = this.connection;
    return database === undefined ? {} : { database };
  }

  private session(mode: 'read' | 'write' | 'schema'): Session {
    return this.driver.session({
      ...this.home,
      defaultAccessMode: mode === 'read' ? neo4j.session.READ : neo4j.session.WRITE,
      bookmarkManager: this.bookmarks,
    });
  }

  private async runAlone<Params, Row>(query: Query<Params, Row>, params: Params, timeout: number): Promise<Row[]> {
    const session = this.session(query.mode);
    try {
      return await this.timed(query.path, () => run(session, query, params, { timeout }));
    } finally {
      await session.close();
    }
  }
}

type Timed = <T>(path: string, work: () => Promise<T>) => Promise<T>;

async function runIn<T>(session: Session, work: (transaction: Queries) => Promise<T>, timed: Timed): Promise<T> {
  const transaction: Transaction = session.beginTransaction({ timeout: WRITE_TIMEOUT_MS });
  try {
    const result = await work({
      all: (query, params) => timed(query.path, () => run(transaction, query, params)),
    });
    await timed('commit', () => transaction.commit());
    return result;
  } finally {
    // Rolls back what was not committed; a lost connection has rolled back already.
    await transaction.close().catch(() => undefined);
  }
}

async function run<Params, Row>(
  runner: Pick<Session | ManagedTransaction, 'run'>,
  { path, params: kinds }: Query<Params, Row>,
  params: Params,
  config?: { timeout: number },
): Promise<Row[]> {
  const encoded = Object.fromEntries(
    Object.entries(params as Record<string, unknown>).map(([name, value]) => [
      name,
      encode((kinds as Record<string, string>)[name] ?? 'map', value),
    ]),
  );
  const { records } = await (runner as Session).run(queryText(path), encoded, config);
  return records.map((record) => decode(record.toObject()) as Row);
}

function lostConnection(error: unknown): boolean {
  return error instanceof Neo4jError && (error.code === 'ServiceUnavailable' || error.code === 'SessionExpired');
}

/** Driver errors that pass become UNAVAILABLE; what a caller did wrong was found before a query ran, so the rest are faults of ours. */
function translated(error: unknown): unknown {
  if (error instanceof Outdated) return unavailable('Others write about the same all the time; try again.', error);
  if (!(error instanceof Neo4jError)) return error;
  const passes = error.retriable || lostConnection(error) || PASSING.has(error.code);
  return passes ? unavailable('The database does not answer; try again.', error) : error;
}

function unavailable(message: string, cause: unknown): DomainError {
  return new DomainError('UNAVAILABLE', message, [], { cause });
}

const PASSING: ReadonlySet<string> = new Set([
  'Neo.ClientError.Security.AuthenticationRateLimit',
  'Neo.DatabaseError.General.UnknownError',
  'Neo.DatabaseError.Statement.ExecutionFailed',
  'Neo.ClientError.Transaction.TransactionTimedOut',
  'Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration',
  'Neo.ClientError.General.DatabaseUnavailable',
]);

function rethrow(error: unknown): never {
  throw translated(error);
}
