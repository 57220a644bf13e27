import { mergedAttributes } from './merged-attributes.js';

const many = (count: number, from = 0): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`a${from + i}`, i]));

describe('the attributes of a contact', () => {
  it('are merged; null removes one, also one that is not there', () => {
    expect(mergedAttributes({ plan: 'free', vip: false }, { plan: 'gold', vip: null, city: null })).toEqual({
      plan: 'gold',
    });
    expect(mergedAttributes({ vip: false })).toEqual({ vip: false });
  });

  it('are at most 100 in all', () => {
    expect(Object.keys(mergedAttributes(many(60), many(40, 60)))).toHaveLength(100);
    expect(() => mergedAttributes(many(60), many(41, 60))).toThrow('would be 101, and may be 100');
    expect(Object.keys(mergedAttributes(many(100), { a0: null, another: 1 }))).toHaveLength(100);
  });

  it('of who has more from before can be changed and lost, and not be more', () => {
    expect(Object.keys(mergedAttributes(many(150), { a0: null, a1: 7 }))).toHaveLength(149);
    expect(() => mergedAttributes(many(150), { another: 1 })).toThrow('attributes');
  });
});
