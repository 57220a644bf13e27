import fc from 'fast-check';
import { tokensIn } from '#domain/text/tokens.js';
import { Budget, shortened } from './budget.js';

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

describe('a shortened text', () => {
  it('takes no more tokens than it may, but for the dots that say so', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (text, tokens) => {
        const short = shortened(text, tokens);
        if (tokensIn(text) <= tokens) expect(short).toBe(text);
        else expect([short.endsWith('…'), tokensIn(short.slice(0, -1)) <= tokens]).toEqual([true, true]);
      }),
    );
  });

  it('ends with a whole word', () => {
    expect(shortened('Is allergic to nuts and to cats', 4)).toBe('Is allergic to…');
  });
});
