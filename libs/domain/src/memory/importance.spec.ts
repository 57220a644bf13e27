import { importanceNear, importanceOf } from './importance.js';

const HEALTH = { vector: [1, 0], importance: 0.9 };
const WEATHER = { vector: [0, 1], importance: 0.1 };

describe('importance without a language model', () => {
  it('is that of the nearest example, and between two it is between theirs', () => {
    expect(importanceNear([1, 0], [HEALTH, WEATHER])).toBeCloseTo(0.9);
    expect(importanceNear([0, 1], [HEALTH, WEATHER])).toBeCloseTo(0.1);
    expect(importanceNear([Math.SQRT1_2, Math.SQRT1_2], [HEALTH, WEATHER])).toBeCloseTo(0.5);
  });

  it('gives e times the weight to an example that is nearer by 0.04, and has three decimals', () => {
    const [one, none] = [
      { vector: [1, 0], importance: 1 },
      { vector: [0.96, 0.28], importance: 0 },
    ];
    expect(importanceNear([1, 0], [one, none])).toBe(0.731);
  });

  it('takes what a vector lacks for 0', () => {
    expect(importanceNear([1], [HEALTH, { vector: [0, 9], importance: 0.1 }])).toBe(0.9);
  });

  it('does not break at vectors that lie far off, or that are not of unit length', () => {
    expect(importanceNear([1000, 0], [{ vector: [1000, 0], importance: 0.9 }, WEATHER])).toBe(0.9);
  });

  it('does not jump as a text comes nearer to an example', () => {
    const at = (share: number): number => {
      const [x, y] = [Math.cos((share * Math.PI) / 2), Math.sin((share * Math.PI) / 2)];
      return importanceNear([x, y], [HEALTH, WEATHER]);
    };
    const walk = Array.from({ length: 101 }, (_, step) => at(step / 100));
    for (const [i, here] of walk.slice(1).entries()) {
      expect(here).toBeLessThanOrEqual(walk[i] ?? 0);
      expect((walk[i] ?? 0) - here).toBeLessThan(0.15);
    }
  });

  it.each([
    { kind: 'semantic' as const, attribute: 'allergy', importance: 0.95 },
    { kind: 'semantic' as const, attribute: 'City', importance: 0.75 },
    { kind: 'semantic' as const, attribute: 'pronouns', importance: 0.75 },
    { kind: 'semantic' as const, attribute: 'spouse', importance: 0.75 },
    { kind: 'semantic' as const, attribute: 'employer', importance: 0.75 },
    { kind: 'semantic' as const, attribute: 'budget', importance: 0.6 },
    { kind: 'episodic' as const, attribute: 'likes', importance: 0.45 },
    { kind: 'semantic' as const, attribute: 'nickname', importance: 0.55 },
    { kind: 'semantic' as const, attribute: undefined, importance: 0.55 },
    { kind: 'episodic' as const, attribute: undefined, importance: 0.4 },
    { kind: 'procedural' as const, attribute: undefined, importance: 0.6 },
  ])('without a vector, $attribute of kind $kind has $importance', ({ kind, attribute, importance }) => {
    expect(importanceOf(kind, attribute)).toBe(importance);
  });
});
