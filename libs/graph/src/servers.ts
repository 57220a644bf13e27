import type { ResultSummary } from 'neo4j-driver';
import { answersBolt } from './bolt-probe.js';

/** More than any cluster has; addresses of servers that are long gone are dropped. */
const MOST = 32;

/** Called with the server and database that answered a query. */
export type AnsweredBy = (summary: Pick<ResultSummary, 'server' | 'database'>) => void;

/** The servers of a database: the configured one, and those of its cluster that have answered. */
export class Servers {
  readonly #named: string;
  readonly #scheme: string;
  readonly #answered = new Set<string>();
  #database: string | undefined;

  /** @param uri of the database. Behind `neo4j:` there may be several servers, and the configured one may be away. */
  constructor(uri: string) {
    this.#named = uri;
    this.#scheme = new URL(uri).protocol;
  }

  /**
   * The name of the home database, once a server of a cluster has answered. Sessions must name it: otherwise the driver (6.3, with
   * servers that speak Bolt 5.8) keeps using a server that is away until its routing table expires.
   */
  get database(): string | undefined {
    return this.#database;
  }

  /** Called with the summary of each query's answer. */
  readonly note: AnsweredBy = ({ server: { address }, database }) => {
    if (address === undefined || !this.#scheme.startsWith('neo4j')) return;
    this.#database ??= database.name ?? undefined;
    this.#answered.delete(address);
    this.#answered.add(address);
    for (const oldest of this.#answered) if (this.#answered.size > MOST) this.#answered.delete(oldest);
  };

  /** @returns whether any server answers within that time; never rejects. */
  async answer(withinMs: number): Promise<boolean> {
    const uris = [this.#named, ...[...this.#answered].map((address) => `${this.#scheme}//${address}`)];
    const asked = uris.map(async (uri) => {
      if (!(await answersBolt(uri, withinMs))) throw new Error(`${uri} does not answer.`);
      return true;
    });
    return Promise.any(asked).catch(() => false);
  }
}
