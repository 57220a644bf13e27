import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Connection } from '#graph/graph.js';
import type { Packable } from './packstream.js';
import { RoutedConnection, type Script } from './routed-connection.js';

/** A transaction that began, or a query that was one of its own. */
export interface Begun {
  /** The place of the server. */
  readonly server: number;
  readonly mode: 'r' | 'w';
  readonly bookmarks: readonly string[];
}

/** What a server that does not lead answers to a write. */
const NOT_A_LEADER = 'Neo.ClientError.Cluster.NotALeader';
/** Longer than any spec: a driver asks anew only when it has lost a server. */
const TTL_SECONDS = 3_600;

/**
 * Looks like a cluster to a driver: several servers that all lead to the one database of the tests. One of them takes writes; all
 * but that are readers; each answers with the routing table. What a server has always is what the others have.
 */
export class BoltRouter {
  /** Who takes writes; `null` while nobody does. */
  #leader: number | null = 0;
  #lostCommit: string | null = null;
  readonly #down = new Set<number>();
  readonly #sockets: Set<Socket>[];
  /** In order. */
  readonly begun: Begun[] = [];
  /** How often somebody asked a server for its version of Bolt only. */
  looks = 0;

  private constructor(
    private readonly listeners: readonly Server[],
    private readonly database: Connection,
  ) {
    this.#sockets = listeners.map(() => new Set());
    for (const [server, listener] of listeners.entries())
      listener.on('connection', (driver) => this.join(server, driver));
  }

  static async before(database: Connection, servers = 3): Promise<BoltRouter> {
    const listeners = Array.from({ length: servers }, () => createServer());
    for (const listener of listeners) await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    return new BoltRouter(listeners, database);
  }

  /** The address of the first server, which is asked for the table. */
  get connection(): Connection {
    return { ...this.database, uri: `neo4j://${this.addressOf(0)}` };
  }

  /** One server, asked for itself. */
  direct(server: number): Connection {
    return { ...this.database, uri: `bolt://${this.addressOf(server)}` };
  }

  /** From now on another one takes writes, or nobody. */
  elect(server: number | null): void {
    this.#leader = server;
  }

  /** The next commit is done, and answered with this code. */
  loseCommit(code: string): void {
    this.#lostCommit = code;
  }

  /** Cuts all connections of a server, and refuses new ones. The table still has it: a cluster notices later. */
  stop(server: number): void {
    this.#down.add(server);
    for (const socket of this.#sockets[server] ?? []) socket.destroy();
  }

  /** A server that was stopped is back. */
  start(server: number): void {
    this.#down.delete(server);
  }

  /** @returns what a call began, in order. */
  async during<T>(call: () => Promise<T>): Promise<Begun[]> {
    const before = this.begun.length;
    await call();
    return this.begun.slice(before);
  }

  close(): void {
    for (const [server, listener] of this.listeners.entries()) {
      this.stop(server);
      listener.close();
    }
  }

  private addressOf(server: number): string {
    return `127.0.0.1:${(this.listeners[server]?.address() as AddressInfo).port}`;
  }

  private join(server: number, driver: Socket): void {
    driver.on('error', () => undefined);
    if (this.#down.has(server)) return void driver.destroy();
    const { hostname, port } = new URL(this.database.uri);
    const database = connect(Number(port), hostname);
    database.on('error', () => undefined);
    const routed = new RoutedConnection(driver, database, this.script(server));
    this.#sockets[server]?.add(driver);
    driver.once('close', () => {
      database.destroy();
      this.#sockets[server]?.delete(driver);
      if (!routed.hasSpoken) this.looks += 1;
    });
    database.once('close', () => driver.destroy());
  }

  private script(server: number): Script {
    return {
      table: () => this.table(),
      refusal: () => (this.#leader === server ? null : NOT_A_LEADER),
      lostCommit: () => {
        const code = this.#lostCommit;
        this.#lostCommit = null;
        return code;
      },
      begun: (mode, bookmarks) => void this.begun.push({ server, mode, bookmarks }),
    };
  }

  private table(): Packable {
    const all = this.listeners.map((_, server) => this.addressOf(server));
    const writers = all.filter((_, server) => server === this.#leader);
    const readers = all.filter((_, server) => server !== this.#leader);
    return {
      ttl: TTL_SECONDS,
      db: 'neo4j',
      servers: [
        { addresses: writers, role: 'WRITE' },
        { addresses: readers, role: 'READ' },
        { addresses: all, role: 'ROUTE' },
      ],
    };
  }
}
