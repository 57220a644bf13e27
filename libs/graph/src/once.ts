import type { Caller } from '#domain/caller.js';
import type { Clock } from '#domain/clock.js';
import { DomainError } from '#domain/errors.js';
import { Outdated } from './contention.js';
import { idempotencyClaim, idempotencyDropOld, idempotencyKeep } from './generated/queries.js';
import type { Graph, Queries } from './graph.js';

const DAY_MS = 86_400_000;

/** How long an answer is kept for its Idempotency-Key. */
export const ANSWERS_KEPT_DAYS = 7;

/** What a write gives back, and whom it may speak of, so that erasing any of them erases a kept answer. */
export interface Answered<T> {
  readonly result: T;
  /** The contact that was written about. */
  readonly contactId: string;
  /** That contact, and those who were one person with it. */
  readonly pool: readonly string[];
}

/**
 * Runs a write in one transaction, and only once for each Idempotency-Key: the answer is kept in the same transaction,
 * so it is there exactly if the write is. A repetition gets the first answer as its JSON was.
 *
 * @throws DomainError CONFLICT when the key came with another request before.
 */
export async function writeOnce<T>(
  graph: Graph,
  clock: Clock,
  { tenantId, once }: Caller,
  work: (transaction: Queries) => Promise<Answered<T>>,
): Promise<T> {
  return graph.write(async (transaction) => {
    if (!once) return (await work(transaction)).result;
    const now = clock.now();
    const [claimed] = await transaction.all(idempotencyClaim, { tenantId, key: once.key, request: once.request, now });
    // Its contact was erased while we read it, and the key is free again.
    if (claimed?.request === null) throw new Outdated('The answer is gone.');
    if (claimed && claimed.request !== once.request) {
      throw new DomainError('CONFLICT', 'The Idempotency-Key was used for another request.');
    }
    if (claimed?.answer) return JSON.parse(claimed.answer) as T;
    const { result, ...whom } = await work(transaction);
    await transaction.all(idempotencyKeep, { tenantId, key: once.key, answer: JSON.stringify(result), ...whom });
    return result;
  });
}

/** Forgets answers that are too old to be asked for again. */
export async function dropOldAnswers(graph: Graph, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ANSWERS_KEPT_DAYS * DAY_MS);
  for (let dropped = 1; dropped > 0;) {
    dropped = (await graph.all(idempotencyDropOld, { before }))[0]?.dropped ?? 0;
  }
}
