import { fallen, figureIn } from './fallen.js';

const results = {
  groups: [
    { category: 'temporal', recall5: 0.7 },
    { category: 'answerable', recall5: 0.76 },
  ],
  ms: { p95: 30 },
};
const watched = { benchmark: 'recall', figure: 'groups.category=answerable.recall5', stood: 0.77, noise: 0.01 };

describe('the gate', () => {
  it('finds a figure by its place, in lists by what an item has', () => {
    expect(figureIn(results, 'groups.category=answerable.recall5')).toBe(0.76);
    expect(figureIn(results, 'ms.p95')).toBe(30);
  });

  it.each(['groups.category=none.recall5', 'groups', 'ms.p95.more', 'ms.category=a', ''])(
    'finds none at "%s"',
    (at) => {
      expect(figureIn(results, at)).toBeNull();
    },
  );

  it('lets a figure fall by its noise, and not by more', () => {
    expect(fallen([watched], new Map([['recall', results]]))).toEqual([]);
    const strict = { ...watched, noise: 0.009 };
    expect(fallen([strict], new Map([['recall', results]]))).toEqual([{ ...strict, stands: 0.76 }]);
  });

  it('lets what is better low rise by its noise, and not by more', () => {
    const late = { benchmark: 'recall', figure: 'ms.p95', stood: 25, noise: 5, better: 'less' as const };
    expect(fallen([late], new Map([['recall', results]]))).toEqual([]);
    expect(fallen([{ ...late, noise: 4 }], new Map([['recall', results]]))).toMatchObject([{ stands: 30 }]);
  });

  it('takes a figure that is missing for fallen', () => {
    expect(fallen([watched], new Map())).toEqual([{ ...watched, stands: null }]);
  });
});
