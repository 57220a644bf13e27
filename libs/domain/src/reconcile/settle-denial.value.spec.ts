import { at, city, lives } from '../../../../test/support/stories/statements.js';
import { settleDenial } from './settle-denial.js';

const parts = { similarity: 0.9, recency: 1, importance: 0.5 };

describe('a denial with a value', () => {
  it.each([
    ['Pune', 'Goa', 'added'],
    ['Anna', 'Ann', 'added'],
    ['Acme', 'Acme Ltd', 'unclear'],
    ['北京市', '北京', 'unclear'],
    ['北京', '上海', 'added'],
  ])('is not compared with another value: %s is known, %s is denied', (known, denied, outcome) => {
    const stated = city(denied, { polarity: 'ends', saidAt: at('2026-03-01') });
    const candidates = [{ version: lives(known, '2026-01-01', null), score: 0.9, parts }];
    expect(settleDenial(stated, { slot: [], named: null, events: [], candidates }, undefined, 0.6).outcome).toBe(
      outcome,
    );
  });
});
