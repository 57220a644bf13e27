import { scorePairs, scorePools } from './score.js';

describe('what goes for what', () => {
  it('of pairs counts what was said to replace', () => {
    const pair = (label: string): { older: string; newer: string; label: string } => ({ older: '', newer: '', label });
    const pairs = ['supersedes', 'supersedes', 'coexist', 'coexist', 'duplicate'].map(pair);
    const score = scorePairs(pairs, ['supersedes', 'coexist', 'supersedes', 'coexist', 'supersedes']);
    expect(score).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5 });
  });

  it('of pools counts what went, whether it is all, and what went for nothing', () => {
    const pool = (superseded: number[]): { newer: string; candidates: string[]; superseded: number[] } => {
      return { newer: '', candidates: ['a', 'b', 'c'], superseded };
    };
    expect(scorePools([pool([1]), pool([0, 2]), pool([]), pool([])], [[1], [0], [], [2]])).toEqual({
      ...{ precision: 2 / 3, recall: 2 / 3, f1: 2 / 3 },
      ...{ exact: 0.5, falseUpdates: 0.5, replacing: 2, adding: 2 },
    });
  });

  it('is nothing where nothing went', () => {
    expect(scorePools([], [])).toMatchObject({ f1: 0, exact: 0, falseUpdates: 0 });
  });
});
