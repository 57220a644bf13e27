import { Neo4jError } from 'neo4j-driver';
import { DomainError, invalid } from '#domain/errors.js';
import { BOOKMARK } from './bookmarks.js';
import { LEADER_SWITCH, Outdated } from './contention.js';

const AWAY = 'The database does not answer; try again.';
const CONTENDED = 'Others write about the same all the time; try again.';
const TOO_LONG = 'This took too long, and was given up with nothing written: try again, or do less at once.';
const OVERLOADED = 'The database has no memory left for this at the moment; try again.';
const UNKNOWN =
  'The database does not answer, and whether this was written is not known: send it again with the same Idempotency-Key.';

/** Used before a write began, and when the database undid it. */
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
 * Whether a server of the database is gone, is going, or leads no longer, so that another attempt may be answered by another server.
 * What was not committed yet is undone.
 */
export function lostServer(error: unknown): boolean {
  if (lostConnection(error)) return true;
  return error instanceof Neo4jError && (ELSEWHERE.has(error.code) || error.code.startsWith(OF_A_CLUSTER));
}

/** Whether a read that failed with this may succeed at once: its server was lost, or what it read was deleted meanwhile. */
export function passesForReads(error: unknown): boolean {
  return lostServer(error) || (error instanceof Neo4jError && MIDWAY.has(error.code));
}

/** Begins the codes of a cluster that cannot write at the moment. */
const OF_A_CLUSTER = 'Neo.TransientError.Cluster.';

/** Another server of a cluster can have what this one has not. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  LEADER_SWITCH,
  'Neo.TransientError.General.DatabaseUnavailable',
  'Neo.TransientError.Database.DatabaseUnavailable',
]);

/** What is wrong when the database cannot write, by its code or its GQL status. */
const CANNOT_WRITE: Readonly<Record<string, string>> = {
  '51N59': DISK_FULL,
  'Neo.ClientError.General.WriteOnReadOnlyAccessDatabase': READ_ONLY,
  'Neo.ClientError.Cluster.NotALeader': NOT_THE_LEADER,
  'Neo.ClientError.General.ForbiddenOnReadOnlyDatabase': NOT_THE_LEADER,
  'Neo.DatabaseError.Transaction.TransactionStartFailed': STOPPED,
  'Neo.DatabaseError.Transaction.TransactionCommitFailed': HALF_KEPT,
};

/** The error of a query that met a fault of the database. */
const MIDWAY: ReadonlySet<string> = new Set([
  'Neo.DatabaseError.General.UnknownError',
  'Neo.DatabaseError.Statement.ExecutionFailed',
]);

/** Faults that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set([
  'Neo.ClientError.Security.AuthenticationRateLimit',
  ...MIDWAY,
  // As the driver calls what a server ended that is being stopped.
  'Neo.ClientError.Transaction.Terminated',
  'Neo.TransientError.Transaction.LockClientStopped',
  'Neo.ClientError.General.DatabaseUnavailable',
]);

/** The database ended a transaction that lasted longer than it was given. */
const TIMED_OUT: ReadonlySet<string> = new Set([
  'Neo.ClientError.Transaction.TransactionTimedOut',
  'Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration',
]);

/** No memory is left in the part of the server's heap that all queries share. */
const NO_MEMORY: ReadonlySet<string> = new Set([
  'Neo.TransientError.General.MemoryPoolOutOfMemoryError',
  'Neo.TransientError.General.OutOfMemoryError',
]);

/** The driver's message when every connection is in use; it has no code for it. */
const NO_CONNECTION = /^Connection acquisition timed out/;

/**
 * Driver errors that pass become UNAVAILABLE. Mistakes of a caller are found before a query runs, so all other errors are bugs.
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
  if (/InvalidBookmark/.test(error.code)) return invalid(BOOKMARK, 'is none of this database');
  const passes =
    error.retriable || PASSING.has(error.code) || TIMED_OUT.has(error.code) || NO_CONNECTION.test(error.message);
  return passes ? unavailable(mayBeWritten, error) : error;
}
