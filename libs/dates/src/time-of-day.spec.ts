import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const minute = (date: Date): string => date.toISOString().slice(0, 16);
const starts = (text: string): string[] =>
  resolve(text, said)
    .slice(0, 1)
    .flatMap(({ start, alternatives = [] }) => [start, ...alternatives.map((one) => one.start)].map(minute));

describe('a time of day of which nobody says whether it is before noon', () => {
  it.each([
    ['tomorrow at 3', '2024-05-16T15:00', '2024-05-16T03:00'],
    ['tomorrow at 3:30', '2024-05-16T15:30', '2024-05-16T03:30'],
    ['tomorrow at 9:30', '2024-05-16T09:30', '2024-05-16T21:30'],
    ['tomorrow at 12:30', '2024-05-16T12:30', '2024-05-16T00:30'],
    ['today at 4:30', '2024-05-15T16:30', '2024-05-15T04:30'],
    ['tomorrow at quarter past two', '2024-05-16T14:15', '2024-05-16T02:15'],
    ['tomorrow at four thirty', '2024-05-16T16:30', '2024-05-16T04:30'],
    ['at 4:30 tomorrow', '2024-05-16T16:30', '2024-05-16T04:30'],
    ['tomorrow between 3 and 5', '2024-05-16T15:00', '2024-05-16T03:00'],
    ['tomorrow from 2 to 4', '2024-05-16T14:00', '2024-05-16T02:00'],
    ['between 3:30 and 5 tomorrow', '2024-05-16T15:30', '2024-05-16T03:30'],
    ['2-4 tomorrow', '2024-05-16T14:00', '2024-05-16T02:00'],
    ['from two to four tomorrow', '2024-05-16T14:00', '2024-05-16T02:00'],
  ])('is by day, and the other half stands beside: %s', (text, first, other) => {
    expect(starts(text)).toEqual([first, other]);
  });

  it.each([
    ['on Friday between 3 and 5', '2024-05-17T17:00'],
    ['Friday from 2 to 4:30', '2024-05-17T16:30'],
    ['Friday from 9 to 5', '2024-05-17T17:00'],
    ['Friday from 10:30 to 12', '2024-05-17T12:00'],
    ['Friday from 12 to 2', '2024-05-17T14:00'],
  ])('ends after it begins: %s', (text, end) => {
    expect(minute(resolve(text, said)[0]!.end)).toBe(end);
  });

  it.each([
    ['between 3 and 5 on 5/17/2024', '2024-05-17T03:00', '2024-05-17T15:00'],
    ['from 12 to 2 on 17 May 2024', '2024-05-17T12:00', '2024-05-17T00:00'],
    ['five to seven today', '2024-05-15T05:00', '2024-05-15T17:00'],
  ])('is as said of a record, and of what may be no range: %s', (text, first, other) => {
    expect(starts(text)).toEqual([first, other]);
  });

  it('is near where no day is said either', () => {
    expect(starts("I'll call at 4:30")[0]).toBe('2024-05-15T16:30');
  });
});

describe('a time of day that says it', () => {
  it.each([
    ['tomorrow at 3:30 am', '2024-05-16T03:30'],
    ['tomorrow at 03:30', '2024-05-16T03:30'],
    ['tomorrow at 0330', '2024-05-16T03:30'],
    ['tomorrow at 15:30', '2024-05-16T15:30'],
    ['2024-05-20 10:30', '2024-05-20T10:30'],
    ['2024-05-20T10:30', '2024-05-20T10:30'],
    ['2024-05-20 4:30:15', '2024-05-20T04:30'],
    ['tomorrow from 9 to 17', '2024-05-16T09:00'],
    ['tomorrow from 2 to 4 am', '2024-05-16T02:00'],
    ['tomorrow from 2:30 to 4 pm', '2024-05-16T14:30'],
  ])('has no other reading: %s', (text, first) => {
    expect(starts(text)).toEqual([first]);
  });
});

describe('a time of the night', () => {
  it.each([
    ['tonight at midnight', '2024-05-16T00:00'],
    ['at midnight tonight', '2024-05-16T00:00'],
    ['tonight at 12', '2024-05-16T00:00'],
    ['tonight at 2 am', '2024-05-16T02:00'],
    ['tonight at 11', '2024-05-15T23:00'],
    ['last night at midnight', '2024-05-15T00:00'],
    ['tomorrow night at midnight', '2024-05-17T00:00'],
    ['tomorrow at midnight', '2024-05-16T00:00'],
  ])('is after that midnight: %s', (text, first) => {
    expect(starts(text)).toEqual([first]);
  });
});

describe('a number that begins a date', () => {
  const both = (text: string): string[] =>
    resolve(text, said)
      .slice(0, 1)
      .flatMap(({ start, end }) => [minute(start), minute(end)]);

  it.each([
    ['from 3 May 2018 at 9am to 4 May 2018 at noon', '2018-05-03T09:00', '2018-05-04T12:00'],
    ['from 3 May 2018 9am to 4 May 2018 5pm', '2018-05-03T09:00', '2018-05-04T17:00'],
    ['3 May 2018 at 9am - 4 May 2018 at 5pm', '2018-05-03T09:00', '2018-05-04T17:00'],
    ['3 May 2018 at 9am until 4th of May 2018 at 5pm', '2018-05-03T09:00', '2018-05-04T17:00'],
    ['from 9am on 3 May 2018 to noon on 4 May 2018', '2018-05-03T09:00', '2018-05-04T12:00'],
    ['3 June at 9am till 4 June at 5pm', '2024-06-03T09:00', '2024-06-04T17:00'],
  ])('is no hour behind one: %s', (text, start, end) => expect(both(text)).toEqual([start, end]));

  it.each([
    ['see you on Friday after 1 May 2025', '1 May 2025'],
    ['see you on Friday after 1st May 2025', '1st May 2025'],
    ['see you on Friday before 5 of May 2025', '5 of May 2025'],
    ['Monday evening before 10 Oct 2025', '10 Oct 2025'],
  ])('is none behind a day: %s', (text, date) =>
    expect(
      resolve(text, said)
        .map((one) => one.text)
        .join(' '),
    ).toContain(date),
  );

  it.each([
    ['between 3 and 5 May 17', '2024-05-17T15:00', '2024-05-17T17:00'],
    ['Friday after 10', '2024-05-17T10:00', '2024-05-18T00:00'],
    ['Friday from 9 to 5', '2024-05-17T09:00', '2024-05-17T17:00'],
  ])('is one before no month: %s', (text, start, end) => expect(both(text)).toEqual([start, end]));
});
