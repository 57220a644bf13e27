import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' };
const first = (text: string): string | undefined => {
  const [one] = resolve(text, said);
  return one && `${one.start.toISOString().slice(0, 10)}/${one.end.toISOString().slice(0, 10)}`;
};

describe('"in" and a length', () => {
  it.each([
    ["I haven't been to the cinema in two years", '2022-05-15/2024-05-15'],
    ["He hasn't had a drink in six weeks", '2024-04-03/2024-05-15'],
    ["I haven't heard from him in four months", '2024-01-15/2024-05-15'],
    ['We have not spoken in four months', '2024-01-15/2024-05-15'],
    ["I've never been late in ten years", '2014-05-15/2024-05-15'],
  ])('is the time up to now of what has not been: %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each([
    "It's the first time in six years",
    'That was my worst night in two months',
    "She's the only visitor in three weeks",
    'In four years I missed one lesson',
    'I read the whole series in two weeks',
    'It was my first swim in two years',
  ])('is no time to come where it is told of what was: %s', (text) => expect(first(text)).toBeUndefined());

  it.each([
    ['My first day is in two weeks', '2024-05-29/2024-05-30'],
    ["I haven't decided, the course starts in two weeks", '2024-05-29/2024-05-30'],
    ['They told me it ships in two weeks', '2024-05-29/2024-05-30'],
    ['She booked the flight, it leaves in two weeks', '2024-05-29/2024-05-30'],
    ["I haven't packed and I'm leaving in two weeks", '2024-05-29/2024-05-30'],
    ['remind me that I left the key there in two weeks', '2024-05-29/2024-05-30'],
    ['I bought tickets for a play in two weeks', '2024-05-29/2024-05-30'],
    ['She moved in two weeks ago', '2024-05-01/2024-05-02'],
    ['In two weeks we visit my aunt', '2024-05-29/2024-05-30'],
    ["The last exam is in two weeks' time", '2024-05-29/2024-05-30'],
  ])('is ahead else: %s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('what counts from another thing than now', () => {
  it.each([
    'Four days later the letter came',
    'We met in a bar and a week later we married',
    "It's my last week at the bank",
    'My last year at school was fun',
    'The last day of the course was hard',
    'Friday was sunny. This is our last month',
  ])('is no time seen from now: %s', (text) =>
    expect(
      resolve(text, said)
        .map(({ text: words }) => words.toLowerCase())
        .filter((one) => one !== 'friday'),
    ).toEqual([]),
  );

  it.each([
    ['I ran a lot last week', '2024-05-06/2024-05-13'],
    ['Over the last year at the bank I learned a lot', '2023-05-15/2024-05-15'],
    ['The last month was hard', '2024-04-01/2024-05-01'],
    ['Call me back three days later', '2024-05-18/2024-05-19'],
  ])('is one else: %s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('a weekday before last', () => {
  it.each([
    ['the Tuesday before last', '2024-05-07/2024-05-08'],
    ['the Monday before last', '2024-05-06/2024-05-07'],
    ['the Wednesday before last', '2024-05-01/2024-05-02'],
    ['the Friday before last', '2024-05-03/2024-05-04'],
    ['Friday after next', '2024-05-31/2024-06-01'],
  ])('is a week before the last: %s', (text, expected) => expect(first(text)).toBe(expected));

  it('is that of two calendar weeks ago where "last Tuesday" is that of last week', () => {
    const [one] = resolve('the Tuesday before last', { ...said, options: { lastWeekday: 'week' } });
    expect(one?.start.toISOString().slice(0, 10)).toBe('2024-04-30');
  });
});

describe('so many weeks ago and a weekday', () => {
  it.each([
    ['I saw him a week ago Sunday', '2024-05-05/2024-05-06'],
    ['We met two weeks ago Friday', '2024-04-26/2024-04-27'],
    ['We met a week ago last Friday', '2024-05-03/2024-05-04'],
    ['We met two weeks ago, Friday is fine', '2024-05-01/2024-05-02'],
  ])('counts from the one just past: %s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('what stands beside this one', () => {
  it.each([
    ["we're hosting a barbecue the weekend after this one", '2024-05-25/2024-05-27'],
    ['the weekend after this', '2024-05-25/2024-05-27'],
    ['the week after this one', '2024-05-20/2024-05-27'],
    ['I was ill the week before this one', '2024-05-06/2024-05-13'],
    ['the month after this one', '2024-06-01/2024-07-01'],
    ['the quarter after this one', '2024-07-01/2024-10-01'],
    ['the year after this', '2025-01-01/2026-01-01'],
    ['the Friday after this one', '2024-05-24/2024-05-25'],
    ['the Monday before this one', '2024-05-06/2024-05-07'],
  ])('is one step away: %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each([
    ['the week after this Friday', '2024-05-20/2024-05-27'],
    ['the Friday after this weekend', '2024-05-24/2024-05-25'],
  ])('is counted from what is named behind "this": %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each(['he left the day after this', 'I quit after this one', 'before this one I had another'])(
    'is no time where none is named: %s',
    (text) => expect(resolve(text, said).filter(({ confidence }) => confidence >= 0.5)).toEqual([]),
  );
});
