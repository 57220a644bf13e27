import fc from 'fast-check';
import { type Effort, exactPatterns, patternOf, rangesOf, widestRangesOf } from './pattern.js';

const found = (words: string, text: string): string[] => {
  const pattern = patternOf(words);
  if (!pattern) throw new Error(`${words} is no pattern.`);
  return rangesOf(pattern, text).map(({ start, end }) => text.slice(start, end));
};

describe('a pattern', () => {
  it.each([
    { words: 'cat', text: 'The cat sat. A CAT!', expected: ['cat', 'CAT'] },
    { words: 'cat', text: 'category, bobcat, cat_1', expected: [] },
    { words: 'cat*', text: 'A category of cats and a cat.', expected: ['category', 'cats', 'cat'] },
    { words: '*cat', text: 'bobcat cat category', expected: ['bobcat', 'cat'] },
    { words: '*cat*', text: 'to concatenate', expected: ['concatenate'] },
    {
      words: 'moved * lisbon',
      text: 'Moved from Porto to Lisbon, then Lisbon again',
      expected: ['Moved from Porto to Lisbon'],
    },
    { words: 'moved*lisbon', text: 'moved\nto Lisbon', expected: [] },
    { words: 'two words', text: 'two \t  words', expected: ['two \t  words'] },
    { words: '$40', text: 'It was $40, not $400.', expected: ['$40'] },
    { words: 'a.b', text: 'axb a.b', expected: ['a.b'] },
    { words: '.*', text: 'no regular expression', expected: [] },
    { words: 'STRASSE', text: 'In der Straße.', expected: ['Straße'] },
    { words: 'οδός', text: 'ΟΔΌΣ', expected: ['ΟΔΌΣ'] },
    { words: 'i̇stanbul', text: 'to İstanbul', expected: ['İstanbul'] },
    { words: 'istanbul', text: 'to İstanbul, I\u0307stanbul', expected: ['İstanbul', 'I\u0307stanbul'] },
    { words: 'sınır', text: 'sinir sınır', expected: ['sinir', 'sınır'] },
    { words: 'मैं', text: 'मैं पुणे में हूँ', expected: ['मैं'] },
    { words: 'party 🎉*', text: 'The party 🎉🎉!', expected: ['party 🎉'] },
    { words: 'cafe', text: 'cafe\u0301', expected: [] },
    { words: '*猫*', text: '私の猫です', expected: ['私の猫です'] },
    { words: 'an*', text: '', expected: [] },
    { words: '*-a', text: 'b-a-a', expected: ['b-a', '-a'] },
    { words: '*aab*', text: 'aaab', expected: ['aaab'] },
  ])('$words in "$text" finds $expected', ({ words, text, expected }) => {
    expect(found(words, text)).toEqual(expected);
  });

  it.each(['*', '**', ' * ', '', '  ', 'one\nline'])('is not made of %j', (words) => {
    expect(patternOf(words)).toBeNull();
  });

  it.each([
    { words: 'the cat*egory', certain: 'egory' },
    { words: 'Straße*', certain: 'strasse' },
    { words: 'ΟΔΌΣ', certain: 'οδό' },
    { words: 'Σ', certain: '' },
    { words: 'İzmir', certain: 'izmir' },
  ])('$words certainly holds "$certain"', ({ words, certain }) => {
    expect(patternOf(words)?.certain).toBe(certain);
  });
});

describe('patterns for exactly some words', () => {
  const whole = { start: false, end: false };

  it('are one for each line that has a letter or a digit', () => {
    const lines = exactPatterns(' Rose 12 \n---\n*\n\n7', whole).map(({ literals }) =>
      literals.map(({ text }) => text),
    );
    expect(lines).toEqual([['rose 12'], ['7']]);
  });

  it('find within words only where they were cut out of one', () => {
    const found = (start: boolean, end: boolean): number =>
      exactPatterns('ros', { start, end }).flatMap((pattern) => rangesOf(pattern, 'ros rose eros erose')).length;
    expect([found(false, false), found(false, true), found(true, false), found(true, true)]).toEqual([1, 2, 2, 4]);
  });
});

describe('any pattern', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '-', '\n'), maxLength: 40 });
  const words = fc
    .string({ unit: fc.constantFrom('a', 'b', '*', ' ', '-'), minLength: 1, maxLength: 8 })
    .filter((made) => patternOf(made) !== null);

  it('finds what an expression that may go back finds', () => {
    fc.assert(
      fc.property(words, text, (made, where) => expect(found(made, where)).toEqual(slow(made, where))),
      {
        numRuns: 5_000,
      },
    );
  });

  it('finds at its widest what a greedy expression finds', () => {
    const widest = (made: string, where: string): string[] =>
      widestRangesOf(patternOf(made)!, where).map(({ start, end }) => where.slice(start, end));
    fc.assert(
      fc.property(words, text, (made, where) => expect(widest(made, where)).toEqual(slow(made, where, '*'))),
      { numRuns: 5_000 },
    );
  });

  it('reads each character of the text a bounded number of times', () => {
    const hostile = fc.constantFrom(
      '*a'.repeat(99),
      'a*'.repeat(100),
      `${'a'.repeat(199)}b`,
      `*${'a'.repeat(198)}b*`,
      'a',
      '*a*b*c',
    );
    const long = fc.constantFrom(
      'a'.repeat(8_000),
      `${'a'.repeat(198)}c`.repeat(40),
      'ab '.repeat(2_600),
      'a\n'.repeat(4_000),
    );
    fc.assert(
      fc.property(hostile, long, (made, where) => {
        const effort: Effort = { steps: 0 };
        rangesOf(patternOf(made)!, where, effort);
        expect(effort.steps).toBeGreaterThan(0);
        expect(effort.steps).toBeLessThanOrEqual(2 * where.length);
        const widest: Effort = { steps: 0 };
        widestRangesOf(patternOf(made)!, where, widest);
        expect(widest.steps).toBeLessThanOrEqual(2 * where.length);
      }),
    );
  });

  it('holds in every text it matches what is looked for first', () => {
    const cased = fc.string({
      unit: fc.constantFrom('s', 'ß', 'Σ', 'ς', 'ſ', 'K', 'İ', 'x', ' ', 'ǅ'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(cased, cased, (made, where) => {
        const pattern = patternOf(`*${made}*`);
        fc.pre(pattern !== null && rangesOf(pattern, where).length > 0);
        expect(where.toUpperCase().toLowerCase().replaceAll('i\u0307', 'i')).toContain(pattern?.certain);
      }),
    );
  });
});

function slow(words: string, text: string, repeated: '*?' | '*' = '*?'): string[] {
  const trimmed = words.trim();
  const edge = '(?:(?<!\\w)|(?!\\w))';
  const parts = trimmed
    .split('*')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/ +/g, '(?<! ) +(?! )'));
  const start = trimmed.startsWith('*') ? '\\w*?' : edge;
  const end = trimmed.endsWith('*') ? '\\w*' : edge;
  return text.match(new RegExp(start + parts.join(`[^\\n]${repeated}`) + end, 'gi')) ?? [];
}
