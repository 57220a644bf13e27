import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { DueSignal } from './due-signal.js';
import type { LeasedSession } from './extraction-queue.repository.js';
import { ExtractionWorker } from './extraction-worker.js';

describe('the queue', () => {
  it('is said to wait once while the database is away, and again only after it was read', async () => {
    const { mock: warned } = mock.method(Logger.prototype, 'warn', () => undefined);
    let isAway = true;
    const claim = (): Promise<LeasedSession[]> => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([]));
    const due = new DueSignal();
    const config = { EXTRACT_POLL_SECONDS: 3_600, EXTRACT_CONCURRENCY: 1 } as Config;
    const worker = new ExtractionWorker({ claim } as never, {} as never, {} as never, due, {} as never, config);
    const look = async (): Promise<number> => {
      due.give();
      await setImmediate();
      return warned.callCount();
    };
    worker.onApplicationBootstrap();
    await setImmediate();
    await expect(look()).resolves.toBe(1);
    isAway = false;
    await expect(look()).resolves.toBe(1);
    isAway = true;
    await expect(look()).resolves.toBe(2);
    await worker.stop();
    mock.restoreAll();
  });

  it('is not looked at once the service stops, and what was leased is given back at once', async () => {
    const session = { leaseId: 'one' } as LeasedSession;
    const released: LeasedSession[] = [];
    let claims = 0;
    const queue = {
      claim: () => Promise.resolve(++claims === 1 ? [session] : []),
      release: (sessions: LeasedSession[]) => Promise.resolve(released.push(...sessions)),
      renew: () => Promise.resolve(true),
    };
    const service = { extract: () => new Promise<void>(() => undefined) };
    const due = new DueSignal();
    const config = { EXTRACT_POLL_SECONDS: 3_600, EXTRACT_CONCURRENCY: 2, EXTRACT_LEASE_SECONDS: 300 } as Config;
    const worker = new ExtractionWorker(queue as never, service as never, {} as never, due, {} as never, config);
    worker.onApplicationBootstrap();
    await setImmediate();
    await worker.stop();
    due.give();
    await setImmediate();
    expect({ released, claims }).toEqual({ released: [session], claims: 1 });
  });
});
