import { randomBytes } from 'node:crypto';
import { readConfig } from '#config/config.js';
import { hasDocker } from '#local-server/docker-server.js';
import { database, model, ownServer } from '#local-server/database.js';
import { RunningServer } from '#local-server/running-server.js';
import { newDataDirectory, PROJECT_DATA, removeDataDirectory } from './data-directory.js';
import { PLANNER_SETTINGS } from './planner-settings.js';

/** A database for one run of the tests. */
export interface TestDatabase {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  stop(): Promise<void>;
}

/** The one at NEO4J_URI, else a container where Docker runs, else a local server on free ports with data of its own. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const config = readConfig({ ...process.env, DATA_DIR: PROJECT_DATA });
  await model({ ...config, EMBEDDER: 'local' }, report);
  if (config.NEO4J_URI !== undefined) return database(config, report);
  if (await hasDocker()) return startContainer();
  const directory = await newDataDirectory();
  const server = await startOwn(directory);
  return { ...server, stop: () => server.stop().finally(() => removeDataDirectory(directory)) };
}

async function startOwn(directory: string): Promise<RunningServer> {
  try {
    return await ownServer(
      { dataDir: directory, libDir: PROJECT_DATA, boltPort: 0, httpPort: 0, settings: PLANNER_SETTINGS },
      report,
    );
  } catch (error) {
    await removeDataDirectory(directory);
    throw error;
  }
}

async function startContainer(): Promise<TestDatabase> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const password = randomBytes(12).toString('hex');
  const container = await new GenericContainer('neo4j:2026.08-community')
    .withExposedPorts(7687)
    .withEnvironment({ NEO4J_AUTH: `neo4j/${password}`, ...environment(PLANNER_SETTINGS) })
    .withWaitStrategy(Wait.forLogMessage('Started.'))
    .withStartupTimeout(180_000)
    .start();
  return {
    uri: `bolt://${container.getHost()}:${container.getMappedPort(7687)}`,
    user: 'neo4j',
    password,
    stop: () => container.stop().then(() => undefined),
  };
}

/** @returns settings as the image takes them: each dot is an underscore, and each underscore two. */
function environment(settings: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(settings).map(([name, value]) => [
    `NEO4J_${name.replaceAll('_', '__').replaceAll('.', '_')}`,
    value,
  ]);
  return Object.fromEntries(named) as Record<string, string>;
}

function report(line: string): void {
  process.stderr.write(`${line}\n`);
}
