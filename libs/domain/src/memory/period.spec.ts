import fc from 'fast-check';
import { covers, holdsAt, overlaps, type Period, samePeriod, subtract, touches, union } from './period.js';

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));
const period = (from: number, to: number | null): Period => ({ from: day(from), to: to === null ? null : day(to) });

const periods = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.option(fc.integer({ min: 1, max: 10 })))
  .map(([from, length]) => period(from, length === null ? null : from + length));
const instants = fc.integer({ min: 0, max: 35 }).map(day);

describe('Period', () => {
  it('holds at its start and not at its end', () => {
    expect([1, 2, 3, 4].map((n) => holdsAt(period(2, 4), day(n)))).toEqual([false, true, true, false]);
  });

  it('holds at every later instant when its end is open', () => {
    expect(holdsAt(period(2, null), new Date('9999-12-31T23:59:59.998Z'))).toBe(true);
  });

  it.each([
    { what: 'one inside the other', a: period(1, 10), b: period(3, 5), overlap: true, touch: true },
    { what: 'one ends where the other begins', a: period(1, 3), b: period(3, 5), overlap: false, touch: true },
    { what: 'a gap of a day', a: period(1, 3), b: period(4, 5), overlap: false, touch: false },
    { what: 'two open ends', a: period(1, null), b: period(9, null), overlap: true, touch: true },
    {
      what: 'an open end that begins where the other ends',
      a: period(1, 3),
      b: period(3, null),
      overlap: false,
      touch: true,
    },
  ])('$what: overlaps is $overlap and touches is $touch, either way round', ({ a, b, overlap, touch }) => {
    expect([overlaps(a, b), overlaps(b, a)]).toEqual([overlap, overlap]);
    expect([touches(a, b), touches(b, a)]).toEqual([touch, touch]);
  });

  it.each([
    { what: 'nothing, by what does not overlap', cut: period(12, 15), left: [period(2, 10)] },
    { what: 'nothing, by what adjoins', cut: period(10, null), left: [period(2, 10)] },
    { what: 'the end', cut: period(5, null), left: [period(2, 5)] },
    { what: 'the start', cut: period(1, 5), left: [period(5, 10)] },
    { what: 'the middle', cut: period(4, 5), left: [period(2, 4), period(5, 10)] },
    { what: 'all of it', cut: period(2, 10), left: [] },
  ])('subtract takes out $what', ({ cut, left }) => {
    expect(subtract(period(2, 10), cut)).toEqual(left);
  });

  it.each([
    { what: 'itself', inner: period(2, 10), isCovered: true },
    { what: 'less at its start', inner: period(3, 10), isCovered: true },
    { what: 'less at its end', inner: period(2, 9), isCovered: true },
    { what: 'nothing that begins before', inner: period(1, 10), isCovered: false },
    { what: 'nothing that ends after', inner: period(2, 11), isCovered: false },
    { what: 'nothing open', inner: period(2, null), isCovered: false },
  ])('covers $what', ({ inner, isCovered }) => {
    expect(covers(period(2, 10), inner)).toBe(isCovered);
    expect(samePeriod(period(2, 10), inner)).toBe(isCovered && covers(inner, period(2, 10)));
  });

  it('subtract leaves what is open open on its far side', () => {
    expect(subtract(period(2, null), period(4, 5))).toEqual([period(2, 4), period(5, null)]);
  });

  it('subtract leaves exactly the instants of the one that are not in the other', () => {
    fc.assert(
      fc.property(periods, periods, instants, (whole, cut, instant) => {
        const left = subtract(whole, cut).filter((part) => holdsAt(part, instant)).length;
        expect(left).toBe(holdsAt(whole, instant) && !holdsAt(cut, instant) ? 1 : 0);
      }),
    );
  });

  it('subtract never leaves an empty period', () => {
    fc.assert(
      fc.property(periods, periods, (whole, cut) => {
        for (const part of subtract(whole, cut)) expect(part.to === null || part.from < part.to).toBe(true);
      }),
    );
  });

  it('union holds exactly where either does, when they touch', () => {
    fc.assert(
      fc.property(periods, periods, instants, (a, b, instant) => {
        fc.pre(touches(a, b));
        expect(holdsAt(union(a, b), instant)).toBe(holdsAt(a, instant) || holdsAt(b, instant));
      }),
    );
  });

  it('union covers both, and gives the same either way round', () => {
    fc.assert(
      fc.property(periods, periods, (a, b) => {
        expect(covers(union(a, b), a) && covers(union(a, b), b)).toBe(true);
        expect(samePeriod(union(a, b), union(b, a))).toBe(true);
      }),
    );
  });

  it('covers exactly when subtraction leaves nothing', () => {
    fc.assert(
      fc.property(periods, periods, (outer, inner) => {
        expect(covers(outer, inner)).toBe(subtract(inner, outer).length === 0);
      }),
    );
  });

  it('overlaps exactly when some instant is in both', () => {
    fc.assert(
      fc.property(periods, periods, (a, b) => {
        const shared = Array.from({ length: 36 }, (_, n) => day(n)).some((at) => holdsAt(a, at) && holdsAt(b, at));
        expect(overlaps(a, b)).toBe(shared);
      }),
    );
  });
});
