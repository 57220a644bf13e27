import { percentile, spread } from './percentile.js';

describe('percentile', () => {
  const values = [9, 1, 3, 5, 7];

  it.each([
    { share: 0, expected: 1 },
    { share: 0.2, expected: 1 },
    { share: 0.5, expected: 5 },
    { share: 0.95, expected: 9 },
    { share: 1, expected: 9 },
  ])('is $expected at $share', ({ share, expected }) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('is no number without values', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });

  it('leaves the values in their order', () => {
    spread(values);
    expect(values).toEqual([9, 1, 3, 5, 7]);
  });

  it('gives the median and the 95th', () => {
    expect(spread(Array.from({ length: 100 }, (_, i) => i + 1))).toEqual({ p50: 50, p95: 95 });
  });
});
