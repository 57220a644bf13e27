import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const starts = (text: string): string[] => resolve(text, said).map(({ start }) => start.toISOString().slice(0, 16));

const show = (date: Date): string => date.toISOString().slice(0, 16).replace('T00:00', '');
const whole = (text: string): string | undefined => {
  const [one] = resolve(text, said);
  return one && `${show(one.start)}/${show(one.end)}`;
};

describe('hours as soldiers, clerks and transcripts have them', () => {
  it.each([
    ['be there tomorrow at oh eight hundred', '2024-05-16T08:00'],
    ['be there at sixteen hundred hours tomorrow', '2024-05-16T16:00'],
    ['be there tomorrow at sixteen thirty hours', '2024-05-16T16:30'],
    ['be there tomorrow at twenty hundred', '2024-05-16T20:00'],
    ['be there tomorrow 0800h', '2024-05-16T08:00'],
    ['be there at 18h tomorrow', '2024-05-16T18:00'],
    ['be there at 18:00h tomorrow', '2024-05-16T18:00'],
    ['be there at 6 30 pm tomorrow', '2024-05-16T18:30'],
    ['be there at 6-30 pm tomorrow', '2024-05-16T18:30'],
    ['be there ten after three tomorrow afternoon', '2024-05-16T15:10'],
    ['be there 3pm 9/14', '2024-09-14T15:00'],
    ['logged 14.09.2018 15.30', '2018-09-14T15:30'],
  ])('are read: %s', (text, expected) => expect(starts(text)).toEqual([expected]));

  it.each([
    'sixteen hundred people came',
    'at sixteen hundred metres',
    'invite ten after three fail',
    'it took 18h',
    'version 14.09',
  ])('are no counts: %s', (text) => expect(starts(text)).toEqual([]));

  it.each([
    ['closed from 0730 to 0930 tomorrow', '2024-05-16T07:30/2024-05-16T09:30'],
    ['closed 0730-1500 tomorrow', '2024-05-16T07:30/2024-05-16T15:00'],
    ['free tonight 8 to 10', '2024-05-15T20:00/2024-05-15T22:00'],
    ['free this morning 9-10', '2024-05-15T09:00/2024-05-15T10:00'],
    ['8 tomorrow evening', '2024-05-16T20:00/2024-05-16T21:00'],
    ['she left 1h30 ago', '2024-05-15T09:00/2024-05-15T09:01'],
    ['back in exactly 8 hours', '2024-05-15T18:30/2024-05-15T19:30'],
    ['back within the hour', '2024-05-15T10:30/2024-05-15T11:30'],
    ['closed 2018 Sept 3-12', '2018-09-03/2018-09-12'],
  ])('are read at both ends: %s', (text, expected) => expect(whole(text)).toBe(expected));

  it.each([
    ['call 0800-1234', undefined],
    ['we won last night 3-2', '2024-05-14T20:00/2024-05-15'],
    ['tonight 8 to 10 people come', '2024-05-15T20:00/2024-05-16'],
    ['we are 8 tomorrow evening', '2024-05-16T16:00/2024-05-16T20:00'],
  ])('are no other numbers: %s', (text, expected) => expect(whole(text)).toBe(expected));

  it.each([
    'he put the flat on at twelve hundred',
    'they came within the hour',
    'the letter came back within the hour',
  ])('are no prices and no past: %s', (text) => expect(starts(text)).toEqual([]));

  it('leaves a length alone', () => expect(starts('in 18h')).toEqual(['2024-05-16T04:30']));
});
