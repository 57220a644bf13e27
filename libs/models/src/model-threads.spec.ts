import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModelThreads } from './model-threads.js';

// Answers how many texts its thread has seen, and dies, fails or lives on as the text says.
const WORKER = `
let seen = 0;
export default async (text) => {
  if (text === 'slow') await new Promise((resolve) => setTimeout(resolve, 500));
  if (text === 'soon') await new Promise((resolve) => setTimeout(resolve, 50));
  if (text === 'die') process.exit(1);
  if (text === 'fail') throw new Error('no such text');
  return Float32Array.of(++seen);
};`;

function threadsOf(worker: URL, threads: number, workerData: string): ModelThreads<string> {
  return new ModelThreads({ worker, threads, workerData, trial: 'warm', called: 'embedding model' });
}

describe('ModelThreads', () => {
  let directory: string;
  let worker: URL;
  let threads: ModelThreads<string>;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'threads-'));
    worker = pathToFileURL(join(directory, 'worker.mjs'));
    await writeFile(worker, WORKER);
  });
  afterAll(() => rm(directory, { recursive: true }));

  beforeEach(() => {
    threads = threadsOf(worker, 1, directory);
  });
  afterEach(() => threads.close());

  it('answers in the order of the texts', async () => {
    const vectors = await threads.answers(['a', 'b', 'c']);
    expect(vectors.map(([count]) => count)).toEqual([1, 2, 3]);
  });

  it('answers no texts with no vectors', async () => {
    await expect(threads.answers([])).resolves.toEqual([]);
  });

  it('answers a question right after the text at hand of an ingest of 500', async () => {
    const ingest = threads.answers(Array.from({ length: 500 }, (_, position) => `fact ${position}`));
    const [question] = await threads.answers(['question']);
    expect([...(question ?? [])]).toEqual([2]);
    await expect(ingest).resolves.toHaveLength(500);
  });

  it('lets nobody wait while those who came later are answered', async () => {
    const answered: number[] = [];
    const caller = async (first: number): Promise<void> => {
      // Each of four asks again when it is answered, so that three wait at all times.
      for (let asked = first; asked < 40; asked += 4) {
        const [vector] = await threads.answers([String(asked)]);
        answered.push(Number(vector?.[0]) - 1 - asked);
      }
    };
    await Promise.all([0, 1, 2, 3].map(caller));
    expect(answered).toEqual(Array.from({ length: 40 }, () => 0));
  });

  it('tells how long the oldest text has waited', async () => {
    expect(threads.waitingMs).toBe(0);
    const both = [threads.answers(['slow']), threads.answers(['b'])];
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(threads.waitingMs).toBeGreaterThan(40);
    await Promise.all(both);
    expect(threads.waitingMs).toBe(0);
  });

  it('tells how long one more would have to wait, by what the last ones took', async () => {
    for (let times = 0; times < 8; times += 1) await threads.answers(['soon']);
    const many = Array.from({ length: 20 }, () => threads.answers(['soon']));
    // Of 20 times 50 ms.
    expect(threads.waitingMs).toBeGreaterThan(500);
    await Promise.all(many);
    expect(threads.waitingMs).toBe(0);
  });

  it('takes neither the loading of its model nor one long text for what all take', async () => {
    const loading = new ModelThreads({ worker, threads: 1, workerData: '', trial: 'slow', called: 'model' });
    try {
      await loading.warm();
      for (const text of ['a', 'b', 'c', 'slow']) await loading.answers([text]);
      const many = Array.from({ length: 20 }, () => loading.answers(['a']));
      // Half a second each, as the loading and the long text take, would be ten.
      expect(loading.waitingMs).toBeLessThan(5_000);
      await Promise.all(many);
    } finally {
      await loading.close();
    }
  });

  it('lets two ingests take turns', async () => {
    const [first, second] = await Promise.all([threads.answers(['a', 'b', 'c']), threads.answers(['d', 'e', 'f'])]);
    expect(first?.map(([count]) => count)).toEqual([1, 3, 5]);
    expect(second?.map(([count]) => count)).toEqual([2, 4, 6]);
  });

  it('fails the call whose thread dies, and goes on with another', async () => {
    const call = threads.answers(['a', 'die', 'c']);
    const waiting = threads.answers(['d', 'e']);
    await expect(call).rejects.toMatchObject({ name: 'DomainError', code: 'UNAVAILABLE' });
    await expect(waiting).resolves.toHaveLength(2);
    await expect(threads.answers(['again'])).resolves.toHaveLength(1);
  });

  it('fails a call whose text fails, with the same thread for the next', async () => {
    await expect(threads.answers(['fail'])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const [next] = await threads.answers(['next']);
    expect([...(next ?? [])]).toEqual([1]);
  });

  it('refuses texts once closed, the rest of a running call among them', async () => {
    const running = threads.answers(['a', 'b', 'c', 'd']);
    const refused = expect(running).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await threads.close();
    await refused;
    await expect(threads.answers(['late'])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
