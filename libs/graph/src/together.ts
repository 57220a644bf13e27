import { isDeepStrictEqual } from 'node:util';
import type { Queries, Query } from './query.js';

type Params = Readonly<Record<string, unknown>>;
/** The rows of each of several queries, by the columns of the one that asked them at once. */
type Rows = Readonly<Record<string, unknown[]>>;
type Joint = Query<Params, Rows>;

/** A query that waits to be sent, and whoever waits for its rows. */
interface Asked {
  readonly query: Query<Params, unknown>;
  readonly params: Params;
  readonly answer: (rows: unknown[]) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Reads that are asked for at the same moment become one query where cypher/ has one that joins them: each query costs the database and
 * the service about a millisecond, whatever it looks at. The others are sent as they are.
 */
export class Together implements Queries {
  private waiting: Asked[] = [];

  constructor(
    private readonly queries: Queries,
    private readonly joints: readonly Query<never, unknown>[],
  ) {}

  all<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    // Comes after all that was going to be asked in promises that are settled by now.
    if (this.waiting.length === 0) process.nextTick(() => this.send());
    this.waiting.push({ query, params, answer: resolve, fail: reject } as unknown as Asked);
    return promise;
  }

  private send(): void {
    const left = new Set(this.waiting.splice(0));
    for (const joint of this.joints as unknown as readonly Joint[]) {
      const parts = partsOf(joint, [...left]);
      if (!parts) continue;
      for (const part of parts.values()) left.delete(part);
      void this.sendAsOne(joint, parts);
    }
    for (const { query, params, answer, fail } of left) this.queries.all(query, params).then(answer, fail);
  }

  private async sendAsOne(joint: Joint, parts: ReadonlyMap<string, Asked>): Promise<void> {
    const params: Params = Object.fromEntries([...parts.values()].flatMap((part) => Object.entries(part.params)));
    try {
      const [row] = await this.queries.all<Params, Rows>(joint, params);
      for (const [column, { answer }] of parts) answer(row?.[column] ?? []);
    } catch (error) {
      for (const { fail } of parts.values()) fail(error);
    }
  }
}

/** @returns who asked for each column of the joint query; `null` where one is not asked for, or two give something else by the same name. */
function partsOf({ joins = {} }: Joint, asked: readonly Asked[]): ReadonlyMap<string, Asked> | null {
  const given = new Map<string, unknown>();
  const parts = new Map<string, Asked>();
  for (const [column, path] of Object.entries(joins)) {
    const part = asked.find(({ query }) => query.path === path);
    if (!part || Object.entries(part.params).some(([name, value]) => !isGiven(given, name, value))) return null;
    parts.set(column, part);
  }
  return parts;
}

/** @returns whether it is given by that name; the first that comes is. */
function isGiven(given: Map<string, unknown>, name: string, value: unknown): boolean {
  if (given.has(name)) return isDeepStrictEqual(given.get(name), value);
  given.set(name, value);
  return true;
}
