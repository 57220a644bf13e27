import { boundedPaths } from './bounded-paths.js';

describe('the paths that are kept with a revision', () => {
  it('are those that changed, in order and each once', () => {
    expect(boundedPaths(['src/b.ts', 'a.ts', 'src/b.ts'])).toEqual(['a.ts', 'src/b.ts']);
  });

  it('are the directories of those that are too many, as deep as fit', () => {
    const paths = Array.from({ length: 3_000 }, (_, i) => `src/d${i % 30}/f${i}.ts`);
    expect(boundedPaths([...paths, 'README.md'])).toHaveLength(31);
    expect(boundedPaths(paths)).toContain('src/d7/');
  });

  it('are those directories however many there are', () => {
    const paths = Array.from({ length: 200_000 }, (_, i) => `modules/m${i % 900}/f${i}.js`);
    expect(boundedPaths(paths)).toHaveLength(900);
  });

  it('are all of the repository where the root itself has too many', () => {
    expect(boundedPaths(Array.from({ length: 3_000 }, (_, i) => `f${i}`))).toEqual(['./']);
  });

  it('is the directory of what no text may hold, or is too long', () => {
    expect(boundedPaths(['src/a\u0001.ts', `lib/${'x'.repeat(1_000)}`])).toEqual(['lib/', 'src/']);
    expect(boundedPaths(['a\u0001', 'x'.repeat(1_001)])).toEqual(['./']);
  });
});
