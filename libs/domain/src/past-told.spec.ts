import { tellsOfPast } from './past-told.js';

describe('tellsOfPast', () => {
  it.each(['I used to live in Porto.', 'In 2021 Mr Pask was my landlord.', 'As a child she had asthma.'])(
    'of a text about what was alone: %s',
    (text) => {
      expect(tellsOfPast(text)).toBe(true);
    },
  );

  it.each([
    'I live in Porto.',
    'I was born in Porto.',
    'She was diagnosed with asthma in 2019.',
    'I had a flat in Porto, and now I rent in Lisbon.',
    "He's got a dog, which was a stray.",
    'We moved to Porto when I was twelve.',
  ])('of none that may be so: %s', (text) => {
    expect(tellsOfPast(text)).toBe(false);
  });
});
