import { cases } from './cases.js';
import { figuresOf } from './measure.js';

describe('cases', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(cases(1, [20, 30])).toEqual(cases(1, [20, 30]));
    expect(cases(1, [20])).not.toEqual(cases(2, [20]));
  });

  it('have what answers each question, and what was replaced', () => {
    for (const { told, questions, stale } of cases(5, [40, 80])) {
      const texts = told.map(({ text }) => text);
      expect(texts.length).toBeGreaterThanOrEqual(40);
      expect(texts).toEqual(expect.arrayContaining([...questions.flatMap(({ right }) => right), ...stale]));
      expect(questions.filter(({ about }) => about === 'none').every(({ right }) => right.length === 0)).toBe(true);
      expect(texts.join()).not.toMatch(/[{}]/);
    }
  });
});

describe('figuresOf', () => {
  const answered = (about: 'contact' | 'none', right: string[], texts: string[], found: 'some' | 'none') => ({
    ...{ name: 'A', size: 20, stale: ['old'], question: { text: '?', about, right }, answer: { texts, found } },
  });

  it('counts what stands first, what is stale, and what was said to be nothing', () => {
    const figures = figuresOf([
      answered('contact', ['a'], ['a', 'old'], 'some'),
      answered('contact', ['a', 'b'], ['x', 'a'], 'none'),
      answered('none', [], ['x'], 'some'),
      answered('none', [], [], 'none'),
    ]);
    expect(figures).toEqual({
      ...{ questions: 4, hit1: 0.5, hit1Contact: 0.5, hit1Other: 1, all: 0 },
      ...{ stale5: 1, falseNone: 0.5, missedNone: 0.5 },
    });
  });
});
