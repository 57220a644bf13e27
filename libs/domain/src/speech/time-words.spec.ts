import { holdsFromThenOn, withoutTime } from './time-words.js';

const placeOf = (text: string, words: string): number => text.indexOf(words);

describe('a day from which something is so', () => {
  it.each([
    ['I live in Leeds as of 1 August', '1 August', true],
    ['I live in Leeds as of 1 August', 'as of 1 August', true],
    ['We close at eight effective next week', 'effective next week', true],
    ['No meat starting Monday', 'starting Monday', true],
    ['We are away from 1 to 5 May', 'from 1 to 5 May', false],
    ['No meat on Good Friday', 'Good Friday', false],
    ['Off next week', 'next week', false],
  ])('is told by what leads to it, or begins its words: %s: %s', (text, words, expected) =>
    expect(holdsFromThenOn(text, placeOf(text, words))).toBe(expected),
  );

  it.each([
    ['I live in Leeds as of 1 August.', 'as of 1 August', 'I live in Leeds.'],
    ['Commencing 1 August I live in Leeds.', 'Commencing 1 August', 'I live in Leeds.'],
    ['The gym is open up to Friday.', 'up to Friday', 'The gym is open.'],
  ])('is left out with them: %s', (text, words, left) =>
    expect(withoutTime(text, { index: placeOf(text, words), text: words }, false)).toBe(left),
  );
});
