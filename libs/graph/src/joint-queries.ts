import { isDeepStrictEqual } from 'node:util';
import type { Queries, Query } from './query.js';

type Params = Readonly<Record<string, unknown>>;
/** The rows of several queries, by the columns of the joint query. */
type Rows = Readonly<Record<string, unknown[]>>;
type Joint = Query<Params, Rows>;

/** A query waiting to be sent, and its promise. */
interface WaitingQuery {
  readonly query: Query<Params, unknown>;
  readonly params: Params;
  readonly answer: (rows: unknown[]) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Joins reads that are requested at the same moment, if cypher/ has a query that joins them: each query costs the database and the
 * service about a millisecond regardless of its work. Other queries are sent unchanged.
 */
export class JointQueries implements Queries {
  private waiting: WaitingQuery[] = [];

  constructor(
    private readonly queries: Queries,
    private readonly joints: readonly Query<never, unknown>[],
  ) {}

  all<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    // Runs after all queries requested by already settled promises.
    if (this.waiting.length === 0) process.nextTick(() => this.send());
    this.waiting.push({ query, params, answer: resolve, fail: reject } as unknown as WaitingQuery);
    return promise;
  }

  private send(): void {
    const waiting = new Set(this.waiting.splice(0));
    for (const joint of this.joints as unknown as readonly Joint[]) {
      const parts = partsOf(joint, [...waiting]);
      if (!parts) continue;
      for (const part of parts.values()) waiting.delete(part);
      void this.sendAsOne(joint, parts);
    }
    for (const { query, params, answer, fail } of waiting) this.queries.all(query, params).then(answer, fail);
  }

  private async sendAsOne(joint: Joint, parts: ReadonlyMap<string, WaitingQuery>): Promise<void> {
    const params: Params = Object.fromEntries([...parts.values()].flatMap((part) => Object.entries(part.params)));
    try {
      const [row] = await this.queries.all<Params, Rows>(joint, params);
      for (const [column, { answer }] of parts) answer(row?.[column] ?? []);
    } catch (error) {
      for (const { fail } of parts.values()) fail(error);
    }
  }
}

/**
 * @returns the request for each column of the joint query; `null` if one is missing, or if two give different values for the same
 * parameter.
 */
function partsOf({ joins = {} }: Joint, asked: readonly WaitingQuery[]): ReadonlyMap<string, WaitingQuery> | null {
  const given = new Map<string, unknown>();
  const parts = new Map<string, WaitingQuery>();
  for (const [column, path] of Object.entries(joins)) {
    const part = asked.find(({ query }) => query.path === path);
    if (!part || Object.entries(part.params).some(([name, value]) => !isGiven(given, name, value))) return null;
    parts.set(column, part);
  }
  return parts;
}

/** @returns whether the parameter has this value; the first value is stored. */
function isGiven(given: Map<string, unknown>, name: string, value: unknown): boolean {
  if (given.has(name)) return isDeepStrictEqual(given.get(name), value);
  given.set(name, value);
  return true;
}
