import { resolve } from './resolve.js';

// Wednesday 15 May 2024, 10:30 in UTC.
const said = { reference: new Date('2024-05-15T10:30:00Z'), timezone: 'UTC', options: { prefer: 'future' as const } };
const sure = (text: string): string[] =>
  resolve(text, said)
    .filter(({ confidence }) => confidence >= 0.5)
    .map(({ start }) => start.toISOString().slice(0, 16));

describe('what is moved', () => {
  it.each([
    ["please move my four o'clock to five o'clock on friday", '2024-05-17T17:00'],
    ['reschedule the 10 am to 1 pm tomorrow', '2024-05-16T13:00'],
    ['change my appointment at 2 pm to 4 pm on friday', '2024-05-17T16:00'],
    ['can we push the thursday call to friday', '2024-05-17T00:00'],
    ['I would like to swap my sunday for a saturday', '2024-05-18T00:00'],
    ['we moved the lesson on monday to tuesday', '2024-05-21T00:00'],
  ])('has the time behind "to" or "for": %s', (text, expected) => expect(sure(text)).toEqual([expected]));

  it.each([
    ['put me down for 2 pm to 4 pm on friday', '2024-05-17T14:00'],
    ['can you reschedule me to 2 pm to 4 pm on friday', '2024-05-17T14:00'],
    ['the shop is open monday to friday', '2024-05-20T00:00'],
    ['my shift is from 2 pm to 10 pm on friday', '2024-05-17T14:00'],
    ['has a shift from 2 pm to 10 pm on friday', '2024-05-17T14:00'],
    ['shift from 14:00 to 22:00 on friday', '2024-05-17T14:00'],
    ['change the lock on monday', '2024-05-20T00:00'],
    ['move the sofa on friday to the flat', '2024-05-17T00:00'],
  ])('is not what lasts, or has one time: %s', (text, expected) => expect(sure(text)).toEqual([expected]));
});
