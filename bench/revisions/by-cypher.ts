import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import neo4j from 'neo4j-driver';
import { PROJECT_ROOT } from '#config/project-root.js';
import type { Login } from '#local-server/login.js';

/** The way without a service: the database walks relationships from child to parent. */
export async function byCypher(
  { uri, user, password, database }: Login,
  asked: readonly { readonly revision: string; readonly pinned: readonly string[] }[],
): Promise<number[]> {
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password), { telemetryDisabled: true });
  const session = driver.session({ database });
  try {
    await session.run('MATCH (r:Revision) CALL (r) { SET r:Compared } IN TRANSACTIONS OF 5000 ROWS');
    await session.run('CREATE INDEX compared IF NOT EXISTS FOR (r:Compared) ON (r.id)');
    await session.run('CALL db.awaitIndexes(60)');
    await session.run(text('edges'));
    const times: number[] = [];
    for (const one of asked) {
      const started = performance.now();
      await session.run(text('reached'), one);
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    await session.close();
    await driver.close();
  }
}

function text(name: string): string {
  return readFileSync(join(PROJECT_ROOT, 'bench', 'revisions', `${name}.cypher`), 'utf8');
}
