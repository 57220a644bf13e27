import { resolve } from './resolve.js';

const day = (date: Date): string => date.toISOString().slice(0, 10);
const firstAt =
  (reference: string) =>
  (text: string): string => {
    const [one] = resolve(text, { reference: new Date(reference), timezone: 'UTC' });
    return one ? `${day(one.start)}/${day(one.end)}` : 'nothing';
  };
const onWednesday = firstAt('2024-05-15T10:30:00Z');
const onSaturday = firstAt('2024-05-18T10:30:00Z');

describe('a number of weekends', () => {
  it.each([
    ['I worked the past two weekends', '2024-05-04/2024-05-13', '2024-05-04/2024-05-13'],
    ['I worked the last three weekends', '2024-04-27/2024-05-13', '2024-04-27/2024-05-13'],
    ["I'm away the next two weekends", '2024-05-18/2024-05-27', '2024-05-25/2024-06-03'],
    ["I'm away the coming 3 weekends", '2024-05-18/2024-06-03', '2024-05-25/2024-06-10'],
  ])('goes from the first to the end of the last: %s', (text, wednesday, saturday) =>
    expect([onWednesday(text), onSaturday(text)]).toEqual([wednesday, saturday]),
  );
});

describe('the number of a week', () => {
  it.each([
    ['wk 7 2018', '2018-02-12/2018-02-19'],
    ['the audit is in wk. 7 of 2018', '2018-02-12/2018-02-19'],
    ['in week no. 12 of 2018', '2018-03-19/2018-03-26'],
    ['in week number 12, 2018', '2018-03-19/2018-03-26'],
    ['calendar week 12 of next year', '2025-03-17/2025-03-24'],
    ['W12 2018', '2018-03-19/2018-03-26'],
    ['it ships in 2018-W40', '2018-10-01/2018-10-08'],
    ['it ships in 2018, week 40', '2018-10-01/2018-10-08'],
    ['it ships in week 30', '2024-07-22/2024-07-29'],
  ])('is read with its year: %s', (text, expected) => expect(onWednesday(text)).toBe(expected));

  it.each(['I live in W12', 'we live at W12 8QQ', 'weeks 3', 'w 7'])('is no part of a town: %s', (text) =>
    expect(onWednesday(text)).toBe('nothing'),
  );
});

describe('a week after a day that comes', () => {
  it.each([
    ['see you Thursday week then x', '2024-05-23/2024-05-24'],
    ['Friday week then?', '2024-05-24/2024-05-25'],
    ['Friday week we fly', '2024-05-24/2024-05-25'],
    ['a week this Saturday', '2024-05-25/2024-05-26'],
    ['we fly two weeks this Friday', '2024-05-31/2024-06-01'],
    ['a week next Tuesday', '2024-05-28/2024-05-29'],
    ['the exam is a fortnight this Monday coming', '2024-06-03/2024-06-04'],
    ['in three weeks on Friday', '2024-06-07/2024-06-08'],
    ["in three weeks' time on Friday", '2024-06-07/2024-06-08'],
    ["in 3 weeks' time, on Friday", '2024-06-07/2024-06-08'],
    ['in two months on a Friday', '2024-07-15/2024-07-16'],
  ])('is counted from it: %s', (text, expected) => expect(onWednesday(text)).toBe(expected));

  it.each([
    ["I've been here two weeks this Friday", '2024-05-17/2024-05-18'],
    ['Sunday week school starts', '2024-05-12/2024-05-13'],
    ['three days a week this Friday', '2024-05-17/2024-05-18'],
  ])('is not told by %s', (text, expected) => expect(onWednesday(text)).toBe(expected));
});

describe('a range with a mark between its ends', () => {
  it.each([
    ['Oct 29th 2018 --> Nov 3rd 2018', '2018-10-29/2018-11-03'],
    ['29 Oct -> 3 Nov 2018', '2018-10-29/2018-11-03'],
    ['Monday → Thursday', '2024-05-13/2024-05-16'],
    ['29 Oct 2018 .. 3 Nov 2018', '2018-10-29/2018-11-03'],
    ['29 Oct 2018 / 3 Nov 2018', '2018-10-29/2018-11-03'],
    ['2018-05-03/2018-05-08', '2018-05-03/2018-05-08'],
    ['2018-05-03T10:00/2018-05-08T12:00', '2018-05-03/2018-05-08'],
  ])('has both: %s', (text, expected) => expect(onWednesday(text)).toBe(expected));

  it.each([
    ['I can do Monday / Tuesday', 2],
    ['May 3 / May 4', 2],
    ['see you Monday .. Tuesday is bad', 2],
    ['I was born on 3 May 1990... Monday is fine', 2],
  ])('is none of two days that may be meant: %s', (text, count) =>
    expect(resolve(text, { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC' })).toHaveLength(count),
  );
});
