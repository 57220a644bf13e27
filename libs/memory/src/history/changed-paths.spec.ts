import { ChangedPaths } from './changed-paths.js';

describe('what a pin means', () => {
  const changed = new ChangedPaths(['src/a.ts', 'src/deep/b.ts', 'docs/', 'README.md']);

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
    expect(changed.of([pin])).toEqual(means);
  });

  it('is all of a repository that changed as a whole', () => {
    expect(new ChangedPaths(['./']).of(['path:src/a.ts'])).toEqual(['./']);
  });

  it('is told once, however many pins mean it', () => {
    expect(changed.of(['path:src/', 'path:src/a.ts'])).toEqual(['src/a.ts', 'src/deep/b.ts']);
  });
});
