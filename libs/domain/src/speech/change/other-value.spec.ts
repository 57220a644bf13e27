import { tellsOtherValue } from './other-value.js';

describe('a fact that is told again with another value', () => {
  it.each([
    ['Our shop closes at eight.', 'Our shop closes at six.'],
    ['My number is 0789 123.', 'My number is 0123 456.'],
    ['The shop opens at ten on weekdays.', 'The shop opens at nine on weekdays.'],
  ])('%s', (said, fact) => {
    expect(tellsOtherValue(said, fact)).toBe(true);
  });

  it.each([
    ["I'm on placement at the hospital.", "I'm a student at the hospital."],
    ['Our shop closes at six.', 'Our shop closes at six.'],
    ['Our shop closes at eight on Sundays.', 'Our shop closes at eight.'],
    ['My shop closes at eight.', 'Your office opens at six.'],
    ['The shop is run by Ana, Bea, Cleo and Dora.', 'The shop is run by Edda.'],
    ['', ''],
  ])('is not: %s', (said, fact) => {
    expect(tellsOtherValue(said, fact)).toBe(false);
  });
});
