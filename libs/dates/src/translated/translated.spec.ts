import { TIMES } from '../../../../test/languages/times.js';
import { resolve } from '../resolve.js';

// Wednesday 15 May 2024.
const reference = new Date('2024-05-15T10:30:00Z');
const rows = TIMES.trim()
  .split('\n')
  .map((line) => line.split('|'));

function read(text: string, locale: string): object | null {
  const [first] = resolve(text, { reference, timezone: 'Europe/Berlin', options: { locale } });
  if (!first) return null;
  const { start, end, precision, open, ongoing } = first;
  return { start, end, precision, open, ongoing };
}

/** How many of the odd and of the even lines are read like the English line. */
function reached(column: number, locale: string): readonly [odd: number, even: number] {
  const right = rows.map((row) => JSON.stringify(read(row[column]!, locale)) === JSON.stringify(read(row[0]!, 'en')));
  const count = (rest: number): number => right.filter((one, i) => one && i % 2 === rest).length;
  return [count(0), count(1)];
}

describe('a time in another language', () => {
  it('is a time in English', () => {
    expect(rows).toHaveLength(100);
    expect(rows.filter(([english]) => !read(english!, 'en'))).toEqual([]);
  });

  // Out of 50 each; the numbers are the required minimum.
  it.each([
    ['German', 'de', 1, 50, 48],
    ['Spanish', 'es', 2, 50, 49],
    ['French', 'fr', 3, 50, 48],
  ] as const)('is read in %s as in English', (_, locale, column, least, leastOfCounted) => {
    const [seen, counted] = reached(column, locale);
    expect(seen).toBeGreaterThanOrEqual(least);
    expect(counted).toBeGreaterThanOrEqual(leastOfCounted);
  });

  it.each([
    ['de', 'Ich wohne seit März in Kiel', 'seit März', '2024-02-29T23:00:00.000Z', true, undefined],
    ['de', 'Bis Freitag, bitte', 'Bis Freitag', '2024-05-15T10:30:00.000Z', undefined, undefined],
    ['es', 'Vivo aquí desde 2021', 'desde 2021', '2020-12-31T23:00:00.000Z', true, undefined],
    ['fr', "À partir de juin, j'habite à Lyon", 'À partir de juin', '2024-05-31T22:00:00.000Z', undefined, 'end'],
    ['und', 'Umowa z dnia 05.04.2023', '05.04.2023', '2023-04-04T22:00:00.000Z', undefined, undefined],
    ['hi', 'मैं कल गया था', 'कल', '2024-05-13T22:00:00.000Z', undefined, undefined],
    ['hi', 'मैं कल आऊँगा', 'कल', '2024-05-15T22:00:00.000Z', undefined, undefined],
    ['hi', 'पिछले साल', 'पिछले साल', '2022-12-31T23:00:00.000Z', undefined, undefined],
    ['hi', 'दो साल पहले', 'दो साल पहले', '2021-12-31T23:00:00.000Z', undefined, undefined],
    ['hi', 'मार्च से', 'मार्च से', '2024-02-29T23:00:00.000Z', true, undefined],
  ])('%s: "%s" has "%s"', (locale, text, words, start, ongoing, open) => {
    const [first] = resolve(text, { reference, timezone: 'Europe/Berlin', options: { locale } });
    expect(first).toMatchObject({ text: words, start: new Date(start) });
    expect([first?.ongoing, first?.open]).toEqual([ongoing, open]);
  });

  it('never takes the words of one language for those of another', () => {
    expect(resolve('The mars bar and the morgen report', { reference, timezone: 'UTC' })).toEqual([]);
    expect(resolve('Ich may march now', { reference, timezone: 'UTC', options: { locale: 'de' } })).toEqual([]);
  });
});
