import { Logger } from '@nestjs/common';
import { Feed, type FeedPage } from './feed.js';

/** A record of numbers, and a feed that reads it two at a time. */
class Played {
  readonly record: number[] = [];
  reads = 0;
  isAway = false;
  isErased = false;
  readonly feed = new Feed<number, number>('test', (places) => this.read(places), 1);

  private read(places: readonly number[]): Promise<FeedPage<number, number>[]> {
    this.reads += 1;
    if (this.isAway) return Promise.reject(new Error('away'));
    return Promise.resolve(
      places.map((place) => {
        const items = this.record.slice(place, place + 2);
        return { items, next: this.isErased ? null : place + items.length, more: items.length === 2 };
      }),
    );
  }
}

beforeAll(() => {
  Logger.overrideLogger(false);
});

async function take(items: AsyncIterator<number, undefined>, count: number): Promise<(number | undefined)[]> {
  const taken: (number | undefined)[] = [];
  while (taken.length < count) taken.push((await items.next()).value);
  return taken;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

it('each watcher is told from its place on, whatever it was when it came', async () => {
  const played = new Played();
  played.record.push(1, 2, 3);
  const [all, some] = [played.feed.watch(0), played.feed.watch(2, (item) => item !== 4)];
  await expect(take(all, 3)).resolves.toEqual([1, 2, 3]);
  played.record.push(4, 5);
  await expect(Promise.all([take(all, 2), take(some, 2)])).resolves.toEqual([
    [4, 5],
    [3, 5],
  ]);
  played.feed.close();
});

it('a watcher that takes nothing is not read for, and loses nothing', async () => {
  const played = new Played();
  played.record.push(...Array.from({ length: 100 }, (_, i) => i));
  const idle = played.feed.watch(0);
  await pause();
  expect(played.reads).toBe(1);
  await expect(take(idle, 100)).resolves.toEqual(played.record);
  played.feed.close();
});

it('goes on where it was when the record was away', async () => {
  const played = new Played();
  const watching = played.feed.watch(0);
  played.isAway = true;
  played.record.push(1, 2);
  await pause();
  played.isAway = false;
  await expect(take(watching, 2)).resolves.toEqual([1, 2]);
  played.feed.close();
});

it('ends for one who waits when it is left, closed, or can go on no longer; and reads no more', async () => {
  const played = new Played();
  const [left, erased] = [played.feed.watch(0), played.feed.watch(0)];
  const waiting = [left.next(), erased.next()];
  await left.return?.();
  played.isErased = true;
  await expect(Promise.all(waiting)).resolves.toMatchObject([{ done: true }, { done: true }]);
  expect(played.feed.watchers).toBe(0);
  await pause();
  const { reads } = played;
  await pause();
  expect(played.reads).toBe(reads);
  played.feed.close();
  await expect(played.feed.watch(0).next()).resolves.toMatchObject({ done: true });
});
