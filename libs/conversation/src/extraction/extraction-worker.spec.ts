import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { DueSignal } from './due-signal.js';
import type { LeasedSession } from './extraction-queue.repository.js';
import { ExtractionWorker } from './extraction-worker.js';

describe('the queue while the database is away', () => {
  it('is said to wait once, and again only after it was read', async () => {
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
    await worker.beforeApplicationShutdown();
    mock.restoreAll();
  });
});
