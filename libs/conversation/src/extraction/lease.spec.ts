import { setTimeout as wait } from 'node:timers/promises';
import { LeaseLost, underLease } from './lease.js';

/** @returns why the signal aborted, or that it did not. */
async function until(lost: AbortSignal, ms: number): Promise<unknown> {
  await wait(ms, undefined, { signal: lost }).catch(() => undefined);
  return lost.aborted ? lost.reason : 'done';
}

describe('work under a lease', () => {
  it('may take longer than the lease, which is renewed until it is done', async () => {
    let renewed = 0;
    const renew = (): Promise<boolean> => Promise.resolve(++renewed > 0);
    await expect(underLease(30, renew, (lost) => until(lost, 200))).resolves.toBe('done');
    expect(renewed).toBeGreaterThanOrEqual(3);
    const then = renewed;
    await wait(50);
    expect(renewed).toBe(then);
  });

  it('is told when the lease was lost', async () => {
    const outcome = underLease(
      30,
      () => Promise.resolve(false),
      (lost) => until(lost, 5_000),
    );
    await expect(outcome).resolves.toBeInstanceOf(LeaseLost);
  });

  it('goes on while the lease cannot be renewed, and tries again', async () => {
    let tried = 0;
    const renew = (): Promise<boolean> => {
      tried += 1;
      return tried < 3 ? Promise.reject(new Error('The database is away.')) : Promise.resolve(false);
    };
    await expect(underLease(30, renew, (lost) => until(lost, 5_000))).resolves.toBeInstanceOf(LeaseLost);
    expect(tried).toBe(3);
  });

  it('throws what the work throws', async () => {
    const fault = new Error('No.');
    const outcome = underLease(
      30,
      () => Promise.resolve(true),
      () => Promise.reject(fault),
    );
    await expect(outcome).rejects.toBe(fault);
  });
});
