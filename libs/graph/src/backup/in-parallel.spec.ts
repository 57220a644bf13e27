import { setImmediate as turn } from 'node:timers/promises';
import { inParallel } from './in-parallel.js';

async function* items(count: number, made: (item: number) => void = () => undefined): AsyncGenerator<number> {
  for (let item = 0; item < count; item += 1) {
    await turn();
    made(item);
    yield item;
  }
}

/** Lets all that can go on go on. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await turn();
}

describe('work in parallel', () => {
  it('has as many under way as it may, and the next one ready', async () => {
    const [made, begun] = [[] as number[], [] as number[]];
    const ends: (() => void)[] = [];
    const all = inParallel(
      items(5, (item) => made.push(item)),
      2,
      (item) => {
        begun.push(item);
        return new Promise((resolve) => ends.push(resolve));
      },
    );
    await settled();
    expect({ made, begun }).toEqual({ made: [0, 1, 2], begun: [0, 1] });
    // Whichever ends, another begins.
    ends[1]?.();
    await settled();
    expect({ made, begun }).toEqual({ made: [0, 1, 2, 3], begun: [0, 1, 2] });
    for (let i = 0; i < 5; i += 1) {
      ends.forEach((end) => end());
      await settled();
    }
    await all;
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('makes one ready also where one is done at a time', async () => {
    const made: number[] = [];
    const ended = Promise.withResolvers<void>();
    const all = inParallel(
      items(3, (item) => made.push(item)),
      1,
      () => ended.promise,
    );
    await settled();
    expect(made).toEqual([0, 1]);
    ended.resolve();
    await all;
    expect(made).toEqual([0, 1, 2]);
  });

  it('fails when what is under way has ended, and begins nothing more', async () => {
    const begun: number[] = [];
    const [failing, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isOver = false;
    const all = inParallel(items(5), 2, (item) => {
      begun.push(item);
      return item === 0 ? failing.promise : ended.promise;
    }).finally(() => (isOver = true));
    all.catch(() => undefined);
    await settled();
    failing.reject(new Error('The disk is full.'));
    await settled();
    expect({ begun, isOver }).toEqual({ begun: [0, 1], isOver: false });
    ended.resolve();
    await expect(all).rejects.toThrow('The disk is full.');
    expect(begun).toEqual([0, 1]);
  });
});
