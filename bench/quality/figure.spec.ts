import { compared, countFigure, shareFigure } from './figure.js';

describe('a figure', () => {
  it('has the standard error of its rows, and at least what one row makes', () => {
    expect(shareFigure('a', 0.5, 100).noise).toBeCloseTo(0.05, 12);
    expect(shareFigure('a', 1, 100).noise).toBe(0.01);
    expect(shareFigure('a', 1, 0).noise).toBe(0);
  });

  it('is worse where it differs for the worse by more than its noise', () => {
    const was = [shareFigure('up', 0.5, 100), shareFigure('down', 0.5, 100, 'less'), countFigure('none', 0)];
    const now = [shareFigure('up', 0.44, 100), shareFigure('down', 0.56, 100, 'less'), countFigure('none', 1)];
    expect(compared(now, was).map(({ isWorse }) => isWorse)).toEqual([true, true, true]);
    expect(compared(was, now).map(({ isWorse }) => isWorse)).toEqual([false, false, false]);
    expect(compared([shareFigure('up', 0.46, 100)], was)[0]).toMatchObject({ previous: 0.5, isWorse: false });
    expect(compared(now, [])[0]).toMatchObject({ previous: null, difference: null, isWorse: false });
  });
});
