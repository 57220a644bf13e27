import type { ResultSummary } from 'neo4j-driver';
import { answersBolt } from './bolt-probe.js';

/** More than a cluster has; addresses of servers that are long gone are forgotten. */
const MOST = 32;

/** Told which server and which database answered a query. */
export type AnsweredBy = (summary: Pick<ResultSummary, 'server' | 'database'>) => void;

/** The servers of a database: the one that is named, and those of its cluster that have answered. */
export class Servers {
  readonly #named: string;
  readonly #scheme: string;
  readonly #answered = new Set<string>();
  #database: string | undefined;

  /** @param uri where the database is; behind `neo4j:` there may be several servers, and the named one may be away. */
  constructor(uri: string) {
    this.#named = uri;
    this.#scheme = new URL(uri).protocol;
  }

  /**
   * The name of the home database, once a server of a cluster has answered. A session has to name it: where it does not, the driver
   * (6.3, with servers that speak Bolt 5.8) does not forget a server that is away, and asks it again until its routing table expires.
   */
  get database(): string | undefined {
    return this.#database;
  }

  /** Called with what came with the answer to each query. */
  readonly note: AnsweredBy = ({ server: { address }, database }) => {
    if (address === undefined || !this.#scheme.startsWith('neo4j')) return;
    this.#database ??= database.name ?? undefined;
    this.#answered.delete(address);
    this.#answered.add(address);
    for (const oldest of this.#answered) if (this.#answered.size > MOST) this.#answered.delete(oldest);
  };

  /** @returns whether any of them answers within that time; never rejects. */
  async answer(withinMs: number): Promise<boolean> {
    const uris = [this.#named, ...[...this.#answered].map((address) => `${this.#scheme}//${address}`)];
    const asked = uris.map(async (uri) => {
      if (!(await answersBolt(uri, withinMs))) throw new Error(`${uri} does not answer.`);
      return true;
    });
    return Promise.any(asked).catch(() => false);
  }
}
