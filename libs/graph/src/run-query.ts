import type { ManagedTransaction, Session } from 'neo4j-driver';
import { decode, encode } from './codec.js';
import type { Query } from './query.js';
import { queryText } from './query-text.js';

/** Runs a query with its parameters as the database stores them. */
export async function run<Params, Row>(
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
