import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const show = (date: Date): string => date.toISOString().slice(0, 16).replace('T00:00', '');
const first = (text: string): string => {
  const [one] = resolve(text, said);
  return one ? `${show(one.start)}/${show(one.end)}` : 'nothing';
};

describe('a weekday before or after a day', () => {
  it.each([
    ['the Sunday following 3 May 2018', '2018-05-06/2018-05-07'],
    ['the Friday preceding 22 August 2018', '2018-08-17/2018-08-18'],
    ['the Friday prior to 22 August 2018', '2018-08-17/2018-08-18'],
    ['the first Sunday after Easter 2018', '2018-04-08/2018-04-09'],
    ['the second Friday after 1 May 2018', '2018-05-11/2018-05-12'],
    ['the third Sunday before Christmas 2017', '2017-12-10/2017-12-11'],
    ['the last Monday before Christmas 2017', '2017-12-18/2017-12-19'],
    ['the next Monday after 3 May 2018', '2018-05-07/2018-05-08'],
    ['two Sundays before Christmas 2017', '2017-12-17/2017-12-18'],
    ['three Mondays after Easter 2018', '2018-04-16/2018-04-17'],
    ['Monday evening before 10 Oct 2018', '2018-10-08T16:00/2018-10-08T20:00'],
    ['the following Monday morning after 12 Oct 2018', '2018-10-15T08:00/2018-10-15T12:00'],
    ['the Friday after the trip on 22 August 2018', '2018-08-24/2018-08-25'],
  ])('is counted from it: %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each([
    ['on Sundays before Christmas 2017 we bake', 'before Christmas 2017'],
    ['the last Friday after Easter 2018', 'after Easter 2018'],
  ])('is none where it is any of them, or on the other side: %s', (text, edge) =>
    expect(resolve(text, said).map((one) => one.text)).toContain(edge),
  );
});

describe('a unit before or after a day', () => {
  it.each([
    ['two weekends before Christmas 2017', '2017-12-16/2017-12-18'],
    ['the second weekend after 4 July 2018', '2018-07-14/2018-07-16'],
    ['the last weekend before Easter 2018', '2018-03-24/2018-03-26'],
    ['the weekend prior to Easter 2018', '2018-03-24/2018-03-26'],
    ['the second week after Easter 2018', '2018-04-09/2018-04-16'],
    ['the first day after Easter 2018', '2018-04-02/2018-04-03'],
    ['the day after next Monday', '2024-05-21/2024-05-22'],
    ['the day before last Friday', '2024-05-09/2024-05-10'],
    ['the week after next Friday', '2024-05-27/2024-06-03'],
    ['the week after next, Friday', '2024-05-31/2024-06-01'],
    ['two weeks before 15 July 2018', '2018-07-01/2018-07-02'],
  ])('is counted from the one that holds it: %s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('a number of units before or after a day', () => {
  it.each([
    ['we were ill the two weeks before Easter 2018', '2018-03-18/2018-04-01'],
    ['the three days after 4 July 2018', '2018-07-05/2018-07-08'],
    ['the first three days after 4 July 2018', '2018-07-05/2018-07-08'],
    ['the last 2 months before May 2018', '2018-03-01/2018-05-01'],
    ['the few days before my exam on 20 August 2018', '2018-08-17/2018-08-20'],
    ['the two weekends before Christmas 2017', '2017-12-16/2017-12-25'],
    ['the two weekends after 4 July 2018', '2018-07-07/2018-07-16'],
    ['two weeks before Easter 2018', '2018-03-18/2018-03-19'],
    ['the week before Easter 2018', '2018-03-19/2018-03-26'],
  ])('is all of them behind "the": %s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('a part of the day before or after a day', () => {
  it.each([
    ['the evening before 3 May 2018', '2018-05-02T16:00/2018-05-02T20:00'],
    ['the night before Christmas Eve 2017', '2017-12-23T20:00/2017-12-24'],
    ['the morning after Halloween 2017', '2017-11-01T08:00/2017-11-01T12:00'],
    ['the afternoon following 3 May 2018', '2018-05-04T12:00/2018-05-04T16:00'],
    ['the evening before next Monday', '2024-05-19T16:00/2024-05-19T20:00'],
    ['the evening before 3 May 2018 at 6', '2018-05-02T18:00/2018-05-02T19:00'],
    ['the night before our wedding on 16 June 2018', '2018-06-15T20:00/2018-06-16'],
  ])('is that of the next day: %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each(['the night before the storm was calm', 'the morning after the party I slept'])(
    'is none where no day is named: %s',
    (text) => expect(first(text)).toBe('nothing'),
  );

  it('is any of the mornings behind "in"', () =>
    expect(resolve('call me in the morning before Friday', said)[0]!.text).toBe('before Friday'));
});

describe('what is before or after an occasion', () => {
  it.each([
    ['we camped the weekend before my birthday on 3 May', '2024-04-27/2024-04-29'],
    ['I was ill the week after my birthday on 3 May', '2024-05-06/2024-05-13'],
    ['the day before her wedding, 16 June 2018', '2018-06-15/2018-06-16'],
    ['two days before my exam on 20 August', '2024-08-18/2024-08-19'],
    ['the Friday before my trip on 22 August', '2024-08-16/2024-08-17'],
    ['we met the Sunday before my birthday (3 May)', '2024-04-28/2024-04-29'],
    ['a week after our anniversary, 20 April, he left', '2024-04-27/2024-04-28'],
    ['remind me two hours before my flight on 20 May at 9 am', '2024-05-20T07:00/2024-05-20T07:01'],
    ["the day after Anna's driving test on 3 May 2018", '2018-05-04/2018-05-05'],
    ['the day before an exam on the 3rd of May 2018', '2018-05-02/2018-05-03'],
  ])('is counted from its day: %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each([
    ['two days before my exam I was ill on 3 May 2018', '2018-05-03/2018-05-04'],
    ['the week before my exam. On 3 May 2018 I passed', '2018-05-03/2018-05-04'],
    ['the week after the move and on 3 May 2018', '2018-05-03/2018-05-04'],
    ['the day after the party, Sunday, I slept', '2024-05-12/2024-05-13'],
    ['two hours before my flight on 20 May', '2024-05-20/2024-05-21'],
    ['the day before the exam (see 3 May 2018)', '2018-05-03/2018-05-04'],
  ])('is not of another clause: %s', (text, expected) => expect(first(text)).toBe(expected));
});
