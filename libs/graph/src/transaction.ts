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

/** Told of each query: how long it took, and who answered it. */
export interface Observers {
  readonly timed: Timed;
  readonly answeredBy: AnsweredBy;
}

/**
 * Runs work in one write transaction of a session, and tells `call` before it sends the commit.
 * @throws what the database said, as long as nothing can have been written; DomainError UNAVAILABLE where that is not known.
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
    // A deadlock at the commit has undone it, and it is tried again above, as is what was lost before.
    throw call.mayBeWritten && !isContention(error) ? translated(error, true) : error;
  } finally {
    // Rolls back what was not committed; a lost connection has rolled back already.
    await transaction.close().catch(() => undefined);
  }
}

/** Tells the call that is answered by which bookmark others see what it wrote. */
export function noteWrite(session: Session): void {
  const call = bookmarksOfCall();
  if (call) call.made = session.lastBookmarks();
}
