import { setTimeout as sleep } from 'node:timers/promises';
import { Neo4jError } from 'neo4j-driver';

/** How long a write is retried while others hold its locks. Longer contention does not resolve by itself. */
const TRIED_FOR_MS = 20_000;
/** The pause before the second attempt, and the longest pause. Each is random up to a limit that doubles each time. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 500;
const SCHEMA_ATTEMPTS = 5;
/** A leader is elected within moments or within seconds; if it takes seconds, the caller should wait, not the service. */
const ATTEMPTS_ELSEWHERE = 4;
const PAUSE_ELSEWHERE_MS = 50;

/** The error code of a server that is no longer leader. For a commit it does not say whether it was done. */
export const LEADER_SWITCH = 'Neo.TransientError.Transaction.LeaderSwitch';

/** The clock and timer, in milliseconds; replaced in tests. */
interface Time {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const REAL: Time = { now: () => performance.now(), sleep };

/** Thrown inside a transaction to restart it, because what it read before it had its locks has changed. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/**
 * Runs a write until it gets its locks. The database has rolled back earlier attempts, so an attempt must not do anything that outlives
 * its transaction.
 */
export async function untilFree<T>(attempt: () => Promise<T>, time: Time = REAL): Promise<T> {
  const end = time.now() + TRIED_FOR_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isContention(error) || time.now() > end) throw error;
    }
    await time.sleep(Math.random() * pause);
  }
}

/**
 * Retries work on another server when its server is lost; by then the driver has dropped that server and looks for the leader.
 * @param isLost whether a failed attempt did nothing and may be repeated.
 */
export async function elsewhere<T>(
  attempt: () => Promise<T>,
  isLost: (error: unknown) => boolean,
  time: Time = REAL,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === ATTEMPTS_ELSEWHERE || !isLost(error)) throw error;
    }
    // At once for the first retry, since usually only one connection was lost.
    if (tried > 1) await time.sleep(Math.random() * PAUSE_ELSEWHERE_MS * 2 ** tried);
  }
}

/**
 * Creates a part of the schema "if not exists". Two instances that do so at once can deadlock or collide; on the next attempt it exists.
 */
export async function untilMade<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === SCHEMA_ATTEMPTS) throw error;
    }
    await sleep(100 * tried);
  }
}

/** This transaction was ended to break a deadlock, or something was deleted while the query waited for its lock. */
export function isContention(error: unknown): boolean {
  if (error instanceof Outdated) return true;
  if (!(error instanceof Neo4jError) || error.code === LEADER_SWITCH) return false;
  return (
    (error.retriable && error.code.startsWith('Neo.TransientError.Transaction.')) ||
    error.code === 'Neo.ClientError.Statement.EntityNotFound'
  );
}
