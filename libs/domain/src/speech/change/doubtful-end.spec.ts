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
    ['I handed my notice in.', 'I work at Tesco.'],
    ["I've given my landlord a month's notice.", 'I rent a flat in Leith.'],
    ['The cleaner has put in her notice.', 'We have a cleaner.'],
  ])('are about how it is felt, or about a part: %s', (statement, fact) => {
    expect(isDoubtfulEnd(statement, fact)).toBe(true);
  });

  it.each([
    ["I'm not really doing the Tuesday class any more, to be honest.", 'I do the Tuesday class.'],
    ["I'm not nervous any more.", "I'm nervous of dogs."],
    ["I don't care for my mother any more, she's in a home.", 'I care for my mother.'],
    ["We take cards as well, so it isn't just cash now.", 'We only take cash.'],
    ["I'm not just tired.", 'I get tired.'],
    ["I handed my notice in and I don't work there any more.", 'I work at Tesco.'],
    ['She put in her notice and worked her last day.', 'My carer is Ana.'],
    ['They gave us notice and we left.', 'We rent a flat in Leith.'],
    ["I've handed in my notice at Tesco and I'm working at Aldi.", 'I work at Tesco.'],
    ["I've handed in my notice, I'm at Aldi.", 'I work at Tesco.'],
    ['I gave notice on the flat and moved to York.', 'I rent a flat in Leith.'],
    ["I'm leaving Tesco, I've given notice.", 'I work at Tesco.'],
    ['I gave up noticing the noise.', 'The noise bothers me.'],
    ['We put a notice on the door, we close at eight.', 'We close at six.'],
    ['They gave notice that the shop closes at eight.', 'The shop closes at six.'],
  ])('are an end: %s', (statement, fact) => {
    expect(isDoubtfulEnd(statement, fact)).toBe(false);
  });
});
