import fc from 'fast-check';
import { isQuoted } from '#domain/quote.js';
import { sentencesIn, withoutOpening } from './sentences.js';

const texts = (turn: string): string[] => sentencesIn(turn).map(({ text }) => text);

describe('sentencesIn', () => {
  it.each([
    ['Hi! I live in Porto. And you?', ['Hi!', 'I live in Porto.', 'And you?']],
    ['I see Dr. Rao at 9 a.m. on Monday.', ['I see Dr. Rao at 9 a.m. on Monday.']],
    ['At 9 p.m. I swim; Ms. Vang runs.', ['At 9 p.m. I swim', 'Ms. Vang runs.']],
    ['I live in Porto, how about you?', ['I live in Porto']],
    ['My sister lives in Rome, and I live in Porto.', ['My sister lives in Rome', 'and I live in Porto.']],
    ['Sure - we can do that.\nI work nights.', ['Sure', 'we can do that.', 'I work nights.']],
    ["I don't drive, I live in Porto.", ["I don't drive", 'I live in Porto.']],
    ['I left Siemens and now I work at Bosch.', ['I left Siemens', 'and now I work at Bosch.']],
    ["I didn't get it, my address is 18 Canal Road.", ["I didn't get it", 'my address is 18 Canal Road.']],
    ['Last year, I moved to Rome.', ['Last year, I moved to Rome.']],
    ['When I was young, I lived in Rome.', ['When I was young, I lived in Rome.']],
    ['I live in Rome, I think.', ['I live in Rome, I think.']],
    ['I have two kids, my son and my daughter.', ['I have two kids, my son and my daughter.']],
    ['', []],
  ])('%j', (turn, sentences) => {
    expect(texts(turn)).toEqual(sentences);
  });

  it('cuts what a recogniser wrote without stops before "and I"', () => {
    const turn =
      'so my husband broke his leg last week and we have to cancel the trip to lisbon that we booked in may and i need a refund';
    expect(texts(turn)).toHaveLength(3);
  });

  it('leaves out what is too long for a sentence, and reads no more than sixty', () => {
    expect(texts(`${'word '.repeat(200)}. I live in Porto.`)).toEqual(['I live in Porto.']);
    expect(texts('I am. '.repeat(500))).toHaveLength(60);
  });

  it('every sentence of any turn stands in it', () => {
    const turns = fc.string({
      maxLength: 300,
      unit: fc.constantFrom(...'aI ,.!?-\n\t…'.split(''), ' and i ', 'Dr.', ' how about you?'),
    });
    fc.assert(
      fc.property(turns, (turn) => texts(turn).every((text) => !/\p{L}{6}/u.test(text) || isQuoted(text, turn))),
    );
  });
});

describe('withoutOpening', () => {
  it.each([
    ['Yeah, I live in Porto.', 'I live in Porto.'],
    ['Oh, by the way, I moved.', 'I moved.'],
    ["That's too bad, I'm away on Monday.", "I'm away on Monday."],
    ['So I quit.', 'I quit.'],
    ['And now I work at Bosch.', 'now I work at Bosch.'],
    ['Sorry!', 'Sorry!'],
    ['Southern food is what I like.', 'Southern food is what I like.'],
  ])('%s', (sentence, rest) => {
    expect(withoutOpening(sentence)).toBe(rest);
  });
});
