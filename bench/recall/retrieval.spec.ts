import { byCategory, retrieval } from './retrieval.js';

/** Turns are named <session>:<number>. */
const sessionOf = (id: string): string => id.split(':')[0] as string;

const filler = (count: number): string[] => Array.from({ length: count }, (_, i) => `other:${i}`);

describe('retrieval', () => {
  it('is perfect when the evidence comes first', () => {
    const metrics = retrieval({ ranked: ['a:1', 'b:1', 'c:1'], evidence: ['a:1', 'b:1'], sessionOf });
    expect(metrics).toEqual({ recall5: 1, recall10: 1, all10: 1, mrr: 1, ndcg10: 1, session1: 1, session5: 1 });
  });

  it('is nothing when nothing was found', () => {
    const metrics = retrieval({ ranked: [], evidence: ['a:1'], sessionOf });
    expect(metrics).toEqual({ recall5: 0, recall10: 0, all10: 0, mrr: 0, ndcg10: 0, session1: 0, session5: 0 });
  });

  it('counts the share of the evidence among the first 5 and the first 10', () => {
    const ranked = [...filler(4), 'a:1', 'a:2', ...filler(3), 'a:3', 'a:4'];
    const metrics = retrieval({ ranked, evidence: ['a:1', 'a:2', 'a:3', 'a:4'], sessionOf });
    expect(metrics).toMatchObject({ recall5: 0.25, recall10: 0.75, all10: 0, mrr: 0.2 });
  });

  it('discounts evidence by the logarithm of its rank', () => {
    const metrics = retrieval({ ranked: ['b:1', 'a:1'], evidence: ['a:1'], sessionOf });
    expect(metrics.ndcg10).toBeCloseTo(1 / Math.log2(3), 12);
  });

  it('finds the session by any turn of it', () => {
    const metrics = retrieval({ ranked: ['b:1', 'a:7'], evidence: ['a:1'], sessionOf });
    expect(metrics).toMatchObject({ recall10: 0, session1: 0, session5: 1 });
  });

  it('counts evidence that is named twice once', () => {
    expect(retrieval({ ranked: ['a:1'], evidence: ['a:1', 'a:1'], sessionOf }).recall5).toBe(1);
  });
});

describe('byCategory', () => {
  const right = { ranked: ['a:1'], evidence: ['a:1'], sessionOf };
  const wrong = { ranked: ['b:1'], evidence: ['a:1'], sessionOf };

  it('gives the means of each category and of the answerable questions', () => {
    const groups = byCategory([
      { category: 'temporal', ...right },
      { category: 'temporal', ...wrong },
      { category: 'single-hop', ...right },
      { category: 'adversarial', ...wrong },
    ]);
    expect(groups.map(({ category, questions, recall5 }) => [category, questions, recall5])).toEqual([
      ['adversarial', 1, 0],
      ['answerable', 3, 2 / 3],
      ['single-hop', 1, 1],
      ['temporal', 2, 0.5],
    ]);
  });
});
