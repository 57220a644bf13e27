import { Dice } from '../speed/dice.js';
import { arrivals, MIX } from './traffic.js';

describe('the traffic of phone agents', () => {
  const made = arrivals(100, 200, new Dice(1));

  it('comes at the rate that is asked for, in order, within the time', () => {
    expect(made.length / 200).toBeGreaterThan(97);
    expect(made.length / 200).toBeLessThan(103);
    expect(made).toEqual(made.toSorted((a, b) => a.at - b.at));
    expect(made.at(-1)?.at).toBeLessThan(200_000);
  });

  it.each(MIX)('has $share of $kind', ({ kind, share }) => {
    expect(made.filter((one) => one.kind === kind).length / made.length).toBeCloseTo(share, 1);
  });

  it('is the same in every run', () => {
    expect(arrivals(50, 3, new Dice(9))).toEqual(arrivals(50, 3, new Dice(9)));
  });
});
