import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC', options: { prefer: 'future' as const } };
const period = (text: string): string[] =>
  resolve(text, said).flatMap(({ text: words, start, end }) => [
    words,
    start.toISOString().slice(0, 10),
    end.toISOString().slice(0, 10),
  ]);

describe('"but one"', () => {
  it.each([
    ['next Friday but one', ['next Friday but one', '2024-05-31', '2024-06-01']],
    ['next Friday', ['next Friday', '2024-05-24', '2024-05-25']],
    ['last Tuesday but one', ['last Tuesday but one', '2024-05-07', '2024-05-08']],
    ['the next month but one', ['the next month but one', '2024-07-01', '2024-08-01']],
    ['last week but one', ['last week but one', '2024-04-29', '2024-05-06']],
  ])('is one further: %s', (text, expected) => expect(period(text)).toEqual(expected));
});

describe('"inclusive"', () => {
  it.each([
    ['Monday to Friday inclusive', ['Monday to Friday inclusive', '2024-05-20', '2024-05-25']],
    ['from 3 June to 5 June inclusive', ['from 3 June to 5 June inclusive', '2024-06-03', '2024-06-06']],
    ['from 3 to 5 June, both inclusive', ['from 3 to 5 June, both inclusive', '2024-06-03', '2024-06-06']],
    ['June 3-5 inclusive', ['June 3-5 inclusive', '2024-06-03', '2024-06-06']],
    ['2014 to 2018 inclusive', ['2014 to 2018 inclusive', '2014-01-01', '2019-01-01']],
    ['June 3-5', ['June 3-5', '2024-06-03', '2024-06-05']],
  ])('takes in the last day or year: %s', (text, expected) => expect(period(text)).toEqual(expected));
});

describe('days of a month without a year', () => {
  it.each([
    ['we go January 5-9', '2025-01-05'],
    ['we went December 5-9', '2023-12-05'],
    ['January 5-9', '2025-01-05'],
  ])('are those on the side that is meant: %s', (text, start) => expect(period(text)[1]).toBe(start));
});

describe('a rank after a weekday', () => {
  it.each(['she passed on Tuesday, first go', 'on Tuesday first thing', 'lost on Tuesday second half'])(
    'is no day of the month: %s',
    (text) => expect(period(text)[0]?.toLowerCase()).toBe('tuesday'),
  );

  it('is one otherwise', () => expect(period('Thursday the first')[1]).toBe('2024-08-01'));
});
