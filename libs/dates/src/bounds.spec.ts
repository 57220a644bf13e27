import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC', options: { prefer: 'future' as const } };
const minute = (date: Date): string => date.toISOString().slice(0, 16);
const period = (text: string): string[] =>
  resolve(text, said)
    .filter(({ confidence }) => confidence >= 0.5)
    .slice(0, 1)
    .map(({ start, end, open }) => `${open === 'start' ? '' : minute(start)}/${open === 'end' ? '' : minute(end)}`);

describe('an hour that bounds its day', () => {
  it.each([
    ['the parcel comes on monday after half past four', '2024-05-20T16:30/2024-05-21T00:00'],
    ['tomorrow after six', '2024-05-16T18:00/2024-05-17T00:00'],
    ['tomorrow any time after 6 pm', '2024-05-16T18:00/2024-05-17T00:00'],
    ['thursday morning after ten', '2024-05-16T10:00/2024-05-16T12:00'],
    ['ring me on saturday before eleven', '2024-05-18T00:00/2024-05-18T11:00'],
    ['new year’s eve before noon', '2024-12-31T00:00/2024-12-31T12:00'],
    ['3 June by 2 pm', '2024-06-03T00:00/2024-06-03T14:00'],
    ['on sunday before midnight', '2024-05-19T00:00/2024-05-20T00:00'],
    ['monday is fine, but not before eleven', '2024-05-20T00:00/2024-05-21T00:00'],
    ['monday but not before eleven', '2024-05-20T11:00/2024-05-21T00:00'],
    ['monday, no later than 3 pm', '2024-05-20T00:00/2024-05-20T15:00'],
  ])('is where it begins or ends: %s', (text, expected) => expect(period(text)).toEqual([expected]));

  it('leaves a day after the day alone', () =>
    expect(period('tomorrow after work')).toEqual(['2024-05-16T00:00/2024-05-17T00:00']));
});

describe('a denied edge', () => {
  it.each([
    ['not before eleven on friday', '2024-05-17T11:00/'],
    ['please not before 8 am tomorrow', '2024-05-16T08:00/'],
    ['no earlier than June', '2024-06-01T00:00/'],
    ['not until saturday', '2024-05-18T00:00/'],
    ['not after three on friday', '/2024-05-17T15:00'],
    ['no later than saturday', '/2024-05-19T00:00'],
    ["I'm not free before friday", '/2024-05-17T00:00'],
  ])('is the other one: %s', (text, expected) => expect(period(text)).toEqual([expected]));

  it.each(["don't ring me after nine pm tonight", 'please never call before 9 am'])(
    'says nothing sure of what is forbidden: %s',
    (text) => expect(period(text)).toEqual([]),
  );
});
