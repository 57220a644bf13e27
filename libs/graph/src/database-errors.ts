import { Neo4jError } from 'neo4j-driver';
import { DomainError, invalid } from '#domain/service/errors.js';
import { BOOKMARK } from './bookmarks.js';
import { LEADER_SWITCH, Outdated } from './contention.js';

const AWAY = 'The database does not answer; try again.';
const CONTENDED = 'Others write about the same all the time; try again.';
const TOO_LONG = 'This took too long, and was given up with nothing written: try again, or do less at once.';
const OVERLOADED = 'The database has no memory left for this at the moment; try again.';
const UNKNOWN =
  'The database does not answer, and whether this was written is not known: send it again with the same Idempotency-Key.';

/** Used before a write begins, and when the database rolled it back. */
export const DISK_FULL = 'The database cannot write: its disk is full. Nothing was written; reads still work.';
const READ_ONLY =
  'The database takes no writes: its disk was full. Free some space and start Neo4j again; until then only reads work.';
const STOPPED =
  'Neo4j stopped this database after a fault, most likely a full disk: free some space and start Neo4j again.';
const NOT_THE_LEADER =
  'The server of the cluster that NEO4J_URI names takes no writes: NEO4J_URI has to begin with neo4j:, so that writes are sent to the leader.';
const HALF_KEPT =
  'The database failed during the commit, most likely on a full disk, and whether this was written is not known: send it again with the same Idempotency-Key.';

/**
 * @param mayBeWritten whether the commit was sent before the database stopped answering.
 * @returns the error for a call that the database does not answer.
 */
export function unavailable(mayBeWritten: boolean, cause?: unknown): DomainError {
  return new DomainError('UNAVAILABLE', mayBeWritten ? UNKNOWN : AWAY, [], { cause });
}

/** The database answers, but cannot write. */
export class CannotWrite extends DomainError {
  constructor(message: string, cause: unknown) {
    super('UNAVAILABLE', message, [], { cause });
  }
}

/** Whether the answer of a query was lost with its connection. */
function lostConnection(error: unknown): boolean {
  return error instanceof Neo4jError && (error.code === 'ServiceUnavailable' || error.code === 'SessionExpired');
}

/**
 * Whether a server of the database is gone, stopping or no longer leader, so that another server may answer a retry. What was not
 * committed is rolled back.
 */
export function lostServer(error: unknown): boolean {
  if (lostConnection(error)) return true;
  return error instanceof Neo4jError && (ELSEWHERE.has(error.code) || error.code.startsWith(OF_A_CLUSTER));
}

/** Whether a failed read may succeed if repeated at once: its server was lost, or what it read was deleted meanwhile. */
export function passesForReads(error: unknown): boolean {
  return lostServer(error) || (error instanceof Neo4jError && MIDWAY.has(error.code));
}

/** Prefixes of the error codes of a cluster that cannot write at the moment. */
const OF_A_CLUSTER = 'Neo.TransientError.Cluster.';

/** Another server of a cluster may have what this one lacks. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  LEADER_SWITCH,
  'Neo.TransientError.General.DatabaseUnavailable',
  'Neo.TransientError.Database.DatabaseUnavailable',
]);

/** Why the database cannot write, by error code or GQL status. */
const CANNOT_WRITE: Readonly<Record<string, string>> = {
  '51N59': DISK_FULL,
  'Neo.ClientError.General.WriteOnReadOnlyAccessDatabase': READ_ONLY,
  'Neo.ClientError.Cluster.NotALeader': NOT_THE_LEADER,
  'Neo.ClientError.General.ForbiddenOnReadOnlyDatabase': NOT_THE_LEADER,
  'Neo.DatabaseError.Transaction.TransactionStartFailed': STOPPED,
  'Neo.DatabaseError.Transaction.TransactionCommitFailed': HALF_KEPT,
};

/** The error for a query that failed because of the database. */
const MIDWAY: ReadonlySet<string> = new Set([
  'Neo.DatabaseError.General.UnknownError',
  'Neo.DatabaseError.Statement.ExecutionFailed',
]);

/** Temporary faults. */
const PASSING: ReadonlySet<string> = new Set([
  'Neo.ClientError.Security.AuthenticationRateLimit',
  ...MIDWAY,
  // The driver's code for a connection ended by a server that is stopping.
  'Neo.ClientError.Transaction.Terminated',
  'Neo.TransientError.Transaction.LockClientStopped',
  'Neo.ClientError.General.DatabaseUnavailable',
]);

/** The database ended a transaction that exceeded its time limit. */
const TIMED_OUT: ReadonlySet<string> = new Set([
  'Neo.ClientError.Transaction.TransactionTimedOut',
  'Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration',
]);

/** The server's memory for queries is exhausted. */
const NO_MEMORY: ReadonlySet<string> = new Set([
  'Neo.TransientError.General.MemoryPoolOutOfMemoryError',
  'Neo.TransientError.General.OutOfMemoryError',
]);

/** The driver's message when every connection is in use; it has no code for this. */
const NO_CONNECTION = /^Connection acquisition timed out/;

/**
 * Turns temporary driver errors into UNAVAILABLE. Callers' mistakes are found before a query runs, so all other errors are bugs.
 * @param mayBeWritten whether the commit was sent before this.
 */
export function translated(error: unknown, mayBeWritten = false): unknown {
  if (error instanceof Outdated) return new DomainError('UNAVAILABLE', CONTENDED, [], { cause: error });
  if (!(error instanceof Neo4jError)) return error;
  const cannotWrite = CANNOT_WRITE[error.gqlStatus] ?? CANNOT_WRITE[error.code];
  if (cannotWrite !== undefined) return new CannotWrite(cannotWrite, error);
  if (lostConnection(error)) return unavailable(mayBeWritten, error);
  if (NO_MEMORY.has(error.code)) return new DomainError('UNAVAILABLE', OVERLOADED, [], { cause: error });
  if (TIMED_OUT.has(error.code) && !mayBeWritten) return new DomainError('UNAVAILABLE', TOO_LONG, [], { cause: error });
  if (/InvalidBookmark/.test(error.code)) return invalid(BOOKMARK, 'is not a bookmark of this database');
  const passes =
    error.retriable || PASSING.has(error.code) || TIMED_OUT.has(error.code) || NO_CONNECTION.test(error.message);
  return passes ? unavailable(mayBeWritten, error) : error;
}
