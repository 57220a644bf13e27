import neo4j from 'neo4j-driver';
import { queryText } from '#graph/query-text.js';
import { testConnection } from '../service/service.js';

interface ProfiledPlan {
  readonly dbHits: number;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly children: readonly ProfiledPlan[];
}

/** @returns the plan of a query that was run, with what it cost. */
export async function profiled(path: string, params: Record<string, unknown>): Promise<ProfiledPlan> {
  const { uri, user, password } = testConnection();
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
  try {
    const { summary } = await driver.executeQuery(`PROFILE ${queryText(path)}`, params);
    return summary.profile as ProfiledPlan;
  } finally {
    await driver.close();
  }
}

/** @returns how often a query touched the store. */
export async function hits(path: string, params: Record<string, unknown>): Promise<number> {
  const sum = ({ dbHits, children }: ProfiledPlan): number =>
    dbHits + children.reduce((all: number, child) => all + sum(child), 0);
  return sum(await profiled(path, params));
}
