import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newApiKey } from '#keys/api-keys.js';
import { ownServer } from '#local-server/database.js';
import { type DatabaseMemory, LEAST } from '#local-server/database-memory.js';
import type { Login } from '#local-server/login.js';
import { freePort } from '#local-server/ports.js';
import { PROJECT_ROOT } from '#config/project-root.js';
import { benchDirectory, PREPARED } from './settings.js';

/** The service under measurement, in a process of its own, on a database that nothing else uses. */
export interface MeasuredService {
  readonly url: string;
  readonly key: string;
  /** The process of the service. */
  readonly pid: number;
  readonly database: Login & { readonly pid: number | undefined; readonly version: string };
  /** How long each took until it answered. */
  readonly startedMs: { readonly database: number; readonly service: number };
  /** Stops the service, then its database; the data stays. */
  stop(): Promise<void>;
}

/** Beside other work both take minutes. */
const START_MS = 300_000;

/**
 * Starts `dist` as ./dev start does, on free ports. The jars and the model are those of ./dev start.
 * @param options.fresh begins with an empty database; else the one of the last run is found again.
 * @param options.home where the database lies; default: the place of the benchmark.
 * @param options.memory what the database may take; default: the least.
 * @param options.settings variables of the service's environment, besides those of this process.
 * @param options.nodeArguments for the service's process, such as `--cpu-prof`.
 */
export async function startService(
  benchmark: string,
  options: {
    fresh: boolean;
    home?: string;
    memory?: DatabaseMemory;
    nodeArguments?: readonly string[];
    settings?: Readonly<Record<string, string>>;
  },
): Promise<MeasuredService> {
  const home = options.home ?? benchDirectory(benchmark);
  if (options.fresh) await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  const ports = { boltPort: 0, httpPort: 0 };
  const memory = options.memory ?? LEAST;
  const began = performance.now();
  const server = await ownServer({ dataDir: home, libDir: PREPARED, ...ports, memory }, console.error);
  const there = performance.now();
  try {
    const service = await spawnService(home, server, options.nodeArguments ?? [], options.settings ?? {});
    const startedMs = { database: there - began, service: performance.now() - there };
    const { browserUrl, uri, user, password, database: name, pid } = server;
    const version = await versionOf(browserUrl);
    const database = { uri, user, password, database: name, pid, version };
    return { ...service, database, startedMs, stop: () => service.stop().finally(() => server.stop()) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function spawnService(
  home: string,
  { uri, user, password, database }: Login,
  nodeArguments: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Omit<MeasuredService, 'database' | 'startedMs'>> {
  const [port, key] = [await freePort({ port: 0, setting: 'PORT' }), newApiKey()];
  const log = await open(join(home, 'service.log'), 'w');
  const login = { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password, NEO4J_DATABASE: database };
  const main = join(PROJECT_ROOT, 'dist', 'apps', 'cli', 'src', 'main.js');
  const service = spawn(process.execPath, [...nodeArguments, main, 'start'], {
    cwd: PROJECT_ROOT,
    env: {
      ...process.env,
      // Only where it is measured: it would take time from what is.
      ...(settings['LLM_MODEL'] === undefined ? { EXTRACTOR: 'none' } : {}),
      ...settings,
      ...login,
      API_KEY: key,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: PREPARED,
    },
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = once(service, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    service.kill('SIGTERM');
    await ended;
    await log.close();
  };
  const died = ended.then(() => Promise.reject(new Error(`The service ended; see ${join(home, 'service.log')}.`)));
  died.catch(() => undefined);
  await Promise.race([untilReady(url), died]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, key, pid: service.pid as number, stop };
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The service was not ready within ${START_MS / 1_000} s.`);
}

/** Neo4j says its version at the root of its HTTP port, to everybody. */
async function versionOf(browserUrl: string | undefined): Promise<string> {
  if (browserUrl === undefined) return 'unknown';
  const answer = (await (await fetch(new URL('/', browserUrl))).json()) as { neo4j_version?: string };
  return answer.neo4j_version ?? 'unknown';
}
