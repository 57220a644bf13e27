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
