import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const show = (date: Date): string => date.toISOString().slice(0, 16).replace('T00:00', '');
const first = (text: string): string => {
  const [one] = resolve(text, said);
  return one ? `${show(one.start)}/${show(one.end)}` : 'nothing';
};

describe('a part of a unit', () => {
  it.each([
    ['she called a quarter of an hour ago', '2024-05-15T10:15/2024-05-15T10:16'],
    ['she called three quarters of an hour ago', '2024-05-15T09:45/2024-05-15T09:46'],
    ['ring me in a quarter of an hour', '2024-05-15T10:45/2024-05-15T10:46'],
    ['ring me in three-quarters of an hour', '2024-05-15T11:15/2024-05-15T11:16'],
    ['ring me within a quarter of an hour', '2024-05-15T10:30/2024-05-15T10:45'],
    ['ring me in two and a quarter hours', '2024-05-15T12:45/2024-05-15T12:46'],
    ['ring me in an hour and a quarter', '2024-05-15T11:45/2024-05-15T11:46'],
    ['ring me in an hour and three quarters', '2024-05-15T12:15/2024-05-15T12:16'],
    ['we moved a quarter of a century ago', '1999-01-01/2000-01-01'],
    ['we moved in a quarter of a century ago', '1999-01-01/2000-01-01'],
  ])('is counted: %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each(['he ate a quarter of a cake', 'a quarter of an acre of land', 'three quarters of a mile ahead'])(
    'is no time of other things: %s',
    (text) => expect(first(text)).toBe('nothing'),
  );

  it('leaves a quarter of the year alone', () => expect(first('in the last quarter')).toBe('2024-01-01/2024-04-01'));
});

describe('a number of dozens, hundreds and thousands', () => {
  it.each([
    ['we met a dozen days ago', '2024-05-03/2024-05-04'],
    ['we met half a dozen days ago', '2024-05-09/2024-05-10'],
    ['we met a half dozen weeks ago', '2024-04-03/2024-04-04'],
    ['we met two dozen weeks ago', '2023-11-29/2023-11-30'],
    ['it rained over the past half a dozen days', '2024-05-09/2024-05-15'],
    ['it will rain over the next dozen days', '2024-05-16/2024-05-28'],
    ['she left a hundred and twenty minutes ago', '2024-05-15T08:30/2024-05-15T08:31'],
    ['she left a hundred days ago', '2024-02-05/2024-02-06'],
    ['she left one hundred days ago', '2024-02-05/2024-02-06'],
    ['she left a thousand days ago', '2021-08-19/2021-08-20'],
    ['over the next hundred days', '2024-05-16/2024-08-24'],
    ['the house was built a hundred years ago', '1924-01-01/1925-01-01'],
    ['the house was built a couple of hundred years ago', '1824-01-01/1825-01-01'],
    ['the house was built several hundred years ago', '1624-01-01/1625-01-01'],
  ])('is multiplied: %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each([
    'a hundred people came',
    'a dozen eggs, please',
    'hundreds of days at sea',
    'it cost a thousand two hundred',
  ])('is no time without a unit: %s', (text) => expect(first(text)).toBe('nothing'));

  it('reaches no further than there are dates', () => expect(first('9999 centuries ago')).toBe('nothing'));
});

describe('units of one letter', () => {
  it.each([
    ['call me in 1h 20m', '2024-05-15T11:50/2024-05-15T11:51'],
    ['call me in 1h20m', '2024-05-15T11:50/2024-05-15T11:51'],
    ['she called 2h 5m ago', '2024-05-15T08:25/2024-05-15T08:26'],
    ['call me in 2 hours 20m', '2024-05-15T12:50/2024-05-15T12:51'],
  ])('are minutes behind hours: %s', (text, expected) => expect(first(text)).toBe(expected));

  it('are no minutes by themselves', () => expect(first('turn left in 20m')).toBe('nothing'));
});
