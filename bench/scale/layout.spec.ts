import { Dice } from '../speed/dice.js';
import { firstLayout, furtherLayout, type Plan, sizeOf, SUPERSEDED } from './layout.js';

const total = (plans: readonly Plan[]): number => plans.reduce((sum, plan) => sum + sizeOf(plan), 0);
const supersededOf = (plans: readonly Plan[]): number =>
  plans.flatMap(({ values }) => values).reduce((sum, count) => sum + count - 1, 0);

describe('the contacts of a database of many memories', () => {
  const first = firstLayout(30_000, new Dice(1));
  const further = furtherLayout(970_000, 100_000, new Dice(2));

  it('are the same for the same dice, and others for others', () => {
    expect(firstLayout(30_000, new Dice(1))).toEqual(first);
    expect(firstLayout(30_000, new Dice(2))).not.toEqual(first);
  });

  it('have so many memories as are asked for, to the last', () => {
    expect([total(first), total(further)]).toEqual([30_000, 970_000]);
  });

  it('are about one for each hundred memories', () => {
    expect(further.length).toBeGreaterThan(7_000);
    expect(further.length).toBeLessThan(11_000);
  });

  it('have a fifth of it superseded', () => {
    expect(supersededOf(further) / total(further)).toBeCloseTo(SUPERSEDED, 2);
  });

  it('are of the sizes that are asked, and one has 1,000 values of one fact', () => {
    const sizes = first.filter(({ measured }) => measured !== null).map(sizeOf);
    expect(sizes).toEqual([2_000, 3_000, 1_000, 1_000, ...Array<number>(10).fill(100)]);
    expect(first[0]?.values).toEqual([1_000, 1]);
    expect(sizeOf(further[0] as Plan)).toBe(100_000);
  });
});
