import type { ManagedTransaction, Session } from 'neo4j-driver';
import { decode } from './codec.js';
import { Outdated } from './contention.js';
import type { Kind, Kinds, Query } from './query.js';
import { sentQuery } from './sent-query.js';
import type { AnsweredBy } from './servers.js';

/**
 * Runs a query, encoding its parameters.
 * @throws Outdated if a read met something that was deleted meanwhile, of which the database returns no properties.
 */
export async function run<Params, Row>(
  runner: Pick<Session | ManagedTransaction, 'run'>,
  query: Query<Params, Row>,
  params: Params,
  { timeout, answeredBy }: { timeout?: number; answeredBy?: AnsweredBy } = {},
): Promise<Row[]> {
  const config = timeout === undefined ? undefined : { timeout };
  const sent = sentQuery(query, params);
  const { records, summary } = await (runner as Session).run(sent.text, sent.params, config);
  answeredBy?.(summary);
  const { mode, returns } = query;
  const rows = records.map((record) => decode(record.toObject(), returns) as Row);
  // A query that wrote must not be repeated for this.
  if (mode === 'read' && rows.some((row) => isVanished(row as object, returns)))
    throw new Outdated('What was read was deleted meanwhile.');
  return rows;
}

/** Makes the database plan a query without running it. */
export async function plan<Params, Row>(
  session: Pick<Session, 'run'>,
  query: Query<Params, Row>,
  params: Params,
  config: { timeout: number },
): Promise<void> {
  const sent = sentQuery(query, params);
  await session.run(`EXPLAIN ${sent.text}`, sent.params, config);
}

/** Whether a value is `null` that never should be. */
function isVanished(row: object, returns: Kinds): boolean {
  const values = row as Readonly<Record<string, unknown>>;
  const { always, withId, nested } = certainOf(returns);
  return (
    always.some((name) => values[name] === null) ||
    withId.some((name) => [values[name]].flat().some(isWithoutId)) ||
    nested.some(([name, kinds]) =>
      [values[name]].flat().some((value) => value !== null && isVanished(value as object, kinds)),
    )
  );
}

interface Certain {
  /** The columns that are never `null`. */
  readonly always: readonly string[];
  /** The columns whose values have an id. */
  readonly withId: readonly string[];
  /** The columns that are maps or lists of maps, with their fields. */
  readonly nested: readonly (readonly [string, Kinds])[];
}

const certain = new WeakMap<Kinds, Certain>();

/** Cached, because a query returns hundreds of rows with the same columns. */
function certainOf(returns: Kinds): Certain {
  const known = certain.get(returns);
  if (known) return known;
  const names = Object.keys(returns);
  const isOf = (kind: Kind | undefined, kinds: RegExp): boolean => typeof kind === 'string' && kinds.test(kind);
  const of = (kinds: RegExp): string[] => names.filter((name) => isOf(returns[name], kinds));
  const nested = Object.entries(returns).filter((field): field is [string, Kinds] => typeof field[1] !== 'string');
  const found = { always: of(/^(string|instant)$/), withId: of(/^(memory|turn|decision)/), nested };
  certain.set(returns, found);
  return found;
}

/** The last-read field of turns, memories and decisions is checked too, since each may be deleted while being read. */
function isWithoutId(value: unknown): boolean {
  const { id, recordedAt, restatedAt } = (value ?? {}) as Record<string, unknown>;
  return id === null || recordedAt === null || restatedAt === null;
}
