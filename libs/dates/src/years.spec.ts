import { resolve } from './resolve.js';

const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const years = (text: string): number[] =>
  resolve(text, said)
    .filter(({ confidence }) => confidence >= 0.5)
    .map(({ start }) => start.getUTCFullYear());

describe('a year before a word in -s', () => {
  it.each([
    ['from 2014 onwards', 2014],
    ['from 2014 towards the end', 2014],
    ['in 2016 chris and i moved to york', 2016],
    ['in twenty sixteen chris left', 2016],
    ['since 2016 things have changed', 2016],
    ['since 2000 things have changed', 2000],
    ['in 2013 lots of us left', 2013],
    ['in 2016 perhaps', 2016],
    ['in 2016 people moved out', 2016],
    ['i left in 2016 thanks to jo', 2016],
    ['2014 onwards', 2014],
    ['i know that in 2016 classes were online', 2016],
  ])('is one: %s', (text, year) => expect(years(text)).toEqual([year]));

  it('is one before "until" too', () => {
    const [one] = resolve('until 2016 prices were low', said);
    expect(one?.end.toISOString()).toBe('2017-01-01T00:00:00.000Z');
  });

  it.each([
    'it was found in 2000 homes',
    'it was found in 2016 people',
    'write it in 1500 words',
    'we reached 2000 people',
    'two thousand people came',
    'a group of 2016 members',
    'from 2000 users to 3000 users',
    'in 1984 miles of road were built',
    'it is worth that in 2016 dollars',
    'around 2015 users signed up',
  ])('is none where it counts: %s', (text) => expect(years(text)).toEqual([]));
});
