import { resolve } from './resolve.js';

const at = (text: string, reference: string, timezone: string): [string, string] => {
  const { start, end } = resolve(text, { reference: new Date(reference), timezone })[0]!;
  return [start.toISOString(), end.toISOString()];
};

it('a day of daylight saving has 23 or 25 hours', () => {
  expect(at('today', '2024-03-10T15:00:00Z', 'America/New_York')).toEqual([
    '2024-03-10T05:00:00.000Z',
    '2024-03-11T04:00:00.000Z',
  ]);
  expect(at('yesterday', '2024-11-04T15:00:00Z', 'America/New_York')).toEqual([
    '2024-11-03T04:00:00.000Z',
    '2024-11-04T05:00:00.000Z',
  ]);
});

it('a time that is skipped is moved on by the gap, one that comes twice is the first', () => {
  expect(at('today at 2:30am', '2024-03-31T12:00:00Z', 'Europe/Berlin')[0]).toBe('2024-03-31T01:30:00.000Z');
  expect(at('today at 2:30am', '2024-10-27T12:00:00Z', 'Europe/Berlin')[0]).toBe('2024-10-27T00:30:00.000Z');
});

it('a day whose midnight is skipped starts when the clocks do', () => {
  // Cairo goes from 24:00 on Thursday to 01:00 on Friday.
  expect(at('today', '2024-04-26T12:00:00Z', 'Africa/Cairo')[0]).toBe('2024-04-25T22:00:00.000Z');
});

it('a whole day that a zone skips still ends after it starts', () => {
  // Samoa had no 30 December 2011.
  const [start, end] = at('30 December 2011', '2012-01-05T12:00:00Z', 'Pacific/Apia');
  expect(Date.parse(end)).toBeGreaterThan(Date.parse(start));
});

it('minutes ago are minutes ago in the hour that comes twice', () => {
  expect(at('10 minutes ago', '2024-10-27T01:05:00Z', 'Europe/Berlin')[0]).toBe('2024-10-27T00:55:00.000Z');
  expect(at('in 3 hours', '2024-03-31T00:30:00Z', 'Europe/Berlin')[0]).toBe('2024-03-31T03:30:00.000Z');
});

it('today is the day of the speaker, not of the machine', () => {
  const moment = '2024-05-15T22:30:00Z';
  expect(at('today', moment, 'Pacific/Auckland')[0]).toBe('2024-05-15T12:00:00.000Z');
  expect(at('today', moment, 'America/Los_Angeles')[0]).toBe('2024-05-15T07:00:00.000Z');
});

it.each([
  ['2024-02-29T12:00:00Z', 'twelve months ago', '2023-02-28'],
  ['2024-02-29T12:00:00Z', 'in four years', '2028-02-29'],
  ['2024-03-31T12:00:00Z', 'a month ago', '2024-02-29'],
  ['2023-06-01T12:00:00Z', 'on 29 February', '2024-02-29'],
])('leap days: said %s, "%s" is %s', (reference, text, day) => {
  expect(at(text, reference, 'UTC')[0].slice(0, 10)).toBe(day);
});

it('every zone of the tz database resolves', () => {
  for (const timezone of Intl.supportedValuesOf('timeZone')) {
    const [start, end] = at('last month', '2024-05-15T12:00:00Z', timezone);
    expect(Date.parse(end) - Date.parse(start)).toBeGreaterThan(29 * 86_400_000);
  }
});
