import { setTimeout as sleep } from 'node:timers/promises';
import { Neo4jError } from 'neo4j-driver';

/** How long a write is retried while others hold its locks; a longer contention does not pass by itself. */
const TRIED_FOR_MS = 20_000;
/** The pause before the second attempt, and the longest: each is random up to its length, and twice as long as the one before. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 500;
const SCHEMA_ATTEMPTS = 5;
/** A leader is elected within moments or within seconds; for seconds the caller waits better than we do. */
const ATTEMPTS_ELSEWHERE = 4;
const PAUSE_ELSEWHERE_MS = 50;

/** The code of what a server ended because it leads no longer; of a commit it does not say whether it was done. */
export const LEADER_SWITCH = 'Neo.TransientError.Transaction.LeaderSwitch';

/** Reads the time and waits, in milliseconds; a test replaces it. */
interface Time {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const REAL: Time = { now: () => performance.now(), sleep };

/** Thrown inside a transaction to begin it again: what it read before it had its locks has changed since. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/**
 * Runs a write until it gets its locks. Whatever it wrote before was undone by the database, so
 * an attempt may do nothing that outlives its transaction.
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
 * Runs what may be asked of another server when the one that was asked is lost: the driver has then forgotten that server,
 * and looks who leads.
 * @param isLost whether an attempt that failed with this did nothing, and may be made again.
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
    // The first time at once: most often it was one connection.
    if (tried > 1) await time.sleep(Math.random() * PAUSE_ELSEWHERE_MS * 2 ** tried);
  }
}

/**
 * Creates a part of the schema "if not exists". Two instances that create it at once can deadlock or collide; at the next
 * attempt it exists.
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

/** A deadlock was broken by ending this transaction; or something was deleted while the query waited for its lock. */
export function isContention(error: unknown): boolean {
  if (error instanceof Outdated) return true;
  if (!(error instanceof Neo4jError) || error.code === LEADER_SWITCH) return false;
  return (
    (error.retriable && error.code.startsWith('Neo.TransientError.Transaction.')) ||
    error.code === 'Neo.ClientError.Statement.EntityNotFound'
  );
}
