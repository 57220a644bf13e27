import { assertedPart } from './assertions.js';
import { withApostrophes } from './apostrophes.js';

it.each([
  ['ive moved and im vegan', "i've moved and i'm vegan"],
  ['He doesnt drive, she cant either', "He doesn't drive, she can't either"],
  ['Thats not mine, theyre hers', "That's not mine, they're hers"],
  ['we havent got one', "we haven't got one"],
])('%s', (typed, written) => {
  expect(withApostrophes(typed)).toBe(written);
  expect(assertedPart(typed)).toBe(written);
});

it.each(['we were ill and id say its fine', 'im@example.com', 'a slope with a cantilever', 'Ives and Dont-Panic Ltd'])(
  'leaves words and addresses as they are: %s',
  (text) => {
    expect(withApostrophes(text)).toBe(text);
  },
);
