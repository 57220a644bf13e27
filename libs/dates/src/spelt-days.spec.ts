import { resolve } from './resolve.js';

// A Wednesday.
const said = { reference: new Date('2026-06-10T14:15:00Z'), timezone: 'UTC' };
const read = (text: string): string[] =>
  resolve(text, said)
    .filter(({ confidence }) => confidence >= 0.5)
    .map(({ text: words, start }) => `${words}: ${start.toISOString().slice(0, 16)}`);

describe('days of the month in words', () => {
  it.each([
    ['The fourteenth, no wait, the fifteenth at eleven.', 'the fifteenth at eleven: 2026-06-15T11:00'],
    ['The fifteenth, say.', 'The fifteenth: 2026-06-15T00:00'],
    ['Book me in the week of the twenty-second.', 'the week of the twenty-second: 2026-06-22T00:00'],
    ['Book me in the week of the third.', 'the week of the third: 2026-06-29T00:00'],
    ['Can you do the fifteenth at eleven?', 'the fifteenth at eleven: 2026-06-15T11:00'],
    ['Please make it the twentieth.', 'the twentieth: 2026-06-20T00:00'],
    ["I'll come on the first.", 'the first: 2026-07-01T00:00'],
    ["From the 5th I'll be in Cardiff.", 'the 5th: 2026-07-05T00:00'],
    ["As of the 15th we'll be in Cardiff.", 'the 15th: 2026-06-15T00:00'],
  ])('need no "on": %s', (text, expected) => expect(read(text)).toEqual([expected]));

  it.each([
    'Henry the Eighth at ten',
    'Louis the fourteenth',
    'He finished in the tenth.',
    'The second one, please.',
    'Can I have the third?',
    'I live on the twelfth floor.',
    'The tenth time, I said no.',
    'The ninth of them',
    'One of the 5th I made.',
    'The best of the 15th we had.',
  ])('are no place in a row: %s', (text) => expect(read(text)).toEqual([]));
});
