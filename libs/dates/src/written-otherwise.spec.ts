import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const show = (date: Date): string => date.toISOString().slice(0, 16).replace('T00:00', '');
const sure = (text: string): string[] =>
  resolve(text, said)
    .filter(({ confidence }) => confidence >= 0.5)
    .map(({ start, end }) => `${show(start)}/${show(end)}`);

describe('mistyped days and months', () => {
  it.each([
    ['see you tommorow', '2024-05-16'],
    ['see you tomorow', '2024-05-16'],
    ['it came yesteday', '2024-05-14'],
    ['on the 5th of febuary 2019', '2019-02-05'],
    ['on 5 Feburary 2019', '2019-02-05'],
    ['we met last Wendesday', '2024-05-08'],
    ['this Firday', '2024-05-17'],
    ['on 14 Septmeber 2018', '2018-09-14'],
  ])('are read: %s', (text, start) => expect(sure(text)[0]).toMatch(start));

  it.each(['remember the embers', 'his money', 'an august body', 'a sundry list', 'toothbrush and thirsty'])(
    'are no other words: %s',
    (text) => expect(sure(text)).toEqual([]),
  );
});

describe('dates with the year first', () => {
  it.each([
    ['shipped 2018 September 14', '2018-09-14/2018-09-15'],
    ['shipped 2018, September 14th', '2018-09-14/2018-09-15'],
    ['shipped 2018 14 September', '2018-09-14/2018-09-15'],
    ['sales in 2018 September', '2018-09-01/2018-10-01'],
    ['in 2018 May 5 people came', '2018-05-01/2018-06-01'],
  ])('have their day: %s', (text, expected) => expect(sure(text)[0]).toBe(expected));
});

describe('halves and quarters', () => {
  it.each([
    ['sales in 2018 second half', '2018-07-01/2019-01-01'],
    ['sales in 1H 2018', '2018-01-01/2018-07-01'],
    ['sales in 3Q18', '2018-07-01/2018-10-01'],
    ['sales in FY2018 Q2', '2018-04-01/2018-07-01'],
    ['sales in FY18 second half', '2018-07-01/2019-01-01'],
  ])('stand in any order with their year: %s', (text, expected) => expect(sure(text)[0]).toBe(expected));

  it.each(['it took 1h', 'the second half of the match', '3q of it'])('are no others: %s', (text) =>
    expect(sure(text)).toEqual([]),
  );
});

describe('seasons and holidays', () => {
  it.each([
    ['the winter of 2018-2019', '2018-12-01/2019-03-01'],
    ['winter 2018/19', '2018-12-01/2019-03-01'],
    ['we ski in Christmas week 2023', '2023-12-25/2024-01-01'],
    ['Easter week 2024', '2024-03-25/2024-04-01'],
  ])('are read over the turn of the year and by their week: %s', (text, expected) =>
    expect(sure(text)).toContain(expected),
  );
});

describe('"up to now"', () => {
  it.each(['what are you up to now', 'anything cool you’re up to now'])('is "now" after somebody: %s', (text) =>
    expect(resolve(text, said).map(({ text: words }) => words)).toEqual(['now']),
  );

  it('is the time until now otherwise', () => expect(resolve('it held up to now', said)[0]?.open).toBe('start'));
});

describe('what was booked', () => {
  it.each([
    ['I already booked the train for Friday', '2024-05-17/2024-05-18'],
    ['she invited us for Sunday', '2024-05-19/2024-05-20'],
    ['I booked the train on Friday', '2024-05-10/2024-05-11'],
    ['I bought milk on Monday', '2024-05-13/2024-05-14'],
  ])('is to come, and the booking is past: %s', (text, expected) => expect(sure(text)).toEqual([expected]));
});

describe('how long it has been', () => {
  it.each([
    ['it’s been three weeks since I stopped', '2024-04-22/2024-04-29'],
    ['it’s been two days since the storm', '2024-05-13/2024-05-14'],
  ])('is when it began: %s', (text, expected) => expect(sure(text)[0]).toBe(expected));

  it.each(['it has been two weeks', 'three days on the road'])('is no start without "since": %s', (text) =>
    expect(sure(text)).toEqual([]),
  );
});

describe('working days of a period', () => {
  it.each([
    ['the last working day of June', '2024-06-28/2024-06-29'],
    ['the first business day of June 2024', '2024-06-03/2024-06-04'],
    ['the second to last business day of next month', '2024-06-27/2024-06-28'],
    ['the third working day of next week', '2024-05-22/2024-05-23'],
    ['the last working day of June at 3 pm', '2024-06-28T15:00/2024-06-28T16:00'],
  ])('are counted: %s', (text, expected) => expect(sure(text)).toEqual([expected]));
});

describe('ranges', () => {
  it.each([
    ['closed 3-9/6/2018', '2018-06-03/2018-06-09'],
    ['closed from 3 to 9/6/2018', '2018-06-03/2018-06-09'],
    ['the fair is 6/3 - 6/9', '2024-06-03/2024-06-09'],
    ['closed 6/3-6/9/2018', '2018-06-03/2018-06-09'],
    ['closed from next Monday to the following Friday', '2024-05-20/2024-05-24'],
    ['closed from tomorrow morning to Thursday evening', '2024-05-16T08:00/2024-05-16T16:00'],
    ['closed 9.30-11 tomorrow', '2024-05-16T09:30/2024-05-16T11:00'],
    ['closed the next hour and a half', '2024-05-15T10:30/2024-05-15T12:00'],
  ])('are read whole: %s', (text, expected) => expect(sure(text)).toEqual([expected]));

  it.each(['add 1/2 - 3/4 of a cup', 'between 1/2-3/4 inch', 'twice in a month', 'three times in a week'])(
    'are no shares and no counts: %s',
    (text) => expect(sure(text)).toEqual([]),
  );
});

describe('counts with a share', () => {
  it.each([
    ['she left 2 1/2 hours ago', '2024-05-15T08:00/2024-05-15T09:00'],
    ['she left 2½ hours ago', '2024-05-15T08:00/2024-05-15T09:00'],
    ['back in 2 to 3 weeks', '2024-06-03/2024-06-10'],
  ])('are read whole: %s', (text, expected) => expect(sure(text)).toEqual([expected]));
});

describe('scores, marks and things named after days', () => {
  it.each([
    'we won 3-2',
    'they lost to York 0-3',
    '10/10 would recommend',
    '5/7 stars',
    'a last minute deal',
    'at the last minute I changed',
    'put up the Christmas tree',
    'a Halloween costume',
    'Easter eggs',
  ])('are no times: %s', (text) => expect(sure(text)).toEqual([]));

  it.each([
    ['we won 3-2 last night', '2024-05-14T20:00/2024-05-15'],
    ['they beat Leeds away 2-4 yesterday', '2024-05-14/2024-05-15'],
    ['we won the room 2-4pm tomorrow', '2024-05-16T14:00/2024-05-16T16:00'],
    ['it rained in the last minute', '2024-05-15T10:29/2024-05-15T10:30'],
    ['the Christmas party of 2023', '2023-12-25/2023-12-26'],
  ])('leave the times beside them: %s', (text, expected) => expect(sure(text)[0]).toBe(expected));
});
