import { isOnlyPast } from './past-only.js';

describe('isOnlyPast', () => {
  it.each(['I used to live in Porto.', 'In 2021 Mr Pask was my landlord.', 'As a child she was asthmatic.'])(
    'of a text about what was alone: %s',
    (text) => {
      expect(isOnlyPast(text)).toBe(true);
    },
  );

  it.each([
    'I live in Porto.',
    'I was born in Porto.',
    'She was diagnosed with asthma in 2019.',
    'I had a flat in Porto, and now I rent in Lisbon.',
    'The boiler was replaced by a heat pump.',
    'A branch opened in Linz in May.',
    'We had a baby in June.',
    'I took up fishing.',
    "He's got a dog, which was a stray.",
    'We moved to Porto when I was twelve.',
  ])('of none that may be so: %s', (text) => {
    expect(isOnlyPast(text)).toBe(false);
  });
});
