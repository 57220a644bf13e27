import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { madeDirectory } from '#config/made-directory.js';
import { DatabaseMemory } from './database-memory.js';
import { fileFault } from './faults.js';
import { Jdk } from './jdk.js';
import { Login } from './login.js';
import { freePort } from './ports.js';
import { isGoneWithin, isRunning, killNow, type Marked, terminate, untilTornDown } from './processes.js';
import { Progress } from './progress.js';
import { waitUntilReady } from './ready.js';
import { readRunFile, Run, writeRunFile } from './run-file.js';
import { RunningServer } from './running-server.js';
import { keptSecret } from './secret-file.js';
import { configuration, jvmArguments, Place, unpackedDir } from './server-arguments.js';
import { Users } from './users.js';

const STOP_MS = 30_000;

/** The server's directory, and its ports; port 0 asks for a free one. */
export interface LocalServerOptions {
  readonly dataDir: string;
  readonly lib: string;
  readonly boltPort: number;
  readonly httpPort: number;
  readonly memory: DatabaseMemory;
  readonly settings?: Readonly<Record<string, string>> | undefined;
  readonly jdk: Jdk;
  readonly progress: Progress;
}

/**
 * Starts a Neo4j on `<dataDir>/neo4j`, or uses the one that runs there. Its last user stops it.
 * @returns when it answers queries.
 * @throws StartupError in one line that says what to do.
 */
export async function startLocalServer(options: LocalServerOptions): Promise<RunningServer> {
  const home = join(options.dataDir, 'neo4j');
  try {
    await madeDirectory(join(home, 'conf'), 0o700);
    await chmod(home, 0o700);
    const password = await keptSecret(passwordFile(options.dataDir), () => randomBytes(24).toString('base64url'));
    const users = new Users(options.dataDir);
    await users.join();
    const found = { ...options, home, users, password };
    const run = await foundOrLaunched(found);
    const server = running(run, found);
    await untilReady(run, found).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return server;
  } catch (error) {
    throw fileFault(error, options.dataDir);
  }
}

/** A server and its environment. */
interface Found extends LocalServerOptions {
  readonly home: string;
  readonly users: Users;
  readonly password: string;
}

async function foundOrLaunched(found: Found): Promise<Run> {
  return (await findRunning(found.home, found, found.users)) ?? (await launch(found.home, found));
}

function untilReady(run: Run, { home, dataDir, password }: Found): Promise<void> {
  return waitUntilReady({ login: login(run, password), home, pid: run.pid, passwordFile: passwordFile(dataDir) });
}

/** A server that other processes use is used unchanged; one that a killed process left running is taken over. */
async function findRunning(home: string, wanted: LocalServerOptions, users: Users): Promise<Run | undefined> {
  const run = await readRunFile(home);
  if (run === undefined || !(await isRunning({ pid: run.pid, mark: home }))) return undefined;
  if (run.stopping === true && (await isGoneWithin({ pid: run.pid, mark: home }, STOP_MS))) return undefined;
  if (await users.hasOthers()) return run;
  if (samePort(run.boltPort, wanted.boltPort) && samePort(run.httpPort, wanted.httpPort)) {
    wanted.progress('Taking over the Neo4j that is still running ...');
    return run;
  }
  await terminate({ pid: run.pid, mark: home }, STOP_MS);
  return undefined;
}

function samePort(running: number, wanted: number): boolean {
  return wanted === 0 || running === wanted;
}

async function launch(
  home: string,
  { lib, jdk, progress, memory, settings, ...ports }: LocalServerOptions,
): Promise<Run> {
  const boltPort = await freePort({ port: ports.boltPort, setting: 'NEO4J_BOLT_PORT' });
  const httpPort = await freePort({ port: ports.httpPort, setting: 'NEO4J_HTTP_PORT' });
  const place: Place = { home, lib, boltPort, httpPort, memory, settings };
  await writeFile(join(home, 'conf', 'neo4j.conf'), configuration(place), { mode: 0o600 });
  await setLogsAside(home);
  await emptied(unpackedDir(home));
  progress('Starting Neo4j ...');
  const pid = await spawnServer(jdk, place);
  const run = { pid, boltPort, httpPort };
  await writeRunFile(home, run);
  return run;
}

/** Each start has logs of its own; those of the previous start are kept. */
async function setLogsAside(home: string): Promise<void> {
  const logs = join(home, 'logs');
  await rm(`${logs}.previous`, { recursive: true, force: true });
  await rename(logs, `${logs}.previous`).catch(() => undefined);
}

async function emptied(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await madeDirectory(directory, 0o700);
}

/**
 * In a separate process group, because Ctrl-C in a terminal must reach only the service, which stops the database last.
 * Only the owner can read what it writes; Node cannot set that for another process, a shell can.
 */
async function spawnServer(jdk: Jdk, place: Place): Promise<number> {
  const log = await open(join(place.home, 'console.log'), 'w', 0o600);
  try {
    const ownerAlone = ['-c', 'umask 077; exec "$@"', 'sh', jdk.java];
    const server = spawn('sh', [...ownerAlone, ...jvmArguments(jdk, place)], {
      cwd: place.home,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await new Promise((resolve, reject) => server.once('spawn', resolve).once('error', reject));
    server.unref();
    return server.pid!;
  } finally {
    await log.close();
  }
}

function login({ boltPort }: Run, password: string): Login {
  return { uri: `bolt://127.0.0.1:${boltPort}`, user: 'neo4j', password, database: 'neo4j' };
}

function running(run: Run, found: Found): RunningServer {
  const { home, dataDir, users, password } = found;
  const own = new OwnProcess(run, found);
  return {
    ...login(run, password),
    browserUrl: `http://127.0.0.1:${run.httpPort}/browser/`,
    passwordFile: passwordFile(dataDir),
    dataDir: home,
    get pid() {
      return own.run.pid;
    },
    isShared: () => users.hasOthersNow(),
    stop: async () => {
      if (!(await users.leave())) return;
      const latest = await own.latest();
      // From now on, others see that it is being stopped; whoever came before is seen here.
      await writeRunFile(home, { ...latest, stopping: true });
      if (await users.hasOthers()) await writeRunFile(home, latest);
      else await own.end();
    },
    revive: () => own.revive(),
    kill: async () => killNow({ pid: (await own.latest()).pid, mark: home }),
  };
}

/** The process of a server. It can change, because a server that ended on its own is started again. */
class OwnProcess {
  private reviving: Promise<boolean> | undefined;
  private isEnding = false;

  constructor(
    public run: Run,
    private readonly found: Found,
  ) {}

  /** @returns the current run; another user of the server may have started it again. */
  async latest(): Promise<Run> {
    if (!(await isRunning(this.marked))) this.run = (await readRunFile(this.found.home)) ?? this.run;
    return this.run;
  }

  revive(): Promise<boolean> {
    this.reviving ??= this.begin().finally(() => (this.reviving = undefined));
    return this.reviving;
  }

  /** Also ends a start in progress. */
  async end(): Promise<void> {
    this.isEnding = true;
    await terminate(this.marked, STOP_MS);
    await this.reviving?.catch(() => undefined);
    await terminate(this.marked, STOP_MS);
  }

  private async begin(): Promise<boolean> {
    const { boltPort, httpPort } = await this.latest();
    if (await isRunning(this.marked)) return false;
    await untilTornDown(this.run.pid, STOP_MS);
    if (this.isEnding) return false;
    this.run = await foundOrLaunched({ ...this.found, boltPort, httpPort });
    try {
      await untilReady(this.run, this.found);
    } catch (error) {
      // A server that runs and does not answer would be taken for a working one.
      await terminate(this.marked, STOP_MS);
      throw error;
    }
    return true;
  }

  private get marked(): Marked {
    return { pid: this.run.pid, mark: this.found.home };
  }
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'neo4j-password');
}
