import type { Caller, Once } from '#domain/service/caller.js';
import type { Clock } from '#domain/service/clock.js';
import { DomainError, type ErrorCode, type Fault } from '#domain/service/errors.js';
import { Outdated } from './contention.js';
import {
  idempotencyClaim,
  type IdempotencyClaimParams,
  idempotencyKeep,
  type IdempotencyKeepParams,
} from './generated/queries.js';
import type { Graph, Queries } from './graph.js';

/** The result of a write, and whom it may be about: erasing any of these contacts erases the stored answer. */
export interface Answered<T> {
  readonly result: T;
  /** The contact that was written about; for contacts created together, the id of their batch. */
  readonly contactId: string;
  /** This contact, and those merged with it. */
  readonly pool: readonly string[];
}

/** A stored refusal. */
interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly faults: readonly Fault[];
}

/** Codes of refusals that are stored; other errors are temporary. */
const LASTING: ReadonlySet<ErrorCode> = new Set(['INVALID', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_LARGE']);

/**
 * Runs a write in one transaction, and only once per Idempotency-Key. The answer is stored in the same transaction, so it exists if and
 * only if the write does. A repetition gets the JSON of the first answer, or the first refusal.
 *
 * @param about the contact of the write, if it has one: erasing it also erases a stored refusal.
 * @throws DomainError CONFLICT if the key was used with another request before.
 */
export async function writeOnce<T>(
  graph: Graph,
  clock: Clock,
  { tenantId, once }: Caller,
  work: (transaction: Queries) => Promise<Answered<T>>,
  about: string | null = null,
): Promise<T> {
  if (!once) return graph.write(async (transaction) => (await work(transaction)).result);
  const key = { tenantId, key: once.key };
  const request = graph.keyedHash(JSON.stringify([tenantId, once.key, once.request]));
  const claim = { ...key, request, operation: once.operation, now: clock.now() };
  const keep = async (transaction: Queries, kept: Omit<IdempotencyKeepParams, 'tenantId' | 'key'>): Promise<void> => {
    await transaction.all(idempotencyKeep, { ...key, ...kept });
  };
  try {
    return await graph.write(async (transaction) => {
      const first = await firstAnswer<T>(transaction, claim, once);
      if (first) return first.result;
      const { result, ...whom } = await work(transaction).catch(rethrowAsRefused);
      await keep(transaction, { answer: JSON.stringify(result), refusal: null, ...whom });
      return result;
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // The transaction and its claim on the key are rolled back. Meanwhile the same request may have succeeded elsewhere.
    const first = await graph.write(async (transaction) => {
      const answered = await firstAnswer<T>(transaction, claim, once);
      if (!answered)
        await keep(transaction, { answer: null, refusal: refusalOf(error.by), contactId: about, pool: [] });
      return answered;
    });
    if (first) return first.result;
    throw error.by;
  }
}

/** @param first the operation that used the key, `null` if it is not known. */
function usedBefore(first: string | null, now: string): DomainError {
  const by = first === null ? '' : first === now ? `, also ${first}` : `, ${first}`;
  return new DomainError(
    'CONFLICT',
    `The Idempotency-Key was used for another request${by}: a key is for one request of one API. Send another key.`,
  );
}

/** Thrown to roll back a write that was refused for good; it carries the refusal. */
class Refused extends Error {
  constructor(readonly by: DomainError) {
    super(by.message);
  }
}

function refusalOf({ code, message, faults }: DomainError): string {
  return JSON.stringify({ code, message, faults } satisfies Refusal);
}

function rethrowAsRefused(error: unknown): never {
  throw error instanceof DomainError && LASTING.has(error.code) ? new Refused(error) : error;
}

/**
 * Claims the key for this transaction; a second request with it waits here until the first ends.
 * @returns the stored answer, if there is one; throws a stored refusal.
 */
async function firstAnswer<T>(
  transaction: Queries,
  claim: IdempotencyClaimParams,
  { replayed }: Once,
): Promise<{ readonly result: T } | undefined> {
  const [claimed] = await transaction.all(idempotencyClaim, claim);
  // The contact was erased during the read, and the key is free again.
  if (claimed?.request === null) throw new Outdated('The kept answer was deleted meanwhile.');
  if (claimed && claimed.request !== claim.request) throw usedBefore(claimed.operation, claim.operation);
  if (claimed?.refusal ?? claimed?.answer) replayed?.();
  if (claimed?.refusal) {
    const { code, message, faults } = JSON.parse(claimed.refusal) as Refusal;
    throw new DomainError(code, message, faults);
  }
  return claimed?.answer ? { result: JSON.parse(claimed.answer) as T } : undefined;
}
