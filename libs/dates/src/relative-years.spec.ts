import { resolve } from './resolve.js';

// Wednesday 12 September 2018, 10:30 in UTC.
const said = { reference: new Date('2018-09-12T10:30:00Z'), timezone: 'UTC' };
const days = (text: string): string[] =>
  resolve(text, said)
    .slice(0, 1)
    .flatMap(({ start, end }) => [start, end].map((date) => date.toISOString().slice(0, 10)));

describe('a part of a year that is counted from this one', () => {
  it.each([
    ['october of two years ago', '2016-10-01', '2016-11-01'],
    ['he left in december of the year before last', '2016-12-01', '2017-01-01'],
    ['we hosted thanksgiving two years ago', '2016-11-24', '2016-11-25'],
    ['on 4 may two years ago', '2016-05-04', '2016-05-05'],
    ['may 4th, two years ago', '2016-05-04', '2016-05-05'],
    ['easter the year before last', '2016-03-27', '2016-03-28'],
    ['q3 of the year before last', '2016-07-01', '2016-10-01'],
    ['december the year after next', '2020-12-01', '2021-01-01'],
    ['we met in march two years ago', '2016-03-01', '2016-04-01'],
    ['at christmas three years ago', '2015-12-25', '2015-12-26'],
    ['the summer of two years ago', '2016-06-01', '2016-09-01'],
    ['in december a year ago', '2017-12-01', '2018-01-01'],
    ["june in two years' time", '2020-06-01', '2020-07-01'],
    ['in june two years from now', '2020-06-01', '2020-07-01'],
    ['in june a decade ago', '2008-06-01', '2008-07-01'],
    ['early may two years ago', '2016-05-01', '2016-05-16'],
    ['the first monday of may two years ago', '2016-05-02', '2016-05-03'],
    ['from march two years ago to may last year', '2016-03-01', '2017-05-01'],
  ])('is that of the year said after it: %s', (text, start, end) => expect(days(text)).toEqual([start, end]));

  it.each([
    ['last year in april we moved house', '2017-04-01', '2017-05-01'],
    ['ten years ago on 5 may we got married', '2008-05-05', '2008-05-06'],
    ['two years ago in april', '2016-04-01', '2016-05-01'],
    ['a year ago in october', '2017-10-01', '2017-11-01'],
    ['the year before last, in spring', '2016-03-01', '2016-06-01'],
    ['next year in march', '2019-03-01', '2019-04-01'],
    ['next year march 5th', '2019-03-05', '2019-03-06'],
    ['last year at christmas', '2017-12-25', '2017-12-26'],
    ['two years ago during the summer', '2016-06-01', '2016-09-01'],
    ['last year on the first monday of may', '2017-05-01', '2017-05-02'],
    ['last year in early april', '2017-04-01', '2017-04-16'],
    ["in two years' time in june", '2020-06-01', '2020-07-01'],
    ['in 2015, in march, we moved', '2015-03-01', '2015-04-01'],
  ])('is that of the year said before it: %s', (text, start, end) => expect(days(text)).toEqual([start, end]));

  it.each([
    ['three years ago this month', '2015-09-01', '2015-10-01'],
    ['a year ago this week', '2017-09-11', '2017-09-18'],
    ['ten years ago this summer', '2008-06-01', '2008-09-01'],
    ['five years ago this june', '2013-06-01', '2013-07-01'],
    ['two years ago next month', '2016-10-01', '2016-11-01'],
    ['a year ago today', '2017-09-12', '2017-09-13'],
    ['a month ago yesterday', '2018-08-11', '2018-08-12'],
    ['five years ago tomorrow', '2013-09-13', '2013-09-14'],
    ['three years ago this friday', '2015-09-14', '2015-09-15'],
    ['a year ago today at 3pm', '2017-09-12', '2017-09-12'],
    ['ten years ago this weekend', '2008-09-13', '2008-09-15'],
  ])('is so long before one that is named: %s', (text, start, end) => expect(days(text)).toEqual([start, end]));

  it.each([
    ['i may in two years move away', '2020-09-12'],
    ["i may in two years' time move away", '2020-09-12'],
    ['we may next year move', '2019-01-01'],
    ['we went there in may. two years ago we stayed home', '2016-01-01'],
    ['we went there in may. last year we stayed home', '2018-05-01'],
    ['i moved out in may, two years later i moved back', '2018-05-01'],
    ['last year on friday we ate', '2018-09-07'],
    ['last year in may 2016', '2016-05-01'],
    ['last year april was my manager', '2017-01-01'],
    ['a few years ago in june', '2015-01-01'],
  ])('is not what only stands beside it: %s', (text, start) => expect(days(text)[0]).toBe(start));
});
