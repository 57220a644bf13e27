import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC', options: { prefer: 'future' as const } };
const minute = (date: Date): string => date.toISOString().slice(0, 16);
const first = (text: string): string => {
  const [one] = resolve(text, said);
  return one ? `${one.text} ${minute(one.start)}` : 'nothing';
};
const period = (text: string): string[] =>
  resolve(text, said).flatMap(({ start, end }) => [minute(start), minute(end)]);

describe('an hour in words beside a day', () => {
  it.each([
    ['friday two thirty is fine', 'friday two thirty 2024-05-17T14:30'],
    ['the vet is friday ten forty five', 'friday ten forty five 2024-05-17T10:45'],
    ['monday nine in the morning', 'monday nine in the morning 2024-05-20T09:00'],
    ['see you thursday six', 'thursday six 2024-05-16T18:00'],
    ['tomorrow eleven', 'tomorrow eleven 2024-05-16T11:00'],
    ['saturday ten to two', 'saturday ten to two 2024-05-18T10:00'],
    ['monday half past three', 'monday half past three 2024-05-20T15:30'],
    ['june third four fifteen', 'june third four fifteen 2024-06-03T16:15'],
    ['for two forty on monday', 'two forty on monday 2024-05-20T14:40'],
    ['my four fifteen tomorrow', 'four fifteen tomorrow 2024-05-16T16:15'],
    ['eight fifty tomorrow morning', 'eight fifty tomorrow morning 2024-05-16T08:50'],
    ['ten on friday morning', 'ten on friday morning 2024-05-17T10:00'],
    ["it's booked for ten on monday", 'ten on monday 2024-05-20T10:00'],
    ['five minutes to six tomorrow evening', 'five minutes to six tomorrow evening 2024-05-16T17:55'],
    ['5 minutes to 6 on friday', '5 minutes to 6 on friday 2024-05-17T17:55'],
    [
      "five minutes to midnight on new year's eve 2017",
      "five minutes to midnight on new year's eve 2017 2017-12-31T23:55",
    ],
    ['seven minutes past four on friday', 'seven minutes past four on friday 2024-05-17T16:07'],
    ['twenty five minutes to nine tomorrow morning', 'twenty five minutes to nine tomorrow morning 2024-05-16T08:35'],
    ['the train leaves at six minutes past four', 'six minutes past four 2024-05-15T16:06'],
    ['20 past 4 on friday', '20 past 4 on friday 2024-05-17T16:20'],
    ['half eight tomorrow evening', 'half eight tomorrow evening 2024-05-16T20:30'],
    ['half ten on friday', 'half ten on friday 2024-05-17T10:30'],
    ['half 8 tonight', 'half 8 tonight 2024-05-15T20:30'],
  ])('is its time: %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each([
    ['thursday the thirtieth', 'thursday the thirtieth 2024-05-30T00:00'],
    ['thursday thirtieth', 'thursday thirtieth 2024-05-30T00:00'],
    ['thursday 30', 'thursday 30 2024-05-30T00:00'],
    ['friday twenty four', 'friday twenty four 2024-05-24T00:00'],
    ['monday the second', 'monday the second 2024-09-02T00:00'],
  ])('is none where it is the day of a month: %s', (text, expected) => expect(first(text)).toBe(expected));

  it.each([
    ['a table for six on friday', 'friday 2024-05-17T00:00'],
    ['a table booked for six on friday', 'friday 2024-05-17T00:00'],
    ['a table for six on friday evening', 'friday evening 2024-05-17T16:00'],
    ['on friday three of us are coming', 'friday 2024-05-17T00:00'],
    ['on friday six people are coming', 'friday 2024-05-17T00:00'],
    ['can i move the friday one', 'friday 2024-05-17T00:00'],
    ['flight six forty on friday', 'friday 2024-05-17T00:00'],
    ['thursday 17', 'thursday 17 2024-05-16T00:00'],
    ['cut it in half one friday', 'friday 2024-05-17T00:00'],
    ['wait five minutes to ten minutes', 'nothing'],
    ['it takes five minutes to six hours', 'nothing'],
    ['give me five minutes to call jo', 'nothing'],
    ['half eight of them came', 'nothing'],
  ])('is none where it counts or names something: %s', (text, expected) => expect(first(text)).toBe(expected));

  it('is that of each of several days, which have a period without it', () => {
    expect(period('monday to friday nine to five').slice(0, 2)).toEqual(['2024-05-20T00:00', '2024-05-24T00:00']);
  });
});

describe('an hour with a point beside a day', () => {
  it.each([
    ['thursday 9.30', '2024-05-16T09:30', '2024-05-16T09:31'],
    ['thursday 11.00 at the clinic', '2024-05-16T11:00', '2024-05-16T11:01'],
    ['friday, 14.45: dentist', '2024-05-17T14:45', '2024-05-17T14:46'],
    ['monday at 1.30', '2024-05-20T13:30', '2024-05-20T13:31'],
    ['at 9.30 on thursday', '2024-05-16T09:30', '2024-05-16T09:31'],
    ['tomorrow 16.20', '2024-05-16T16:20', '2024-05-16T16:21'],
    ['friday 9.30am', '2024-05-17T09:30', '2024-05-17T09:31'],
    ['friday 9.30-11.15', '2024-05-17T09:30', '2024-05-17T11:15'],
    ['friday from 9.30 to 11.15', '2024-05-17T09:30', '2024-05-17T11:15'],
  ])('is its time: %s', (text, start, end) => expect(period(text)).toEqual([start, end]));

  it.each([
    ['it cost 9.30 on friday', '2024-05-17T00:00'],
    ['on friday 9.30 percent of them', '2024-05-17T00:00'],
    ['friday 9.30% of them', '2024-05-17T00:00'],
    ['friday, 3.45 kg', '2024-05-17T00:00'],
    ['on friday 3.45 miles', '2024-05-17T00:00'],
    ['friday 12.30.2024', '2024-12-30T00:00'],
    ['wednesday 25.12', '2024-12-25T00:00'],
  ])('is none where it is a price, a share or a date: %s', (text, start) => expect(period(text)[0]).toBe(start));

  it.each(['the rate is 9.30', 'see you at 9.30'])('is none without a day: %s', (text) =>
    expect(period(text)).toEqual([]),
  );
});

describe('minutes in words before "to" and an hour', () => {
  it.each([
    ['twenty to four tomorrow', '2024-05-16T15:40'],
    ['twenty five to ten on friday', '2024-05-17T09:35'],
    ['five to four this afternoon', '2024-05-15T15:55'],
    ['ten to five this afternoon', '2024-05-15T16:50'],
    ['ten to nine tomorrow', '2024-05-16T08:50'],
    ['five to two on friday', '2024-05-17T13:55'],
    ['the show is at a quarter to noon on saturday', '2024-05-18T11:45'],
    ['half past midnight on saturday', '2024-05-18T00:30'],
    ['twenty past midday tomorrow', '2024-05-16T12:20'],
    ['tomorrow at ten to midnight', '2024-05-16T23:50'],
    ['five to midnight on saturday', '2024-05-18T23:55'],
    ['a quarter to 12 pm tomorrow', '2024-05-16T11:45'],
  ])('are a time where they can be no range: %s', (text, start) => expect(period(text)[0]).toBe(start));

  it.each([
    ['ten to four tomorrow', '2024-05-16T10:00', '2024-05-16T16:00'],
    ['from ten to nine tomorrow', '2024-05-16T10:00', '2024-05-16T21:00'],
    ['ten to twelve tomorrow morning', '2024-05-16T10:00', '2024-05-16T12:00'],
  ])('are a range where they may be one: %s', (text, start, end) => expect(period(text)).toEqual([start, end]));

  it('are no time without a day beside them', () => expect(period('we won twenty to nine')).toEqual([]));
});

describe('digits that can only be a day and a month', () => {
  it.each([
    ['a table for 23/5 at 18:30', '2024-05-23T18:30'],
    ['the appointment is 5/28 at 9:15', '2024-05-28T09:15'],
    ['we come 23.5. at 11:15', '2024-05-23T11:15'],
    ['the 23/5 works', '2024-05-23T00:00'],
    ['on 23.5', '2024-05-23T00:00'],
  ])('are a date beside a time: %s', (text, start) => expect(period(text)[0]).toBe(start));

  it.each(['cut it for 3/4 of the time', 'it costs 14.11. And more', 'the 11/20 people who came', 'she got 14/20'])(
    'are none where they count: %s',
    (text) => expect(period(text)).toEqual([]),
  );

  it.each(['thursday 0.0', 'thursday 0.11'])('are none where one of them is zero: %s', (text) =>
    expect(period(text)).toEqual(['2024-05-16T00:00', '2024-05-17T00:00']),
  );
});

describe('an hour that is said loosely', () => {
  it.each([
    ['noonish on sunday', 'noonish on sunday 2024-05-19T12:00'],
    ['friday sixish', 'friday sixish 2024-05-17T18:00'],
    ['six-ish on friday', 'six-ish on friday 2024-05-17T18:00'],
    ['tomorrow at 6ish', 'tomorrow at 6ish 2024-05-16T18:00'],
    ['friday ten thirtyish', 'friday ten thirtyish 2024-05-17T10:30'],
    ['sixish people are coming on friday', 'friday 2024-05-17T00:00'],
    ['a stonish wall on friday', 'friday 2024-05-17T00:00'],
  ])('is that hour: %s', (text, expected) => expect(first(text)).toBe(expected));
});

describe('"a quarter of five"', () => {
  it.each([
    ['say a quarter of five on friday afternoon', 'a quarter of five on friday afternoon 2024-05-17T16:45'],
    ['quarter of five tomorrow', 'quarter of five tomorrow 2024-05-16T16:45'],
    ['a quarter of five people are coming on friday', 'friday 2024-05-17T00:00'],
    ['a quarter of five is not much', 'nothing'],
  ])('is a time where a day comes behind it: %s', (text, expected) => expect(first(text)).toBe(expected));
});
