import { resolve } from './resolve.js';

// Wednesday 12 September 2018, 10:30 in UTC.
const said = { reference: new Date('2018-09-12T10:30:00Z'), timezone: 'UTC' };
const days = (text: string): string[] =>
  resolve(text, said)
    .slice(0, 1)
    .flatMap(({ start, end }) => [start, end].map((date) => date.toISOString().slice(0, 10)));

describe('one of several in a period', () => {
  it.each([
    ['the penultimate sunday of may 2022', '2022-05-22', '2022-05-23'],
    ['second to last day of may 2018', '2018-05-30', '2018-05-31'],
    ['the second-to-last friday of may 2018', '2018-05-18', '2018-05-19'],
    ['the second last friday of may 2018', '2018-05-18', '2018-05-19'],
    ['the last but one friday of may 2018', '2018-05-18', '2018-05-19'],
    ['the third to last day of next month', '2018-10-29', '2018-10-30'],
    ['the next to last week of 2018', '2018-12-17', '2018-12-24'],
    ['the penultimate month of 2017', '2017-11-01', '2017-12-01'],
  ])('is counted from its end: %s', (text, start, end) => expect(days(text)).toEqual([start, end]));

  it.each([
    ['the first fortnight of may 2018', '2018-05-01', '2018-05-15'],
    ['the second fortnight in may 2018', '2018-05-15', '2018-05-29'],
    ['the last fortnight of may 2018', '2018-05-18', '2018-06-01'],
    ['the opening week of october 2018', '2018-10-01', '2018-10-08'],
    ['the closing month of 2017', '2017-12-01', '2018-01-01'],
    ['those last three days of june were hot', '2018-06-28', '2018-07-01'],
    ['the 5th of the month before last', '2018-07-05', '2018-07-06'],
    ['the month after next on the 5th', '2018-11-05', '2018-11-06'],
    ['saturday of last weekend', '2018-09-08', '2018-09-09'],
    ['next weekend, sunday', '2018-09-23', '2018-09-24'],
    ['the saturday of the last weekend of may 2018', '2018-05-26', '2018-05-27'],
    ['thursday of the first week of may 2018', '2018-05-03', '2018-05-04'],
    ['next weekend, saturday and sunday', '2018-09-22', '2018-09-23'],
    ['friday last weekend', '2018-09-07', '2018-09-08'],
  ])('is counted, or told from either edge: %s', (text, start, end) => expect(days(text)).toEqual([start, end]));

  it.each([
    ['two mays ago', '2017-05-01', '2017-06-01'],
    ['a couple of aprils ago', '2017-04-01', '2017-05-01'],
    ['two marches ago', '2017-03-01', '2017-04-01'],
    ['the june before last', '2017-06-01', '2017-07-01'],
    ['the may after next', '2020-05-01', '2020-06-01'],
  ])('is a month that came round so often: %s', (text, start, end) => expect(days(text)).toEqual([start, end]));

  it.each([
    ['this weekend just past', '2018-09-08', '2018-09-10'],
    ['the week just gone', '2018-09-03', '2018-09-10'],
    ['the month that just ended', '2018-08-01', '2018-09-01'],
    ['the friday just past', '2018-09-07', '2018-09-08'],
    ['she came on sunday just gone', '2018-09-09', '2018-09-10'],
    ['the summer just gone', '2018-06-01', '2018-09-01'],
    ['the christmas just gone', '2017-12-25', '2017-12-26'],
  ])('is the last there was: %s', (text, start, end) => expect(days(text)).toEqual([start, end]));

  it.each([
    ['i was second to last on friday', '2018-09-07'],
    ['i fly friday, last weekend i rested', '2018-09-14'],
    ['see you friday next month', '2018-09-14'],
    ['last fortnight, the week after next', '2018-09-24'],
    ['monday just passed her exam', '2018-09-10'],
  ])('is not what stands beside another time: %s', (text, start) => expect(days(text)[0]).toBe(start));

  it.each(['the opening night of the play', 'he came second to last', 'two mars ago', 'the last but one of them'])(
    'is no time without a period: %s',
    (text) => expect(days(text)).toEqual([]),
  );
});
