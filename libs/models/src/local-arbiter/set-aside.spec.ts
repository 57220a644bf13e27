import { isBeside } from './set-aside.js';

describe('isBeside', () => {
  it.each([
    { what: 'a fact in another script', statement: "I'm in Leeds now.", fact: '我住在北京。', is: true },
    { what: 'a fact with hardly a letter', statement: "I'm 43.", fact: "I'm 42.", is: false },
    { what: 'a fact of numbers alone', statement: 'The code is 8842.', fact: '4411', is: false },
  ])('of $what: $is', ({ statement, fact, is }) => {
    expect(isBeside(statement, fact)).toBe(is);
  });
});
