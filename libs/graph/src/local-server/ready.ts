import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '#domain/errors.js';
import { serverFault } from './faults.js';
import { logIn, Login, setFirstPassword } from './login.js';
import { isRunning } from './processes.js';

const POLL_MS = 100;
const PATIENCE_MS = 120_000;
const LOG_TAIL_BYTES = 16_384;

/** A server that was started, and where to read why it did not come up. */
export interface Starting {
  readonly login: Login;
  readonly home: string;
  readonly pid: number;
  readonly passwordFile: string;
}

/**
 * Waits until the server answers a query, and gives it its password if it is new.
 * @throws StartupError when it ended, refuses the password, or takes longer than two minutes.
 */
export async function waitUntilReady(starting: Starting): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isReady(starting))) {
    if (!(await isRunning({ pid: starting.pid, mark: starting.home }))) throw await whyItEnded(starting.home);
    if (Date.now() > deadline) {
      throw new StartupError(`Neo4j did not answer within two minutes; its log is ${logFile(starting.home)}.`);
    }
    await sleep(POLL_MS);
  }
}

async function isReady({ login, home, passwordFile }: Starting): Promise<boolean> {
  const answer = await logIn(login);
  if (answer !== 'refused') return answer === 'ready';
  if ((await setFirstPassword(login)) !== 'refused') return false;
  // Another process of ours may have set it between the two.
  if ((await logIn(login)) === 'ready') return true;
  throw new StartupError(
    `The password in ${passwordFile} is not that of the database in ${home}: put the right one back, or delete both to start empty.`,
  );
}

async function whyItEnded(home: string): Promise<StartupError> {
  const console = await tail(join(home, 'console.log'));
  const log = await tail(logFile(home));
  // The log goes on from run to run; what came before the last start is not about this one.
  return serverFault(`${console}\n${log.slice(log.lastIndexOf('INFO  Starting...'))}`, logFile(home));
}

async function tail(file: string): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return '';
  try {
    const { size } = await handle.stat();
    const start = Math.max(0, size - LOG_TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOG_TAIL_BYTES), 0, LOG_TAIL_BYTES, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function logFile(home: string): string {
  return join(home, 'logs', 'neo4j.log');
}
