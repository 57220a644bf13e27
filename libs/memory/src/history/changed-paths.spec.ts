import fc from 'fast-check';
import { ChangedPaths } from './changed-paths.js';

describe('what a pin means', () => {
  const changed = new ChangedPaths(['src/a.ts', 'src/deep/b.ts', 'docs/', 'README.md'], 10);

  it.each([
    { pin: 'path:src/a.ts', means: ['src/a.ts'] },
    { pin: 'path:src/', means: ['src/a.ts', 'src/deep/b.ts'] },
    { pin: 'path:src/deep/', means: ['src/deep/b.ts'] },
    { pin: 'path:./src/a.ts', means: ['src/a.ts'] },
    { pin: 'path:/README.md', means: ['README.md'] },
    { pin: 'path:docs/time.md', means: ['docs/'] },
    { pin: 'path:docs/', means: ['docs/'] },
    { pin: 'path:src', means: [] },
    { pin: 'path:src/a.tsx', means: [] },
    { pin: 'path:lib/', means: [] },
    { pin: 'symbol:src/a.ts', means: [] },
  ])('$pin means $means', ({ pin, means }) => {
    expect(changed.changedUnder([pin])).toEqual(means);
  });

  it('is all of a repository that changed as a whole', () => {
    expect(new ChangedPaths(['./'], 10).changedUnder(['path:src/a.ts'])).toEqual(['./']);
  });

  it('is told once, however many pins mean it', () => {
    expect(changed.changedUnder(['path:src/', 'path:src/a.ts'])).toEqual(['src/a.ts', 'src/deep/b.ts']);
  });

  it('is what its name begins, whatever else changed, and no more of it than is wanted', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', 'a.b', '-'), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('/'));
    const either = fc.tuple(path, fc.constantFrom('', '/')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(either), either, (paths, pin) => {
        const means = [...new Set(paths)]
          .filter(
            (one) =>
              one === pin || (pin.endsWith('/') && one.startsWith(pin)) || (one.endsWith('/') && pin.startsWith(one)),
          )
          .sort();
        expect(new ChangedPaths(paths, 3).changedUnder([`path:${pin}`])).toEqual(means.slice(0, 3));
      }),
    );
  });

  it('is found without a copy for each of 100,000 paths below one directory', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => `packages/p${i % 100}/f${i}.ts`);
    const began = performance.now();
    expect(new ChangedPaths(many, 2).changedUnder(['path:packages/'])).toEqual([
      'packages/p0/f0.ts',
      'packages/p0/f100.ts',
    ]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
