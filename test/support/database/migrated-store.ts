import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Graph } from '#graph/graph.js';
import { migrate } from '#graph/migrate.js';
import { queryPaths, queryText } from '#graph/query-text.js';
import { ownServer } from '#local-server/database.js';
import { filledOnce } from '#local-server/filled-once.js';
import { POM } from '#local-server/maven.js';
import { newPlace, PREPARED, removePlace } from './place.js';
import { PLANS } from './plans.js';

const STORE = join(PREPARED, 'test-store');
/** What a server keeps of its data, and the password that it was made with. A server in Docker keeps its data elsewhere. */
const KEPT = ['neo4j/data', 'neo4j-password'];

let made: Promise<void> | undefined;

/**
 * Gives a new data directory the data of an empty database with the schema of this version: a server that begins there need not
 * migrate, which takes it longer than to start: each of sixty migrations makes it forget its plans. Made once for each schema.
 */
export async function copyMigratedStore(place: string): Promise<void> {
  await keepMigratedStore();
  await copy(STORE, place);
}

/** Makes that data where it is not there yet; before the workers begin, so that none of them has to. */
export function keepMigratedStore(): Promise<void> {
  return (made ??= filledOnce(STORE, stamp(), makeStore));
}

async function makeStore(store: string): Promise<void> {
  const place = await newPlace();
  try {
    const where = { dataDir: place, libDir: PREPARED, boltPort: 0, httpPort: 0 };
    const server = await ownServer({ ...where, settings: PLANS }, () => undefined);
    const graph = new Graph(server);
    await migrate(graph, new Date()).finally(() => graph.close());
    await server.stop();
    await copy(place, store);
  } finally {
    await removePlace(place);
  }
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(join(to, 'neo4j'), { recursive: true, mode: 0o700 });
  for (const name of KEPT) {
    if (existsSync(join(from, name))) await cp(join(from, name), join(to, name), { recursive: true });
  }
}

/** It is made anew for another server, and when a migration was added or edited. */
function stamp(): string {
  const paths = ['schema', 'full-text', 'migration'].flatMap((folder) => queryPaths(folder));
  return createHash('sha256')
    .update(paths.map((path) => `${path}\n${queryText(path)}`).join('\n'))
    .update(readFileSync(POM))
    .digest('hex');
}
