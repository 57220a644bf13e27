import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { madeDirectory } from '#config/made-directory.js';
import { StartupError } from '#domain/service/errors.js';
import { logIn } from './login.js';
import { Artifacts } from './artifacts.js';
import { DatabaseMemory } from './database-memory.js';
import { freePort } from './ports.js';
import { POM } from './maven.js';
import { Progress } from './progress.js';
import { run } from './run.js';
import { RunningServer } from './running-server.js';
import { keptSecret } from './secret-file.js';
import { Users } from './users.js';

const NEO4J_IMAGE = 'neo4j:2026.08-community';
const MAVEN_IMAGE = 'maven:3-eclipse-temurin-21';
const PULL_MS = 15 * 60_000;
const PATIENCE_MS = 120_000;

/** Where the password is stored, and the ports on this machine. */
export interface DockerServerOptions {
  readonly dataDir: string;
  readonly boltPort: number;
  readonly httpPort: number;
  readonly memory: DatabaseMemory;
  readonly progress: Progress;
}

/** @returns whether a Docker engine answers; a docker command alone is not enough. */
export async function hasDocker(): Promise<boolean> {
  return (await run('docker', ['info', '--format', '{{.ServerVersion}}'], 10_000)).code === 0;
}

/**
 * Starts Neo4j in a container with a named volume, or uses the container if it still runs.
 * @throws StartupError if Docker cannot run it.
 */
export async function startDockerServer(options: DockerServerOptions): Promise<RunningServer> {
  const { dataDir } = options;
  const name = containerName(dataDir);
  const users = new Users(dataDir);
  await users.join();
  const passwordFile = join(dataDir, 'neo4j-password');
  const password = await keptSecret(passwordFile, () => randomBytes(24).toString('base64url'));
  if (!(await isUp(name))) await startContainer(name, password, options);
  const login = {
    uri: `bolt://127.0.0.1:${await publishedPort(name, 7687)}`,
    user: 'neo4j',
    password,
    database: 'neo4j',
  };
  await untilReady(name, login);
  return {
    ...login,
    passwordFile,
    dataDir: undefined,
    browserUrl: `http://127.0.0.1:${await publishedPort(name, 7474)}/browser/`,
    pid: undefined,
    isShared: () => users.hasOthersNow(),
    stop: async () => {
      if (await users.leave()) await docker(['stop', '--time', '30', name]);
    },
    revive: () => Promise.resolve(false),
    kill: () => docker(['kill', name]).then(() => undefined),
  };
}

async function startContainer(name: string, password: string, options: DockerServerOptions): Promise<void> {
  const { dataDir, memory, progress } = options;
  const boltPort = await freePort({ port: options.boltPort, setting: 'NEO4J_BOLT_PORT' });
  const httpPort = await freePort({ port: options.httpPort, setting: 'NEO4J_HTTP_PORT' });
  const envFile = join(dataDir, 'neo4j.env');
  // Not on the command line, where every user of the machine could read it.
  await writeFile(envFile, environment(password, memory), { mode: 0o600 });
  progress('Starting Neo4j in Docker ...');
  await docker(serverArguments({ name, envFile, boltPort, httpPort }));
}

async function untilReady(name: string, login: Parameters<typeof logIn>[0]): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await logIn(login)) !== 'ready') {
    if (performance.now() > deadline)
      throw new StartupError(`Neo4j in Docker does not answer: see "docker logs ${name}".`);
    await sleep(500);
  }
}

/** Copies artifacts of the pom with Maven in a container, for a machine without Java. */
export async function copyArtifactsInDocker(artifacts: Artifacts, directory: string): Promise<void> {
  await madeDirectory(directory);
  await docker(mavenArguments(artifacts.goal, directory));
}

/** @returns the arguments of `docker run` for the server; ports on loopback only. */
export function serverArguments(options: {
  name: string;
  envFile: string;
  boltPort: number;
  httpPort: number;
}): string[] {
  const { name, envFile, boltPort, httpPort } = options;
  const ports = ['--publish', `127.0.0.1:${boltPort}:7687`, '--publish', `127.0.0.1:${httpPort}:7474`];
  return [
    'run',
    '--detach',
    '--rm',
    '--name',
    name,
    ...ports,
    '--volume',
    `${name}:/data`,
    '--env-file',
    envFile,
    NEO4J_IMAGE,
  ];
}

/** @returns the arguments of `docker run` that copy the artifacts of one execution of the pom into a directory. */
export function mavenArguments(goal: Artifacts['goal'], directory: string): string[] {
  const volumes = ['--volume', `${dirname(POM)}:/pom:ro`, '--volume', `${directory}:/out`];
  return [
    'run',
    '--rm',
    ...volumes,
    MAVEN_IMAGE,
    'mvn',
    '-B',
    '-f',
    `/pom/${basename(POM)}`,
    goal,
    '-DoutputDirectory=/out',
  ];
}

/** @returns the env file of the container. */
export function environment(password: string, memory: DatabaseMemory): string {
  const settings = {
    NEO4J_AUTH: `neo4j/${password}`,
    NEO4J_server_memory_heap_initial__size: '512m',
    NEO4J_server_memory_heap_max__size: `${memory.heapMb}m`,
    NEO4J_server_memory_pagecache_size: `${memory.pageCacheMb}m`,
    NEO4J_dbms_usage__report_enabled: 'false',
    NEO4J_client_allow__telemetry: 'false',
    NEO4J_dbms_cypher_min__replan__interval: '10m',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** @returns the name of container and volume, unique for each data directory. */
export function containerName(dataDir: string): string {
  return `palimpsest-neo4j-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
}

async function isUp(name: string): Promise<boolean> {
  return (await run('docker', ['inspect', '--format', '{{.State.Running}}', name])).output.trim() === 'true';
}

async function publishedPort(name: string, port: number): Promise<string> {
  return (await docker(['port', name, `${port}/tcp`])).trim().replace(/^.*:/s, '');
}

async function docker(args: readonly string[]): Promise<string> {
  const { code, output } = await run('docker', args, PULL_MS);
  if (code === 0) return output;
  const reason = output.trim().split('\n').at(-1) ?? '';
  throw new StartupError(`Docker could not ${args[0]} Neo4j: ${reason} (or set NEO4J_URI to a Neo4j elsewhere).`);
}
