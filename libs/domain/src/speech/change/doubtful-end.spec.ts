import { isDoubtfulEnd } from './doubtful-end.js';

describe('words of an end that end nothing for certain', () => {
  it.each([
    ["It's not that I can't run any more.", 'I run on Sundays.'],
    ["I'm not just doing the Tuesday class any more, I do Thursdays as well.", 'I do the Tuesday class.'],
    ["I've been made head of year, so it's not just teaching now.", 'I teach maths.'],
    ["I don't really notice I'm on statins any more.", 'I take statins.'],
    ["I'm not nervous driving to work any more.", 'I drive to work.'],
    ["It doesn't feel the same working there any more.", 'I work at the bank.'],
    ['I hardly notice my hearing aids any more.', 'I wear hearing aids.'],
  ])('are about how it is felt, or about a part: %s', (statement, fact) => {
    expect(isDoubtfulEnd(statement, fact)).toBe(true);
  });

  it.each([
    ["I'm not really doing the Tuesday class any more, to be honest.", 'I do the Tuesday class.'],
    ["I'm not nervous any more.", "I'm nervous of dogs."],
    ["I don't care for my mother any more, she's in a home.", 'I care for my mother.'],
    ["We take cards as well, so it isn't just cash now.", 'We only take cash.'],
    ["I'm not just tired.", 'I get tired.'],
  ])('are an end: %s', (statement, fact) => {
    expect(isDoubtfulEnd(statement, fact)).toBe(false);
  });
});
