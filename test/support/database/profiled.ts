import neo4j from 'neo4j-driver';
import { queryText } from '#graph/query-text.js';
import { testConnection } from '../service/service.js';

interface ProfiledPlan {
  readonly operatorType: string;
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
  return hitsOf(await profiled(path, params));
}

/**
 * Runs a query with two sets of parameters, for little and for much data, and tries to have both runs use one plan: while other specs
 * let the graph grow, the server may replace the plan between them.
 * @returns how often each run touched the store.
 */
export async function hitsByOnePlan(
  path: string,
  few: Record<string, unknown>,
  many: Record<string, unknown>,
): Promise<{ few: number; many: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const [ofFew, ofMany] = [await profiled(path, few), await profiled(path, many)];
    if (shapeOf(ofFew) === shapeOf(ofMany) || attempt === 5) return { few: hitsOf(ofFew), many: hitsOf(ofMany) };
  }
}

function hitsOf({ dbHits, children }: ProfiledPlan): number {
  return dbHits + children.reduce((all: number, child) => all + hitsOf(child), 0);
}

function shapeOf({ operatorType, children }: ProfiledPlan): string {
  return `${operatorType}(${children.map(shapeOf).join()})`;
}
