import fc from 'fast-check';
import { fuse } from './fuse.js';
import type { Hit } from './hit.type.js';

const near = (found: string, cosine: number): Hit<string> => ({ found, cosine, lexical: null });
const match = (found: string, lexical: number, cosine: number | null): Hit<string> => ({ found, cosine, lexical });
const fused = (nearest: Hit<string>[], matching: Hit<string>[]): Record<string, number> =>
  Object.fromEntries(fuse(nearest, matching, (found) => found).map(({ found, similarity }) => [found, similarity]));

describe('fuse', () => {
  it('gives each thing once, whichever search found it', () => {
    expect(Object.keys(fused([near('a', 0.9), near('b', 0.5)], [match('b', 4, 0.5), match('c', 2, 0.1)]))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('lets the words decide alone where there are no vectors', () => {
    expect(fused([], [match('a', 8, null), match('b', 2, null)])).toEqual({ a: 1, b: 0.25 });
  });

  it('takes no match for the best one where what was replaced had more of the words', () => {
    const found = fuse([], [match('name only', 2, null)], (found) => found, 8);
    expect(found).toMatchObject([{ found: 'name only', lexical: 0.25 }]);
    const better = fuse([], [match('all of it', 8, null)], (found) => found, 2);
    expect(better).toMatchObject([{ lexical: 1 }]);
  });

  it('takes a match without a score for the least one', () => {
    expect(fused([], [{ found: 'a', lexical: null, cosine: null }, match('b', 0.5, null)])).toEqual({ a: 0, b: 1 });
  });

  it('puts what both found above what either found alone', () => {
    const found = fused([near('both', 0.8), near('near', 0.8)], [match('both', 5, 0.8), match('words', 5, 0)]);
    expect(found['both']).toBeGreaterThan(found['near'] as number);
    expect(found['both']).toBeGreaterThan(found['words'] as number);
  });

  it('takes no cosine below zero', () => {
    expect(fused([near('a', -0.5)], [])).toEqual({ a: 0 });
  });

  it('stays from 0 to 1', () => {
    const cosine = fc.double({ min: -1, max: 1, noNaN: true });
    const hit = fc.tuple(
      fc.constantFrom('a', 'b', 'c'),
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.option(cosine),
    );
    fc.assert(
      fc.property(fc.array(hit), fc.array(fc.tuple(fc.constantFrom('a', 'b', 'd'), cosine)), (matching, nearest) => {
        const found = fused(
          nearest.map(([id, cosine]) => near(id, cosine)),
          matching.map(([id, lexical, cosine]) => match(id, lexical, cosine)),
        );
        for (const similarity of Object.values(found)) {
          expect(similarity).toBeGreaterThanOrEqual(0);
          expect(similarity).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
