import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '#domain/service/clock.js';
import { backUp, type BackupTools } from '#graph/backup/back-up.js';
import { ExactGraph } from '#graph/backup/exact-graph.js';
import { type Connection, Graph } from '#graph/graph.js';
import { migrate } from '#graph/migrate.js';
import { LentServer } from './lent-server.js';
import { rows } from './rows.js';
import { testConnection } from '../service/service.js';

/** A connection that breaks after a number of queries. */
export class Unplugged extends ExactGraph {
  left = Infinity;

  override all: ExactGraph['all'] = (query, params) => {
    this.left -= 1;
    return this.left < 0 ? Promise.reject(new Error('pulled the plug')) : super.all(query, params);
  };
}

/** A database with what backups and restores work with. */
export class Side {
  readonly graph: Graph;
  readonly exact: Unplugged;
  readonly tools: BackupTools;

  constructor(readonly server: Connection) {
    this.graph = new Graph(server);
    this.exact = new Unplugged(server);
    this.tools = { graph: this.graph, exact: this.exact, clock: new SystemClock(), progress: () => undefined };
  }

  /** Runs a query that only tests use. */
  ask(query: string, parameters: Record<string, unknown> = {}): Promise<Record<string, unknown>[]> {
    return rows(this.server, query, parameters);
  }

  async empty(): Promise<void> {
    await this.ask('MATCH (n) WHERE NOT n:Migration DETACH DELETE n');
  }

  async close(): Promise<void> {
    await Promise.all([this.graph.close(), this.exact.close()]);
  }
}

/** A database to back up, one for the spec alone to restore into, and a folder for backups. */
export class TwoDatabases {
  #backups = 0;

  private constructor(
    private readonly lent: readonly LentServer[],
    readonly folder: string,
    readonly from: Side,
    readonly to: Side,
  ) {}

  /** @param aloneAtSource whether the first one is for the spec alone as well, else it is that of the run. */
  static async take({ aloneAtSource = false } = {}): Promise<TwoDatabases> {
    const lent = await Promise.all(Array.from({ length: aloneAtSource ? 2 : 1 }, () => LentServer.take()));
    const [to, from = testConnection()] = lent.map(({ server }): Connection => server) as [Connection, Connection?];
    const folder = await mkdtemp(join(tmpdir(), 'palimpsest-backup-'));
    const both = new TwoDatabases(lent, folder, new Side(from), new Side(to));
    for (const { graph } of [both.from, both.to]) await migrate(graph, new Date('2026-01-01T00:00:00Z'));
    return both;
  }

  /** @returns the directory of a new backup of the first database. */
  async backUp(tenantId: string | null = null): Promise<string> {
    this.#backups += 1;
    const directory = join(this.folder, String(this.#backups));
    await backUp(this.from.tools, directory, tenantId);
    return directory;
  }

  async giveBack(): Promise<void> {
    for (const side of [this.from, this.to]) await side.close();
    for (const server of this.lent) await server.giveBack();
    await rm(this.folder, { recursive: true, force: true });
  }
}
