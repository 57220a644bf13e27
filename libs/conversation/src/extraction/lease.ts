import { setTimeout as wait } from 'node:timers/promises';

/** Another instance has taken the session, or the session is gone. */
export class LeaseLost extends Error {}

/** A lost lease is noticed after at most this time, however long the lease is. */
const LONGEST_MS = 60_000;

/**
 * Runs work under a lease and renews it meanwhile.
 *
 * @param renew returns `false` if the lease was lost; then the signal aborts with LeaseLost. If it throws, it is retried.
 */
export async function underLease<T>(
  leaseMs: number,
  renew: () => Promise<boolean>,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const lost = new AbortController();
  const renewing = async (): Promise<void> => {
    for (;;) {
      await wait(Math.min(LONGEST_MS, leaseMs / 3), undefined, { signal: over.signal, ref: false });
      if (!(await renew().catch(() => true))) return lost.abort(new LeaseLost());
    }
  };
  // It ends through the signal, and so with an error.
  void renewing().catch(() => undefined);
  try {
    return await work(lost.signal);
  } finally {
    over.abort();
  }
}
