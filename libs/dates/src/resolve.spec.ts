import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };

const first = (text: string): string => {
  const found = resolve(text, said)[0];
  if (!found) return 'nothing';
  const show = (date: Date): string => date.toISOString().slice(0, 16).replace('T00:00', '');
  return `${found.precision} ${show(found.start)} ${show(found.end)}`;
};

describe('a date', () => {
  it.each([
    ['She was born on 3 March 1987.', 'day 1987-03-03 1987-03-04'],
    ['Signed Aug 21st, 2019', 'day 2019-08-21 2019-08-22'],
    ['due 2025/02/28', 'day 2025-02-28 2025-03-01'],
    ['the ninth of November nineteen eighty nine', 'day 1989-11-09 1989-11-10'],
    ['July twenty first two thousand and five', 'day 2005-07-21 2005-07-22'],
    ['on 7/8/2021', 'day 2021-07-08 2021-07-09'],
    ['on 25/12/2021', 'day 2021-12-25 2021-12-26'],
    ['file-20230917.pdf', 'day 2023-09-17 2023-09-18'],
    ['back in October 2011', 'month 2011-10-01 2011-11-01'],
    ['paid 04/2023', 'month 2023-04-01 2023-05-01'],
    ['It opened in 1934.', 'year 1934-01-01 1935-01-01'],
    ['since nineteen ninety eight', 'year 1998-01-01 1999-01-01'],
    ['we met on 29 February 2023', 'month 2023-02-01 2023-03-01'],
    ['the parcel went on Tuesday 20 May', 'day 2025-05-20 2025-05-21'],
    ['the fitter is booked for Saturday the 3rd of February', 'day 2024-02-03 2024-02-04'],
    ['it is set for Monday, 3 February', 'day 2025-02-03 2025-02-04'],
    ['moved to Thursday 4/7', 'day 2024-07-04 2024-07-05'],
    ['the wedding is on this 20th', 'day 2024-05-20 2024-05-21'],
    ['I called last to last month', 'month 2024-03-01 2024-04-01'],
    ['we sold it a fortnight last Monday', 'day 2024-04-29 2024-04-30'],
    ['I returned it two weeks ago yesterday', 'day 2024-04-30 2024-05-01'],
    ['so far this month', 'month 2024-05-01 2024-05-16'],
    ['the cab comes at ten to four this afternoon', 'instant 2024-05-15T15:50 2024-05-15T15:51'],
    ['see you at half three tomorrow afternoon', 'instant 2024-05-16T15:30 2024-05-16T15:31'],
    ['at quarter of five tomorrow afternoon', 'instant 2024-05-16T16:45 2024-05-16T16:46'],
    ['on the evening of 17 May at 6 pm', 'hour 2024-05-17T18:00 2024-05-17T19:00'],
    ['the evening of 17 May at half six', 'instant 2024-05-17T18:30 2024-05-17T18:31'],
    ['on the morning of the 17th at nine', 'hour 2024-05-17T09:00 2024-05-17T10:00'],
    ['between 10 and 12 tomorrow morning', 'hour 2024-05-16T10:00 2024-05-16T12:00'],
  ])('%s', (text, expected) => expect(first(text)).toBe(expected));
});

it.each(['the branch in June Street', 'we live at 9 May Road'])('reads no date in an address: %s', (text) =>
  expect(first(text)).toBe('nothing'),
);

describe('a day named from today', () => {
  it.each([
    ['I called her yesterday', 'day 2024-05-14 2024-05-15'],
    ['the day after tomorrow we fly', 'day 2024-05-17 2024-05-18'],
    ['I met the new CTO last Tuesday', 'day 2024-05-14 2024-05-15'],
    ['let us talk next Friday', 'day 2024-05-24 2024-05-25'],
    ['this Sunday is free', 'day 2024-05-19 2024-05-20'],
    ['previous Thursday', 'day 2024-05-09 2024-05-10'],
    ['this past Saturday', 'day 2024-05-11 2024-05-12'],
    ['Thursday of next week', 'day 2024-05-23 2024-05-24'],
    ['next week, Tuesday', 'day 2024-05-21 2024-05-22'],
    ['Friday the 24th', 'day 2024-05-24 2024-05-25'],
    ['three Mondays ago', 'day 2024-04-29 2024-04-30'],
    ['Wednesday, June 5', 'day 2024-06-05 2024-06-06'],
    ['the Friday before 15 July', 'day 2024-07-12 2024-07-13'],
    ['the third Sunday of next month', 'day 2024-06-16 2024-06-17'],
    ['the last Friday of August', 'day 2024-08-30 2024-08-31'],
    ['the last day of the month', 'day 2024-05-31 2024-06-01'],
    ["last year's Thanksgiving", 'day 2023-11-23 2023-11-24'],
    ['the 9th of next month', 'day 2024-06-09 2024-06-10'],
  ])('%s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('a period named from now', () => {
  it.each([
    ['last week was hard', 'week 2024-05-06 2024-05-13'],
    ['the week before last', 'week 2024-04-29 2024-05-06'],
    ['in the week of 9 June', 'week 2024-06-03 2024-06-10'],
    ['week 7 of 2025', 'week 2025-02-10 2025-02-17'],
    ['the first week of October', 'week 2024-09-30 2024-10-07'],
    ['last weekend', 'weekend 2024-05-11 2024-05-13'],
    ['the first weekend of June', 'weekend 2024-06-01 2024-06-03'],
    ['two weekends ago', 'weekend 2024-05-04 2024-05-06'],
    ['this month', 'month 2024-05-01 2024-06-01'],
    ['last March', 'month 2024-03-01 2024-04-01'],
    ['August next year', 'month 2025-08-01 2025-09-01'],
    ['last quarter', 'quarter 2024-01-01 2024-04-01'],
    ['the fourth quarter of 2021', 'quarter 2021-10-01 2022-01-01'],
    ['H2 last year', 'season 2023-07-01 2024-01-01'],
    ['last summer', 'season 2023-06-01 2023-09-01'],
    ['the summer before last', 'season 2022-06-01 2022-09-01'],
    ['this coming weekend', 'weekend 2024-05-18 2024-05-20'],
    ['the winter of 2015', 'season 2015-12-01 2016-03-01'],
    ['this decade', 'decade 2020-01-01 2030-01-01'],
    ['the sixties', 'decade 1960-01-01 1970-01-01'],
    ["the '80s", 'decade 1980-01-01 1990-01-01'],
    ['the 18th century', 'decade 1700-01-01 1800-01-01'],
    ['year to date', 'year 2024-01-01 2024-05-16'],
  ])('%s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('a part of a period', () => {
  it.each([
    ['at the end of the month', 'month 2024-05-21 2024-06-01'],
    ['early February 2023', 'month 2023-02-01 2023-02-16'],
    ['mid-2018', 'year 2018-04-01 2018-10-01'],
    ['late next week', 'week 2024-05-23 2024-05-27'],
    ['later this month', 'month 2024-05-16 2024-06-01'],
    ['earlier this week', 'week 2024-05-13 2024-05-15'],
    ['the rest of the year', 'year 2024-05-15 2025-01-01'],
    ['the late 1950s', 'decade 1955-01-01 1960-01-01'],
    ['the first 3 days of June 2022', 'day 2022-06-01 2022-06-04'],
    ['by the eod', 'instant 2024-05-15T23:59 2024-05-16'],
  ])('%s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('a length before, after or around now', () => {
  it.each([
    ['six weeks ago', 'day 2024-04-03 2024-04-04'],
    ['a fortnight ago', 'day 2024-05-01 2024-05-02'],
    ['half a year ago', 'day 2023-11-15 2023-11-16'],
    ['four years ago', 'year 2020-01-01 2021-01-01'],
    ['a year ago today', 'day 2023-05-15 2023-05-16'],
    ['over the past month', 'month 2024-04-15 2024-05-15'],
    ['more than two months ago', 'month 2024-03-01 2024-04-01'],
    ['about four years ago', 'year 2020-01-01 2021-01-01'],
    ['a couple of weeks from now', 'day 2024-05-29 2024-05-30'],
    ['three weeks ago on Friday', 'day 2024-04-26 2024-04-27'],
    ['ten days before Christmas 2023', 'day 2023-12-15 2023-12-16'],
    ['in six business days', 'day 2024-05-23 2024-05-24'],
    ['45 minutes ago', 'instant 2024-05-15T09:45 2024-05-15T09:46'],
    ['an hour and a half from now', 'hour 2024-05-15T12:00 2024-05-15T13:00'],
    ['over the past few days', 'day 2024-05-12 2024-05-15'],
    ['in the last two weeks', 'week 2024-05-01 2024-05-15'],
    ['the next 4 days', 'day 2024-05-16 2024-05-20'],
    ['within two months', 'month 2024-05-15 2024-07-15'],
    ['the last 24 hours', 'hour 2024-05-14T10:30 2024-05-15T10:30'],
    ['3 weeks starting June 3rd', 'week 2024-06-03 2024-06-24'],
    ["I've lived here for six years now", 'year 2018-01-01 2019-01-01'],
    ['lately I sleep well', 'day 2024-04-15 2024-05-16'],
  ])('%s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('a time of day', () => {
  it.each([
    ['tomorrow at 6pm', 'hour 2024-05-16T18:00 2024-05-16T19:00'],
    ['tomorrow at 3', 'hour 2024-05-16T15:00 2024-05-16T16:00'],
    ['tomorrow at 12', 'hour 2024-05-16T12:00 2024-05-16T13:00'],
    ['7:15 this evening', 'instant 2024-05-15T19:15 2024-05-15T19:16'],
    ['half past nine tomorrow morning', 'instant 2024-05-16T09:30 2024-05-16T09:31'],
    ['last night', 'part_of_day 2024-05-14T20:00 2024-05-15'],
    ['last night at 2', 'hour 2024-05-15T02:00 2024-05-15T03:00'],
    ['Saturday afternoon', 'part_of_day 2024-05-18T12:00 2024-05-18T16:00'],
    ['tomorrow from 9 to 5pm', 'hour 2024-05-16T09:00 2024-05-16T17:00'],
    ['between 8 and 9:30 tonight', 'hour 2024-05-15T20:00 2024-05-15T21:30'],
    ['2024-03-01T12:00:00+02:00', 'instant 2024-03-01T10:00 2024-03-01T10:01'],
    ['tomorrow at 5pm EST', 'hour 2024-05-16T22:00 2024-05-16T23:00'],
  ])('%s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('a range', () => {
  it.each([
    ['from March to May 2022', 'month 2022-03-01 2022-05-01'],
    ['November to 3 February 2020', 'month 2019-11-01 2020-02-03'],
    ['between 2003 and 2007', 'year 2003-01-01 2007-01-01'],
    ['from 12 to 19 August 2021', 'day 2021-08-12 2021-08-19'],
    ['next week between Monday and Thursday', 'day 2024-05-20 2024-05-23'],
    ['from Q2 2020 to Q4 2020', 'quarter 2020-04-01 2020-10-01'],
    ['from April 2023 until now', 'month 2023-04-01 2024-05-15T10:30'],
    ['from 9am today to noon tomorrow', 'hour 2024-05-15T09:00 2024-05-16T12:00'],
  ])('%s', (text, expected) => expect(first(text)).toBe(expected));
});

it.each([
  'I have two cats', 'It costs 2000 dollars', 'call 555-2019', 'one of 1200 people', 'she is 30 years old', 'the second time',
  'I march on', 'a 5-4 decision', 'add 1/2 cup of milk', 'version 2.5', 'every Friday', 'fall in love', '', '   ', '\u{1F600}',
])('finds no time in "%s"', (text) => expect(resolve(text, said)).toEqual([])); // prettier-ignore

it('gives the words, where they stand, and the most telling expression first', () => {
  const found = resolve("I've been busy lately, but we met on 2 April 2024.", said);
  expect(found.map(({ text, index }) => [text, index])).toEqual([
    ['2 April 2024', 37],
    ['lately', 15],
  ]);
});

describe('a period outside the years 1 to 9999', () => {
  it.each([
    ['last March', '0001-01-01T00:00:00Z'],
    ['in two years', '9999-06-01T00:00:00Z'],
  ])('is none that anybody can mean: "%s" at %s', (text, reference) => {
    expect(resolve(text, { reference: new Date(reference), timezone: 'UTC' })).toEqual([]);
  });
});
