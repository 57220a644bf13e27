import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '#domain/service/errors.js';
import { serverFault } from './faults.js';
import { logIn, Login, setFirstPassword } from './login.js';
import { isRunning } from './processes.js';

const POLL_MS = 100;
/** A first boot takes 9 s on two idle cores, and took 47 s on two cores shared by 16 processes. */
const PATIENCE_MS = 300_000;
const LOG_TAIL_BYTES = 65_536;

/** A started server, and its log in case the start fails. */
export interface Starting {
  readonly login: Login;
  readonly home: string;
  readonly pid: number;
  readonly passwordFile: string;
}

/**
 * Waits until the server answers a query, and sets the password of a new one.
 * @throws StartupError if it ended, refuses the password, or takes longer than five minutes.
 */
export async function waitUntilReady(starting: Starting): Promise<void> {
  const { home, pid } = starting;
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isReady(starting))) {
    const running = await isRunning({ pid, mark: home });
    if (!running || (await hasGivenUp(home))) throw await whyItFailed(home);
    if (performance.now() > deadline) {
      const last = (await tail(logFile(home))).trimEnd().split('\n').at(-1);
      throw new StartupError(`Neo4j did not answer within five minutes; the last line of its log: "${last}".`);
    }
    await sleep(POLL_MS);
  }
}

/** If the database cannot open its files, the process continues without answering. */
async function hasGivenUp(home: string): Promise<boolean> {
  return (await tail(debugLog(home))).includes('Exception occurred while starting the database');
}

async function isReady({ login, home, passwordFile }: Starting): Promise<boolean> {
  const answer = await logIn(login);
  if (answer !== 'refused') return answer === 'ready';
  if ((await setFirstPassword(login)) !== 'refused') return false;
  // Another process of ours may have set it in between.
  if ((await logIn(login)) === 'ready') return true;
  throw new StartupError(
    `The password in ${passwordFile} is not that of the database in ${home}: put the right one back, or delete both to start empty.`,
  );
}

async function whyItFailed(home: string): Promise<StartupError> {
  const printed = await Promise.all([join(home, 'console.log'), logFile(home)].map(tail));
  // The rest of that log lists settings and arguments, in which any word can occur.
  const warnings = (await tail(debugLog(home))).split('\n').filter((line) => /"level":"(WARN|ERROR)"/.test(line));
  return serverFault([...printed, ...warnings].join('\n'), logFile(home));
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

function debugLog(home: string): string {
  return join(home, 'logs', 'debug.log');
}
