import { createHmac, hkdfSync } from 'node:crypto';
import neo4j, { type BookmarkManager, type Driver, type Session } from 'neo4j-driver';
import { Instruments } from '#domain/service/instruments.js';
import { Absence } from './absence.js';
import { bookmarksOfCall } from './bookmarks.js';
import { elsewhere, untilFree, untilMade } from './contention.js';
import { CannotWrite, lostServer, passesForReads, translated } from './database-errors.js';
import { connect, type Connection } from './driver.js';
import type { Queries, Query } from './query.js';
import { Rehearsal, REHEARSAL_TIMEOUT_MS } from './rehearsal.js';
import { plan, run } from './run-query.js';
import { Servers } from './servers.js';
import { noteWrite, runIn, type Timed, WRITE_TIMEOUT_MS } from './transaction.js';
import { Watchdog } from './watchdog.js';

export type { Connection } from './driver.js';
export type { Queries } from './query.js';

/** Called before every write; throws if nothing may be written now. */
export type WriteCheck = () => Promise<void>;

/** Called with the duration of a query, from sending it to its last row. */
export type QueryObserver = (path: string, seconds: number) => void;

const READ_TIMEOUT_MS = 30_000;
/** Extra time for the server to report that it ended a call, and for work before its first query. */
const GRACE_MS = 5_000;
const PING_TIMEOUT_MS = 5_000;

/** The database. The only user of neo4j-driver; all other code works with typed queries and `Date`s. */
export class Graph implements Queries {
  private driver: Driver;
  private readonly bookmarks: BookmarkManager = neo4j.bookmarkManager();
  private observer: QueryObserver = () => undefined;
  private checkWrite: WriteCheck = () => Promise.resolve();
  #writeFault: string | null = null;
  private readonly rehearsal = new Rehearsal();
  private readonly servers: Servers;
  private readonly absence = new Absence();
  private readonly watchdog = new Watchdog(
    (withinMs) => this.servers.answer(withinMs),
    () => this.reconnect(),
  );

  readonly #hashKey: ArrayBuffer;

  constructor(
    private readonly connection: Connection,
    private readonly instruments = new Instruments(),
  ) {
    this.driver = connect(connection);
    this.servers = new Servers(connection.uri);
    this.#hashKey = hkdfSync('sha256', connection.password, '', 'palimpsest/requests', 32);
  }

  /**
   * A keyed hash for values that could be guessed from a plain hash. The key is derived from the database password, which every instance
   * has and no backup or query reveals.
   */
  keyedHash(text: string): string {
    return createHmac('sha256', Buffer.from(this.#hashKey)).update(text).digest('hex');
  }

  /** Sets the observer that gets the duration of every query. */
  observe(observer: QueryObserver): void {
    this.observer = observer;
  }

  /** Sets the check that runs before every write. */
  guardWrites(check: WriteCheck): void {
    this.checkWrite = check;
  }

  /** Sets who is told when the database answers again after it was away. A single lost connection is no absence. */
  whenBack(listener: () => void): void {
    this.absence.whenOver(listener);
  }

  /** In a sentence, why the database could not write at the last attempt, or `null`. */
  get writeFault(): string | null {
    return this.#writeFault;
  }

  /** The number of queries and transactions in progress, including those that wait for a connection. */
  get callsUnderWay(): number {
    return this.watchdog.underWay;
  }

  /**
   * Runs one query on its own. A read is retried after any temporary fault, on another server if there is one. A write is retried after a
   * deadlock, never after a commit whose answer was lost.
   * @param timeoutMs when the server ends it. Default: 30 s for a read, 60 s for a write.
   */
  async all<Params, Row>(
    query: Query<Params, Row>,
    params: Params,
    { timeoutMs = query.mode === 'read' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS }: { timeoutMs?: number } = {},
  ): Promise<Row[]> {
    const rehearsed = this.rehearsal.queries;
    if (rehearsed) return rehearsed.all(query, params).catch(rethrow);
    const alone = (): Promise<Row[]> => this.runAlone(query, params, timeoutMs);
    try {
      if (query.mode === 'read') return await elsewhere(() => untilFree(alone), passesForReads);
      if (query.mode === 'write') await this.checkWrite();
      return await (query.mode === 'schema' ? untilMade(alone) : untilFree(alone));
    } catch (error) {
      throw this.given(error);
    }
  }

  /**
   * Runs `work` in one write transaction, which is committed as a whole or rolled back if `work` throws. It may run several times: after
   * a deadlock, if it throws `Outdated`, and if its server was lost before the commit was sent; never after a commit whose answer was
   * lost.
   * @throws DomainError UNAVAILABLE if others held its locks for too long.
   */
  async write<T>(work: (transaction: Queries) => Promise<T>): Promise<T> {
    const rehearsed = this.rehearsal.queries;
    if (rehearsed) return work(rehearsed).catch(rethrow);
    await this.checkWrite();
    return elsewhere(() => untilFree(() => this.attempt(work)), lostServer).catch((error: unknown) => {
      throw this.given(error);
    });
  }

  /**
   * Runs work without leaving anything behind or being visible to others: all its queries, including those of services that it calls, run
   * in one transaction that is rolled back.
   * @returns the paths of the queries in order.
   */
  rehearse(work: () => Promise<void>): Promise<string[]> {
    const play = (): Promise<string[]> => this.rehearsal.play(this.session('write'), this.timed, work);
    return this.watchdog.over(REHEARSAL_TIMEOUT_MS + GRACE_MS, play).catch(rethrow);
  }

  /**
   * Makes the database plan a query. A read is executed, because a plan that never ran does not prepare everything; a write is only
   * planned.
   */
  async warm<Params>(query: Query<Params, unknown>, params: Params): Promise<void> {
    if (query.mode === 'read') return void (await this.all(query, params));
    await this.watchdog.over(READ_TIMEOUT_MS + GRACE_MS, () => {
      const session = this.session(query.mode);
      return plan(session, query, params, { timeout: READ_TIMEOUT_MS }).finally(() => session.close());
    });
  }

  /** @throws DomainError UNAVAILABLE if the database does not answer. */
  async ping(): Promise<void> {
    await this.watchdog.over(PING_TIMEOUT_MS, () => this.driver.verifyConnectivity(this.home)).catch(rethrow);
  }

  async close(): Promise<void> {
    this.watchdog.close();
    await this.driver.close();
  }

  /** A hanging database never returns its connections, so they are closed and new ones opened. */
  private reconnect(): void {
    this.absence.begins();
    void this.driver.close().catch(() => undefined);
    this.driver = connect(this.connection);
  }

  /** @returns the error for the caller of a call that is not tried again. */
  private given(error: unknown): unknown {
    if (lostServer(error)) this.absence.begins();
    return translated(error);
  }

  private readonly timed: Timed = async (path, work) => {
    const started = performance.now();
    try {
      return await this.instruments.run({ kind: 'query', name: path }, work);
    } finally {
      this.observer(path, (performance.now() - started) / 1_000);
    }
  };

  private get home(): { database?: string } {
    const database = this.connection.database ?? this.servers.database;
    return database === undefined ? {} : { database };
  }

  private session(mode: 'read' | 'write' | 'schema'): Session {
    return this.driver.session({
      ...this.home,
      defaultAccessMode: mode === 'read' ? neo4j.session.READ : neo4j.session.WRITE,
      bookmarkManager: this.bookmarks,
      bookmarks: [...(bookmarksOfCall()?.given ?? [])],
    });
  }

  private runAlone<Params, Row>(query: Query<Params, Row>, params: Params, timeout: number): Promise<Row[]> {
    return this.watchdog.over(timeout + GRACE_MS, async (call) => {
      call.mayBeWritten = query.mode !== 'read';
      const session = this.session(query.mode);
      try {
        const { note: answeredBy } = this.servers;
        const rows = await this.timed(query.path, () => run(session, query, params, { timeout, answeredBy }));
        if (query.mode !== 'read') noteWrite(session);
        this.absence.ends();
        return rows;
      } catch (error) {
        throw query.mode !== 'read' && lostServer(error) ? translated(error, true) : error;
      } finally {
        await session.close();
      }
    });
  }

  private attempt<T>(work: (transaction: Queries) => Promise<T>): Promise<T> {
    return this.watchdog.over(WRITE_TIMEOUT_MS + GRACE_MS, async (call) => {
      const session = this.session('write');
      try {
        const result = await runIn(session, work, { timed: this.timed, answeredBy: this.servers.note }, call);
        this.#writeFault = null;
        this.absence.ends();
        noteWrite(session);
        return result;
      } catch (error) {
        const fault = translated(error);
        if (fault instanceof CannotWrite) this.#writeFault = fault.message;
        throw error;
      } finally {
        await session.close();
      }
    });
  }
}

function rethrow(error: unknown): never {
  throw translated(error);
}
