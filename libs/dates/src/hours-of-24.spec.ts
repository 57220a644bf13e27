import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const starts = (text: string): string[] => resolve(text, said).map(({ start }) => start.toISOString().slice(0, 16));

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

  it('leaves a length alone', () => expect(starts('in 18h')).toEqual(['2024-05-16T04:30']));
});
