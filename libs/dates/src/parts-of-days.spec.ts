import { resolve } from './resolve.js';

// Wednesday 12 September 2018, 10:30 in UTC.
const said = { reference: new Date('2018-09-12T10:30:00Z'), timezone: 'UTC' };
const hours = (text: string): string[] =>
  resolve(text, said)
    .slice(0, 1)
    .flatMap(({ start, end }) => [start, end].map((date) => date.toISOString().slice(0, 13)));

describe('the early or late share of a part of a day', () => {
  it.each([
    ['early tomorrow morning', '2018-09-13T08', '2018-09-13T10'],
    ['late tomorrow evening', '2018-09-13T18', '2018-09-13T20'],
    ['early yesterday evening', '2018-09-11T16', '2018-09-11T18'],
    ["late friday afternoon i'll drop by", '2018-09-14T14', '2018-09-14T16'],
    ['the parcel came early on monday morning', '2018-09-10T08', '2018-09-10T10'],
    ['early next friday morning', '2018-09-21T08', '2018-09-21T10'],
    ['late on 3 may 2018 in the afternoon', '2018-05-03T14', '2018-05-03T16'],
    ['early this morning', '2018-09-12T08', '2018-09-12T10'],
    ['he rang late last night', '2018-09-11T22', '2018-09-12T00'],
    ['late tonight', '2018-09-12T22', '2018-09-13T00'],
    ['early the next morning', '2018-09-13T08', '2018-09-13T10'],
    ['tomorrow late afternoon', '2018-09-13T14', '2018-09-13T16'],
    ['early morning tomorrow', '2018-09-13T08', '2018-09-13T10'],
    ['early in the morning on 3 may 2018', '2018-05-03T08', '2018-05-03T10'],
    ['late in the evening on friday i fly', '2018-09-14T18', '2018-09-14T20'],
    ['mid morning tomorrow', '2018-09-13T09', '2018-09-13T11'],
    ['tomorrow mid-afternoon', '2018-09-13T13', '2018-09-13T15'],
  ])('is told before the day as well as after it: %s', (text, start, end) => expect(hours(text)).toEqual([start, end]));

  it.each([
    ['early tomorrow morning at 6', '2018-09-13T06'],
    ['late tomorrow evening at 10', '2018-09-13T22'],
    ['late last night at 11:30', '2018-09-11T23'],
  ])('gives way to a time: %s', (text, start) => expect(hours(text)[0]).toBe(start));

  it.each([
    ["we'll be late tomorrow morning", '2018-09-13T08', '2018-09-13T12'],
    ['sorry i was late this morning', '2018-09-12T08', '2018-09-12T12'],
    ['early tomorrow', '2018-09-13T00', '2018-09-14T00'],
  ])('is none where somebody is late, or no part is told: %s', (text, start, end) =>
    expect(hours(text)).toEqual([start, end]),
  );
});
