import { resolve } from './resolve.js';

// Saturday 18 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-18T10:30:00Z'), timezone: 'UTC' };
const told = (text: string): string[] =>
  resolve(text, said).map(({ text: words, start, end }) => `${words} ${start.toISOString().slice(0, 10)}/${end.toISOString().slice(0, 10)}`); // prettier-ignore

describe('what points back to a time told before', () => {
  it.each([
    'that day we danced',
    'that night it rained',
    'that summer I was broke',
    'that year was hard',
    'I was ill the same week',
    'later that day he called',
    'earlier that month we met',
    'the weekend of the festival was wet',
    'the other weekend we sailed',
  ])('is no sure time: %s', (text) => {
    expect(resolve(text, said).every(({ confidence }) => confidence < 0.5)).toBe(true);
  });

  it('is told by the date beside it', () => {
    expect(told('for the weekend of 4 May')).toEqual(['the weekend of 4 May 2024-05-04/2024-05-06']);
  });
});

describe('a weekday', () => {
  it.each([
    ["I'll be there this Monday", 'this Monday 2024-05-20/2024-05-21'],
    ['we had dinner this Monday', 'this Monday 2024-05-13/2024-05-14'],
    ['see you Fri', 'Fri 2024-05-24/2024-05-25'],
    ['starting Thursday', 'starting Thursday 2024-05-23/9999-12-31'],
  ])('is the one to come where that is spoken of: %s', (text, expected) => expect(told(text)).toEqual([expected]));

  it('of another sentence is on a side of its own', () => {
    expect(told('I saw him last Monday, and Friday is his day off')).toContain('Friday 2024-05-17/2024-05-18');
    expect(told('We sat and sunbathed')).toEqual([]);
  });
});

describe('a number beside other words', () => {
  it.each([
    ['we met one night last week', ['last week 2024-05-06/2024-05-13']],
    ['we met in 2020 week 23', ['2020 week 23 2020-06-01/2020-06-08']],
    ['it is due within 3 days of 20 June', ['20 June 2024-06-20/2024-06-21']],
    ['on the 6th through the 9th', ['on the 6th through the 9th 2024-05-06/2024-05-10']],
    ['we are open from 4-23 in next month', ['from 4-23 in next month 2024-06-04/2024-06-23']],
    ['the next four days starting Monday', ['the next four days starting Monday 2024-05-20/2024-05-24']],
  ])('is read with them: %s', (text, expected) => expect(told(text)).toEqual(expected));
});
