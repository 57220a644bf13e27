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
    ['In two weeks we visit my aunt', '2024-05-29/2024-05-30'],
    ["The last exam is in two weeks' time", '2024-05-29/2024-05-30'],
  ])('is ahead else: %s', (text, expected) => expect(first(text)).toBe(expected));
});
