import { Places } from './places.js';

/** Work that a test ends. */
class Work {
  readonly begun: string[] = [];
  readonly #ends = new Map<string, () => void>();

  of(name: string): () => Promise<string> {
    return () => {
      this.begun.push(name);
      return new Promise((resolve) => this.#ends.set(name, () => resolve(name)));
    };
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('Places', () => {
  it('leaves one place that work in the background never takes', async () => {
    const places = new Places(3);
    const work = new Work();
    const all = ['a', 'b', 'c'].map((name) => places.run(false, undefined, work.of(name)));
    all.push(places.run(true, undefined, work.of('urgent')));
    await settled();
    expect(work.begun).toEqual(['a', 'b', 'urgent']);
    await work.end('a');
    expect(work.begun).toEqual(['a', 'b', 'urgent', 'c']);
    for (const name of ['b', 'c', 'urgent']) await work.end(name);
    await expect(Promise.all(all)).resolves.toEqual(['a', 'b', 'c', 'urgent']);
  });

  it('lets whoever waits go ahead of work in the background that came before', async () => {
    const places = new Places(2);
    const work = new Work();
    const names = ['urgent 1', 'urgent 2', 'background', 'urgent 3'];
    const all = names.map((name) => places.run(name.startsWith('urgent'), undefined, work.of(name)));
    await settled();
    await work.end('urgent 1');
    expect(work.begun).toEqual(['urgent 1', 'urgent 2', 'urgent 3']);
    await work.end('urgent 2');
    for (const name of names) await work.end(name);
    await expect(Promise.all(all)).resolves.toEqual(names);
  });

  it('shares a single place', async () => {
    const places = new Places(1);
    const work = new Work();
    const both = [places.run(false, undefined, work.of('a')), places.run(true, undefined, work.of('urgent'))];
    await settled();
    expect(work.begun).toEqual(['a']);
    await work.end('a');
    await work.end('urgent');
    await expect(Promise.all(both)).resolves.toEqual(['a', 'urgent']);
  });

  it('lets somebody leave the line, and the next one move up', async () => {
    const places = new Places(1);
    const work = new Work();
    const impatient = new AbortController();
    const first = places.run(true, undefined, work.of('first'));
    const second = places.run(true, impatient.signal, work.of('second'));
    const third = places.run(true, undefined, work.of('third'));
    impatient.abort(new Error('too long'));
    await expect(second).rejects.toThrow('too long');
    await work.end('first');
    expect(work.begun).toEqual(['first', 'third']);
    await work.end('third');
    await expect(Promise.all([first, third])).resolves.toEqual(['first', 'third']);
  });

  it('is free again after work that fails', async () => {
    const places = new Places(1);
    await expect(places.run(true, undefined, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(places.run(true, undefined, () => Promise.resolve('fine'))).resolves.toBe('fine');
  });

  it('takes nobody in who has given up before', async () => {
    const places = new Places(1);
    await expect(places.run(true, AbortSignal.abort(new Error('gone')), () => Promise.resolve(1))).rejects.toThrow(
      'gone',
    );
  });
});
