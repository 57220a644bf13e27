import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC', options: { prefer: 'future' as const } };
const minute = (date: Date): string => date.toISOString().slice(0, 16);
const period = (text: string): string[] =>
  resolve(text, said)
    .slice(0, 1)
    .flatMap(({ start, end }) => [minute(start), minute(end)]);

describe('an edge of a period', () => {
  it.each([
    ['after 4 pm on monday', '2024-05-20T16:00'],
    ['after half past six tomorrow', '2024-05-16T18:30'],
    ['after noon on friday', '2024-05-17T12:00'],
    ['after friday', '2024-05-18T00:00'],
  ])('is where an hour begins, and where a day ends: %s', (text, start) => expect(period(text)[0]).toBe(start));

  it.each([
    ['before the end of june', '2024-07-01T00:00'],
    ['before the end of the week', '2024-05-20T00:00'],
    ['before june', '2024-06-01T00:00'],
  ])('is the last of what has to be before its end: %s', (text, end) => expect(period(text)[1]).toBe(end));

  it.each([
    ['tuesday through thursday next week', '2024-05-21T00:00', '2024-05-24T00:00'],
    ['june 3 through june 6', '2024-06-03T00:00', '2024-06-07T00:00'],
    ['june 3 through 6', '2024-06-03T00:00', '2024-06-07T00:00'],
    ['the 3rd through the 6th of june', '2024-06-03T00:00', '2024-06-07T00:00'],
    ['june through august', '2024-06-01T00:00', '2024-09-01T00:00'],
    ['away through friday', '2024-05-15T10:30', '2024-05-18T00:00'],
    ['tuesday to thursday next week', '2024-05-21T00:00', '2024-05-23T00:00'],
    ['2019 through 2022', '2019-01-01T00:00', '2022-01-01T00:00'],
  ])('takes in the last day behind "through": %s', (text, start, end) => expect(period(text)).toEqual([start, end]));

  it.each(['we drove all through next week', 'she was away through sunday'])(
    'is no end of what is wholly so, or over: %s',
    (text) => expect(resolve(text, said)[0]!.text).not.toContain('through'),
  );
});
