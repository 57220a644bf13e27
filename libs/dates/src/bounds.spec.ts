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

describe('what leads to an edge', () => {
  it.each([
    ['prior to 5 March 2018', '/2018-03-05T00:00'],
    ['previous to 3 May 2017', '/2017-05-03T00:00'],
    ['earlier than May 2017', '/2017-05-01T00:00'],
    ['earlier than the 90s', '/1990-01-01T00:00'],
    ['earlier than 2015', '/2015-01-01T00:00'],
    ['sooner than 3 May 2017', '/2017-05-03T00:00'],
    ['later than 8 July 2016', '2016-07-09T00:00/'],
    ['subsequent to 8 July 2016', '2016-07-09T00:00/'],
    ['two weeks earlier than 15 July 2018', '2018-07-01T00:00/2018-07-02T00:00'],
  ])('is before or after it: %s', (text, expected) => expect(period(text)).toEqual([expected]));

  it.each([
    ['on or before 9 October 2018', '/2018-10-10T00:00'],
    ['in or before 2012', '/2013-01-01T00:00'],
    ['please pay on or before Friday', '/2024-05-18T00:00'],
    ['please pay on or before the 5th', '/2024-06-06T00:00'],
    ['on or after the 1st of May 2017', '2017-05-01T00:00/'],
    ['ring me on Monday at or before 3 pm', '2024-05-20T00:00/2024-05-20T15:00'],
  ])('takes in the edge: %s', (text, expected) => expect(period(text)).toEqual([expected]));

  it.each([
    ['up to 2012', '/2013-01-01T00:00'],
    ['I lived there up to May 2012', '/2012-06-01T00:00'],
    ['up until last Friday', '/2024-05-11T00:00'],
    ['the shop is open up to Friday', '2024-05-15T10:30/2024-05-18T00:00'],
    ['until 2012', '/2013-01-01T00:00'],
    ['until the end of last year', '/2024-01-01T00:00'],
    ['until June', '2024-05-15T10:30/2024-07-01T00:00'],
    ['until 5 hours from now', '2024-05-15T10:30/2024-05-15T15:30'],
    ['until 2030', '2024-05-15T10:30/2031-01-01T00:00'],
  ])('is until it is over, if that was already: %s', (text, expected) => expect(period(text)).toEqual([expected]));

  it.each([
    ['starting from next Monday', '2024-05-20T00:00/'],
    ['our hours change starting next week', '2024-05-20T00:00/'],
    ['as of Jan 1, 2025', '2025-01-01T00:00/'],
    ['as from 1 March 2025 it is free', '2025-03-01T00:00/'],
    ['beginning 1 March 2025', '2025-03-01T00:00/'],
    ['commencing 1 March 2025', '2025-03-01T00:00/'],
    ['effective from 1 March 2025', '2025-03-01T00:00/'],
    ['effective 1 March 2025', '2025-03-01T00:00/'],
    ['starting Monday onwards', '2024-05-20T00:00/'],
  ])('is from then on: %s', (text, expected) => expect(period(text)).toEqual([expected]));

  it.each([
    ["I'm starting Monday", 'Monday'],
    ['she is thinking of starting Monday', 'Monday'],
    ["school's starting next week", 'next week'],
    ['a course starting Monday at nine', 'Monday at nine'],
    ['starting in June', 'June'],
    ['I work from Monday', 'Monday'],
    ['as of now', 'now'],
    ['the week beginning 3 June', 'the week beginning 3 June'],
    ['what are you up to on Friday', 'Friday'],
    ['what did you get up to last week', 'last week'],
    ["it's up to Friday", 'Friday'],
    ['bring up to date tomorrow', 'tomorrow'],
    ['a later train than Friday', 'Friday'],
  ])('is none where other things are told: %s', (text, words) => expect(resolve(text, said)[0]!.text).toBe(words));

  it.each(['up to 2000 people came', 'it is later than I thought', 'prior to lunch', 'earlier than usual'])(
    'leads to nothing where no time is named: %s',
    (text) => expect(period(text)).toEqual([]),
  );

  it.each([
    ['as of last week he had not replied', '2024-05-06T00:00/2024-05-13T00:00'],
    ['as of May 2020', '2020-05-01T00:00/2020-06-01T00:00'],
    ['starting last Monday he was off', '2024-05-13T00:00/2024-05-14T00:00'],
  ])('keeps the period of what is told of then: %s', (text, expected) => expect(period(text)).toEqual([expected]));
});
