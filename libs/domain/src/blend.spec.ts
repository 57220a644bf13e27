import fc from 'fast-check';
import { blend, combinedConfidence, recency } from './blend.js';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const now = new Date('2026-03-01T00:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

describe('recency', () => {
  it.each([
    { days: 0, expected: 1 },
    { days: 30, expected: 0.5 },
    { days: 60, expected: 0.25 },
    { days: -10, expected: 1 },
  ])('is $expected after $days days with a half-life of 30', ({ days, expected }) => {
    expect(recency(daysAgo(days), now, 30)).toBeCloseTo(expected, 12);
  });

  it('is 0 at the far end of time, not a fault', () => {
    expect(recency(new Date('0001-01-01T00:00:00Z'), new Date('9999-01-01T00:00:00Z'), 0.001)).toBe(0);
  });
});

describe('blend', () => {
  it('is 0.7 similarity, 0.2 recency and 0.1 importance by the default weights', () => {
    const weights = { similarity: 0.7, recency: 0.2, importance: 0.1 };
    expect(blend({ similarity: 0.9, recency: 0.5, importance: 1 }, weights)).toBeCloseTo(0.83, 12);
  });

  it('grows with each of its parts', () => {
    const parts = fc.record({ similarity: share, recency: share, importance: share });
    fc.assert(
      fc.property(
        parts,
        parts,
        fc.constantFrom('similarity' as const, 'recency' as const, 'importance' as const),
        (a, weights, name) => {
          expect(blend({ ...a, [name]: 1 }, weights)).toBeGreaterThanOrEqual(blend(a, weights));
        },
      ),
    );
  });
});

describe('combinedConfidence', () => {
  it.each([
    { sources: [], expected: 0 },
    { sources: [0.8], expected: 0.8 },
    { sources: [0.8, 0.5], expected: 0.9 },
    { sources: [0.8, 1], expected: 1 },
    { sources: [0.8, 0], expected: 0.8 },
  ])('of $sources is $expected', ({ sources, expected }) => {
    expect(combinedConfidence(sources)).toBeCloseTo(expected, 12);
  });

  it('of one source is that source, to the last digit', () => {
    expect(combinedConfidence([0.1])).toBe(0.1);
  });

  it('is the same in any order', () => {
    expect(combinedConfidence([0.1, 0.7, 0.35])).toBe(combinedConfidence([0.7, 0.35, 0.1]));
  });

  it('stays from 0 to 1 and never falls with another source', () => {
    fc.assert(
      fc.property(fc.array(share), share, (sources, another) => {
        const [before, after] = [combinedConfidence(sources), combinedConfidence([...sources, another])];
        expect(after).toBeLessThanOrEqual(1);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
