import neo4j from 'neo4j-driver';
import type { Connection } from '#graph/graph.js';

/** @returns the rows of a query that only tests use, read directly from the database. */
export async function rows(
  { uri, user, password }: Connection,
  query: string,
  parameters: Record<string, unknown> = {},
): Promise<Record<string, unknown>[]> {
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password), { disableLosslessIntegers: true });
  try {
    const { records } = await driver.executeQuery(query, parameters);
    return records.map((record) => record.toObject());
  } finally {
    await driver.close();
  }
}
