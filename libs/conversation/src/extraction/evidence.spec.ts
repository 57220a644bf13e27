import { isQuoted } from './evidence.js';

const SAID = 'Well — I’ve moved to Lisbon, you know, last Tuesday!  And the flat is tiny.';

describe('a quote', () => {
  it.each(['moved to Lisbon', 'I’ve MOVED to Lisbon', '"moved  to lisbon, you know"', 'the flat is tiny'])(
    'stands in the turn: %s',
    (quote) => {
      expect(isQuoted(quote, SAID)).toBe(true);
    },
  );

  it.each(['moved to Porto', 'oved to Lisbo', 'flat', '', '…', 'moved Lisbon to'])('does not: %s', (quote) => {
    expect(isQuoted(quote, SAID)).toBe(false);
  });

  it('has six characters at least', () => {
    expect(isQuoted('is tiny', SAID)).toBe(true);
    expect([isQuoted('I know', 'Well, I know.'), isQuoted('I kno', 'Well, I kno.')]).toEqual([true, false]);
  });

  it('may be short when it is the whole turn', () => {
    expect(isQuoted('Yes', 'Yes.')).toBe(true);
    expect(isQuoted('Yes', 'Yes, I do.')).toBe(false);
  });
});
