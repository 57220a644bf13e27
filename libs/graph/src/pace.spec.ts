import { Pace } from './pace.js';

describe('the pace of a long work', () => {
  let now: number;
  let told: string[];
  let pace: Pace;
  beforeEach(() => {
    now = 0;
    told = [];
    pace = new Pace(
      10_000,
      (line) => told.push(line),
      2_000,
      () => now,
    );
  });
  const add = (at: number, more: number): void => {
    now = at;
    pace.add(more, 'nodes loaded');
  };

  it('is told without an estimate in the first seconds, and while next to nothing is done', () => {
    add(30_000, 10);
    add(33_000, 200);
    add(45_000, 20);
    add(48_000, 5);
    expect(told.slice(0, 2)).toEqual(['  10 of 10000 nodes loaded', '  210 of 10000 nodes loaded']);
    const slow = new Pace(
      10_000,
      (line) => told.push(line),
      2_000,
      () => now,
    );
    now = 0;
    slow.add(1, 'nodes loaded');
    now = 60_000;
    slow.add(100, 'nodes loaded');
    expect(told.at(-1)).toBe('  101 of 10000 nodes loaded');
  });

  it('is that of the work itself, whatever went before it', () => {
    add(60_000, 10);
    add(80_000, 2_000);
    expect(told.at(-1)).toBe('  2010 of 10000 nodes loaded, 100 a second, about 2 min left');
  });
});
