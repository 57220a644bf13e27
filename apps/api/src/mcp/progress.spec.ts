import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Progress } from './progress.js';

describe('the progress of a call', () => {
  let sent: [number, string][];
  const send = (progress: number, message: string): Promise<void> => {
    sent.push([progress, message]);
    return Promise.resolve();
  };

  beforeEach(() => {
    sent = [];
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  afterEach(() => mock.reset());

  it('grows with every step, and while nothing is told once a second', () => {
    const progress = new Progress(send);
    mock.timers.tick(1_000);
    progress.tell('looks');
    mock.timers.tick(999);
    progress.tell('finds');
    mock.timers.tick(1_000);
    mock.timers.tick(1_000);
    progress.end();
    expect(sent).toEqual([
      [1, 'At work.'],
      [2, 'looks'],
      [3, 'finds'],
      [4, 'finds'],
      [5, 'finds'],
    ]);
  });

  it('ends with the call, whatever is told after it', () => {
    const progress = new Progress(send);
    progress.end();
    progress.tell('too late');
    mock.timers.tick(10_000);
    expect(sent).toEqual([]);
  });

  it('is told in a few words, and to nobody who did not ask', () => {
    const progress = new Progress(send);
    progress.tell('x'.repeat(100_000));
    progress.end();
    expect(sent.map(([, message]) => message.length)).toEqual([500]);
    const timers = mock.method(globalThis, 'setTimeout');
    new Progress().tell('unheard');
    expect(timers.mock.callCount()).toBe(0);
  });

  it('of a client that is gone does no harm', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const progress = new Progress(() => Promise.reject(new Error('Not connected')));
    progress.tell('looks');
    // Node tells of a rejection once all microtasks are done.
    await setImmediate();
    process.off('unhandledRejection', note);
    progress.end();
    expect(unhandled).toEqual([]);
  });
});
