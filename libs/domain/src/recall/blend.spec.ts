import fc from 'fast-check';
import { blend, combinedConfidence, nearness, recency, sharesMoment } from './blend.js';

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

  it('never falls with a longer half-life', () => {
    const days = fc.double({ min: 0.001, max: 1_000_000, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100_000, noNaN: true }), days, days, (age, one, other) => {
        const [shorter, longer] = one < other ? [one, other] : [other, one];
        expect(recency(daysAgo(age), now, longer)).toBeGreaterThanOrEqual(recency(daysAgo(age), now, shorter));
      }),
    );
  });

  it('is 0 at the far end of time, not a fault', () => {
    expect(recency(new Date('0001-01-01T00:00:00Z'), new Date('9999-01-01T00:00:00Z'), 0.001)).toBe(0);
  });
});

const on = (day: string): Date => new Date(`2026-${day}T00:00:00Z`);
const stretch = (from: string | null, to: string | null): { start: Date | null; end: Date | null } => ({
  start: from === null ? null : on(from),
  end: to === null ? null : on(to),
});
const february = stretch('02-01', '03-01');

describe('nearness', () => {
  it.each([
    { what: 'in the time', it: stretch('02-10', '02-12'), asked: february, expected: 1 },
    { what: 'across its end', it: stretch('02-10', '04-12'), asked: february, expected: 1 },
    { what: 'right before it', it: stretch('01-01', '02-01'), asked: february, expected: 1 },
    { what: 'right after it', it: stretch('03-01', null), asked: february, expected: 1 },
    { what: 'a half-life before', it: stretch('01-01', '01-02'), asked: february, expected: 0.5 },
    { what: 'a half-life before, without a beginning', it: stretch(null, '01-02'), asked: february, expected: 0.5 },
    { what: 'two half-lives after', it: stretch('04-30', '05-01'), asked: february, expected: 0.25 },
    { what: 'two half-lives after, without an end', it: stretch('04-30', null), asked: february, expected: 0.25 },
    { what: 'before what has no beginning', it: stretch('01-01', '01-02'), asked: stretch(null, '03-01'), expected: 1 },
    { what: 'after what has no beginning', it: stretch('03-31', null), asked: stretch(null, '03-01'), expected: 0.5 },
    { what: 'after what has no end', it: stretch('04-30', null), asked: stretch('02-01', null), expected: 1 },
    { what: 'before what has no end', it: stretch(null, '01-02'), asked: stretch('02-01', null), expected: 0.5 },
  ])('of what lies $what is $expected, with a half-life of 30 days', ({ it, asked, expected }) => {
    expect(nearness(it, asked, 30)).toBeCloseTo(expected, 12);
  });
});

describe('sharesMoment', () => {
  it.each([
    { what: 'shares some of it', it: stretch('01-01', '02-02'), asked: february, expected: true },
    { what: 'covers it', it: stretch(null, null), asked: february, expected: true },
    { what: 'begins as it ends', it: stretch('03-01', '04-01'), asked: february, expected: false },
    { what: 'ends as it begins', it: stretch('01-01', '02-01'), asked: february, expected: false },
    { what: 'is the moment of its start', it: stretch('02-01', '02-01'), asked: february, expected: true },
    { what: 'is the moment of its end', it: stretch('03-01', '03-01'), asked: february, expected: false },
    { what: 'is a moment in it', it: stretch('02-10', '02-10'), asked: february, expected: true },
    { what: 'is a moment before it', it: stretch('01-10', '01-10'), asked: february, expected: false },
    { what: 'ended before it', it: stretch(null, '01-10'), asked: february, expected: false },
    { what: 'began after it', it: stretch('03-10', null), asked: february, expected: false },
    {
      what: 'begins in what has no beginning',
      it: stretch('01-10', null),
      asked: stretch(null, '03-01'),
      expected: true,
    },
    {
      what: 'ends in what has no beginning',
      it: stretch(null, '01-10'),
      asked: stretch(null, '03-01'),
      expected: true,
    },
    { what: 'begins after that', it: stretch('03-10', null), asked: stretch(null, '03-01'), expected: false },
    { what: 'goes on into what has no end', it: stretch('01-10', null), asked: stretch('02-01', null), expected: true },
    { what: 'ended before that', it: stretch('01-01', '01-10'), asked: stretch('02-01', null), expected: false },
  ])('says $expected of what $what', ({ it, asked, expected }) => {
    expect(sharesMoment(it, asked)).toBe(expected);
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

  it('has 12 decimals', () => {
    expect(combinedConfidence([1 / 3, 1 / 7])).toBe(0.428571428571);
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
