import { tokensIn } from './tokens.js';

it.each([
  { text: '', tokens: 0 },
  { text: 'tea', tokens: 1 },
  { text: 'teas', tokens: 1 },
  { text: 'green', tokens: 2 },
])('"$text" has about $tokens tokens', ({ text, tokens }) => {
  expect(tokensIn(text)).toBe(tokens);
});
