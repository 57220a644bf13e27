import fc from 'fast-check';
import { tokensIn } from '#domain/tokens.js';
import { Budget } from './budget.js';

const lines = fc.array(fc.string({ minLength: 1, maxLength: 80 }), { maxLength: 40 });

describe('a budget', () => {
  it('is never overdrawn by what fits, and gives the first before the later', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 400 }), (texts, tokens) => {
        const taken = new Budget(tokens).fitting(texts, (text) => text);
        expect(taken).toEqual(texts.slice(0, taken.length));
        expect(taken.reduce((sum, text) => sum + tokensIn(`${text}\n`), 0)).toBeLessThanOrEqual(tokens);
        const next = texts[taken.length];
        if (next !== undefined) {
          const all = [...taken, next].reduce((sum, text) => sum + tokensIn(`${text}\n`), 0);
          expect(all).toBeGreaterThan(tokens);
        }
      }),
    );
  });

  it('keeps the share of others', () => {
    const budget = new Budget(100);
    const long = Array.from({ length: 30 }, () => 'x'.repeat(39));
    expect(budget.fitting(long, (text) => text, 0.25)).toHaveLength(2);
    expect(budget.fitting(long, (text) => text)).toHaveLength(8);
  });

  it('has nothing left after what had to be there', () => {
    const budget = new Budget(10);
    budget.spend('x'.repeat(400));
    expect(budget.fitting(['a'], (text) => text)).toEqual([]);
  });
});
