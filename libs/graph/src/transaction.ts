import type { Session, Transaction } from 'neo4j-driver';
import { bookmarksOfCall } from './bookmarks.js';
import { isContention } from './contention.js';
import { translated } from './database-errors.js';
import type { Queries } from './query.js';
import { run } from './run-query.js';
import type { AnsweredBy } from './servers.js';
import type { Call } from './watchdog.js';

/** How long a write may hold its locks before the server ends it. */
export const WRITE_TIMEOUT_MS = 60_000;

/** Measures how long a query takes. */
export type Timed = <T>(path: string, work: () => Promise<T>) => Promise<T>;

/** Called for each query with its duration and with the server that answered. */
export interface Observers {
  readonly timed: Timed;
  readonly answeredBy: AnsweredBy;
}

/**
 * Runs work in one write transaction of a session, and marks `call` before it sends the commit.
 * @throws the database's error while nothing can have been written; DomainError UNAVAILABLE if that is unknown.
 */
export async function runIn<T>(
  session: Session,
  work: (transaction: Queries) => Promise<T>,
  { timed, answeredBy }: Observers,
  call: Call,
): Promise<T> {
  const transaction: Transaction = session.beginTransaction({ timeout: WRITE_TIMEOUT_MS });
  const afterwards: (() => void)[] = [];
  try {
    const result = await work({
      all: (query, params) => timed(query.path, () => run(transaction, query, params, { answeredBy })),
      afterCommit: (tell) => void afterwards.push(tell),
    });
    call.mayBeWritten = true;
    await timed('commit', () => transaction.commit());
    for (const tell of afterwards) tell();
    return result;
  } catch (error) {
    // A deadlock at the commit has rolled it back, so the caller of this function retries it, like anything lost before.
    throw call.mayBeWritten && !isContention(error) ? translated(error, true) : error;
  } finally {
    // Rolls back what was not committed; a lost connection has done so already.
    await transaction.close().catch(() => undefined);
  }
}

/** Gives the call being answered the bookmark by which others see its write. */
export function noteWrite(session: Session): void {
  const call = bookmarksOfCall();
  if (call) call.made = session.lastBookmarks();
}
