import { resolve } from 'node:path';
import { Config } from '#config/config.js';
import { modelsDir } from '#config/models-dir.js';
import { StartupError } from '#domain/service/errors.js';
import { DatabaseMemory, databaseMemory, LEAST, machineMb } from './database-memory.js';
import { copyArtifactsInDocker, hasDocker, startDockerServer } from './docker-server.js';
import { findJdk } from './jdk.js';
import { startLocalServer } from './local-server.js';
import { copyArtifacts } from './maven.js';
import { prepareModel } from './model.js';
import { isPrepared, prepareLocalServer } from './prepare.js';
import { Progress } from './progress.js';
import { remoteServer } from './remote-server.js';
import { run } from './run.js';
import { RunningServer } from './running-server.js';

/** The directories of our own server for its data and jars, and its ports; port 0 asks for a free one. */
export interface OwnServer {
  readonly dataDir: string;
  /** The directory of the fetched jars (`<libDir>/lib`), shared by servers with separate data. */
  readonly libDir: string;
  readonly boltPort: number;
  readonly httpPort: number;
  /** Default: the least. */
  readonly memory?: DatabaseMemory;
  /** Lines of neo4j.conf besides the common ones; not for a server in Docker. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * The database of the settings: the one at NEO4J_URI, else our own, prepared and started.
 * @param progress called with a line about each long step.
 * @throws StartupError in one line that says what to do.
 */
export async function database(config: Config, progress: Progress): Promise<RunningServer> {
  if (config.NEO4J_URI !== undefined) return remoteServer(config, config.NEO4J_URI);
  const dataDir = resolve(config.DATA_DIR);
  const ports = { boltPort: config.NEO4J_BOLT_PORT, httpPort: config.NEO4J_HTTP_PORT };
  const byRule = databaseMemory(machineMb());
  const memory = {
    heapMb: config.NEO4J_HEAP_MB ?? byRule.heapMb,
    pageCacheMb: config.NEO4J_PAGE_CACHE_MB ?? byRule.pageCacheMb,
  };
  return ownServer({ dataDir, libDir: dataDir, ...ports, memory }, progress);
}

/** Starts Neo4j on a JDK of this machine, else in Docker. */
export async function ownServer({ memory = LEAST, ...place }: OwnServer, progress: Progress): Promise<RunningServer> {
  const jdk = await findJdk();
  const maven = (await isPrepared(place.libDir)) || (await hasMaven());
  if (jdk === undefined || !maven) {
    if (await hasDocker()) return startDockerServer({ ...place, memory, progress });
    throw new StartupError(missing(jdk === undefined, maven));
  }
  const lib = await prepareLocalServer({ dataDir: place.libDir, progress });
  return startLocalServer({ ...place, memory, lib, jdk, progress });
}

/**
 * Fetches the embedding model, if the settings ask for the local one.
 * @throws StartupError in one line that says what to do.
 */
export async function model(config: Config, progress: Progress): Promise<void> {
  if (config.EMBEDDER !== 'local') return;
  const fetch = async (...args: Parameters<typeof copyArtifacts>): Promise<void> => {
    const local = (await hasMaven()) || !(await hasDocker());
    return local ? copyArtifacts(...args) : copyArtifactsInDocker(args[0], args[1]);
  };
  await prepareModel({ modelsDir: modelsDir(config), fetch, progress });
}

async function hasMaven(): Promise<boolean> {
  return (await run('sh', ['-c', 'command -v mvn'])).code === 0;
}

function missing(noJdk: boolean, maven: boolean): string {
  const lacks = [noJdk ? 'no JDK 21 or newer' : '', maven ? '' : 'no Maven'].filter(Boolean).join(' and ');
  return `There is ${lacks} here, and no Docker: install a JDK 21 or newer with Maven, or start Docker, or set NEO4J_URI to a running Neo4j.`;
}
