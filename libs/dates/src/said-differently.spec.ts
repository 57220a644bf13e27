import { resolve } from './resolve.js';

// Wednesday 25 November 2026, 10:00 in UTC.
const said = { reference: new Date('2026-11-25T10:00:00Z'), timezone: 'UTC' };
const show = (date: Date): string => date.toISOString().slice(0, 16).replace('T00:00', '');
const sure = (text: string): string[] =>
  resolve(text, said)
    .filter(({ confidence }) => confidence >= 0.5)
    .map(({ start, end }) => `${show(start)}/${show(end)}`);
const OPEN = '9999-12-31T23:59';
const ALWAYS = '0001-01-01';

describe('dates in digits', () => {
  it.each([
    ['due 2027 – 02 – 14', '2027-02-14/2027-02-15'],
    ['due 04·11·2026', '2026-11-04/2026-11-05'],
    ['the week w/e 13/12', '2026-12-07/2026-12-14'],
    ['here 2015-19', '2015-01-01/2019-01-01'],
    ['here 2012/13', '2012-01-01/2013-01-01'],
    ['born in May 98', '1998-05-01/1998-06-01'],
    ['born in May of 98', '1998-05-01/1998-06-01'],
  ])('with other separators and short years: %s', (text, expected) => expect(sure(text)).toEqual([expected]));

  it('leaves a month a month', () => expect(sure('since 2012-11')[0]).toBe('2012-11-01/2012-12-01'));
});

describe('parts of periods', () => {
  it.each([
    ['quarter three of last year', '2025-07-01/2025-10-01'],
    ['quarter 1 2025', '2025-01-01/2025-04-01'],
    ['the first third of the year', '2026-01-01/2026-05-01'],
    ['the last third of March', '2027-03-21/2027-04-01'],
    ['halfway through next month', '2026-12-11/2026-12-21'],
    ['midway through June', '2026-06-11/2026-06-21'],
    ['done by month end', '2026-11-21/2026-12-01'],
    ['done by year-end', '2026-09-01/2027-01-01'],
    ['Friday teatime', '2026-11-27T16:00/2026-11-27T18:00'],
    ['in the early hours of Sunday', '2026-11-22/2026-11-22T05:00'],
  ])('are read: %s', (text, expected) => expect(sure(text)).toEqual([expected]));

  it.each([
    'our year end is a busy time',
    'we pay them at month end',
    'a quarter three times',
    'done by year end 2027',
  ])('are no time where none is meant: %s', (text) => expect(sure(text)).toEqual([]));
});

describe('weekdays', () => {
  it.each([
    ['see you Monday coming', '2026-11-30/2026-12-01'],
    ['we met Sunday gone', '2026-11-22/2026-11-23'],
    ['Mon-Fri next week', '2026-11-30/2026-12-04'],
    ['Tue to Thu last week', '2026-11-17/2026-11-19'],
    ['not this Friday but the next', '2026-12-04/2026-12-05'],
    ['not this Monday, the one after', '2026-12-07/2026-12-08'],
  ])('are the one that is meant: %s', (text, expected) => expect(sure(text)).toEqual([expected]));

  it('leaves it to the day when something else is gone', () =>
    expect(sure("Thursday's gone to somebody else")).toEqual(['2026-11-19/2026-11-20']));
});

describe('hours after a day', () => {
  it.each([
    ['tomorrow 9 to 11', '2026-11-26T09:00/2026-11-26T11:00'],
    ['Friday 9 to 5', '2026-11-27T09:00/2026-11-27T17:00'],
    ['Friday, 9 sharp', '2026-11-27T09:00/2026-11-27T10:00'],
    ['at 1830 on 2 Dec', '2026-12-02T18:30/2026-12-02T18:31'],
    ['at 1830 tomorrow', '2026-11-26T18:30/2026-11-26T18:31'],
  ])('need no more words: %s', (text, expected) => expect(sure(text)).toEqual([expected]));

  it.each(['we won on Sunday 3-1', 'beat them Saturday 4 to 2'])('are none where it is a result: %s', (text) =>
    expect(sure(text)[0]).not.toContain('T'),
  );

  it('are of no single day where they come again', () => expect(sure('at 1100 on Wednesdays')).not.toContain('T11:00'));
});

describe('lengths', () => {
  it.each([
    ['in 5 to 7 days', '2026-11-30/2026-12-03'],
    ['5-7 days ago', '2026-11-18/2026-11-21'],
    ['in three to five weeks', '2026-12-21/2026-12-28'],
    ['a good hour ago', '2026-11-25T09:00/2026-11-25T10:00'],
    ['a full week ago', '2026-11-18/2026-11-19'],
    ['the fortnight before Christmas', '2026-12-11/2026-12-25'],
    ['a 6 month contract from 1 March', '2027-03-01/2027-09-01'],
    ['a six-week course from next Monday', '2026-11-30/2027-01-11'],
    ['a 2 week stay starting Monday', '2026-11-30/2026-12-14'],
    ['for three weeks from Monday', '2026-11-30/2026-12-21'],
  ])('are read: %s', (text, expected) => expect(sure(text)).toEqual([expected]));

  it('leaves sizes and what goes on alone', () => {
    expect(sure("the baby's in 3-6 month clothes")).toEqual([]);
    expect(sure('a 3 year old from Monday')).toEqual(['2026-11-23/2026-11-24']);
    expect(sure('a full week from now on')).toEqual([`2026-11-25T10:00/${OPEN}`]);
    expect(sure("it's £22 an hour from now on")).toEqual([`2026-11-25T10:00/${OPEN}`]);
    expect(sure('an hour from now on the bridge')).toEqual(['2026-11-25T11:00/2026-11-25T12:00']);
  });
});

describe('open ends', () => {
  it.each([
    ['with effect from 1 March', `2027-03-01/${OPEN}`],
    ['any day after 5 March', `2027-03-06/${OPEN}`],
    ['any day before Friday', `${ALWAYS}/2026-11-27`],
    ['ready before year end', `${ALWAYS}/2027-01-01`],
    ['ready before end of month', `${ALWAYS}/2026-12-01`],
    ['5 March or later', `2027-03-05/${OPEN}`],
    ['the 5th or earlier', `${ALWAYS}/2026-12-06`],
  ])('are open: %s', (text, expected) => expect(sure(text)).toEqual([expected]));
});
