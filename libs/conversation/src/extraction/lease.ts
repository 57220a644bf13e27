import { setTimeout as wait } from 'node:timers/promises';

/** Another instance has the session now, or nothing is left of it. */
export class LeaseLost extends Error {}

/** A lease that was lost is noticed after this time at the latest, however long it is. */
const LONGEST_MS = 60_000;

/**
 * Works under a lease, which is renewed for as long as that takes.
 *
 * @param renew `false` when the lease was lost: then the signal aborts, with LeaseLost. While it throws, it is tried again.
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
  // It ends by the signal, and so by an error.
  void renewing().catch(() => undefined);
  try {
    return await work(lost.signal);
  } finally {
    over.abort();
  }
}
