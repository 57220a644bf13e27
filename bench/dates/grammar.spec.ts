import { check, instant } from './grammar/check.js';
import { FAMILIES } from './grammar/families.js';
import { negatives } from './grammar/negatives.js';
import { sample } from './grammar/sample.js';
import { resolve } from '#dates/resolve.js';

const EACH = 250; // expressions of a family
const SEED = 20_240_229;

const families = Map.groupBy(sample(EACH, SEED), ({ family }) => family);

describe('generated expressions', () => {
  it.each(FAMILIES.map(({ name }) => name))('are read as they were meant: %s', (name) => {
    const rows = families.get(name) ?? [];
    const wrong = rows.map(check).filter(({ right }) => !right);
    expect(
      wrong.map(({ row, found }) => ({
        sentence: row.sentence,
        said: row.at.now.toString(),
        meant: [instant(row.start, row.at.timezone), instant(row.end, row.at.timezone)],
        read: found && [found.text, found.start, found.end],
      })),
    ).toEqual([]);
    expect(rows).toHaveLength(EACH);
  });

  it('are the same ones for the same seed', () => {
    const texts = (seed: number): string[] => sample(5, seed).map(({ sentence }) => sentence);
    expect(texts(1)).toEqual(texts(1));
    expect(texts(1)).not.toEqual(texts(2));
  });
});

describe('names, counts and numbers', () => {
  it('are no times', () => {
    const said = { reference: new Date('2024-05-15T10:00:00Z'), timezone: 'UTC' };
    const read = negatives().map((text) => ({ text, times: resolve(text, said).map((one) => one.text) }));
    expect(read.filter(({ times }) => times.length > 0)).toEqual([]);
  });
});
