import fc from 'fast-check';
import { isQuoted } from '#domain/text/quote.js';
import { sentencesIn, withoutOpening } from './sentences.js';
import { expectLinear } from '../../../../test/support/speed/linear-time.js';

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
    [
      'I am vegan; I live in Leeds; and now I work at Bosch.',
      ['I am vegan', 'I live in Leeds', 'and now I work at Bosch.'],
    ],
    [
      'Last year I moved to Rome; my sister still lives in Leeds.',
      ['Last year I moved to Rome', 'my sister still lives in Leeds.'],
    ],
    ['My wife is called Maria; she is a nurse.', ['My wife is called Maria', 'she is a nurse.']],
    ["I'm allergic to nuts; we've two kids.", ["I'm allergic to nuts", "we've two kids."]],
    ['The flat is cold; I live in Leeds.', ['The flat is cold', 'I live in Leeds.']],
    ['I take metformin;\n500 mg', ['I take metformin', '500 mg']],
    ['I stay at home if it rains; I work at Bosch.', ['I stay at home if it rains', 'I work at Bosch.']],
    ['', []],
  ])('%j', (turn, sentences) => {
    expect(texts(turn)).toEqual(sentences);
  });

  it.each([
    'I take metformin; 500 mg; twice a day.',
    "I can't eat these; nuts and eggs.",
    'I eat fish; no meat.',
    'I smoke; not any more.',
    'I have two kids; Anna and Tom.',
    'I have two loves; my wife and my kids.',
    'My hobbies are; chess, golf',
    'I have a dog; a labrador called Rex.',
    'I have a dog; it is a labrador.',
    'My address is 5 Mill Lane; Leeds; LS1 4AB.',
    'I live in Leeds; at least until May.',
    'I see the dentist on Friday; 4 pm; with Anna.',
    'AT&amp; T is my provider',
    'My sister said; I live in Rome.',
    'He told me; I am vegan.',
    'My sister says; my brother lives in Rome; I live in Leeds.',
    'If it rains; I stay at home.',
    'And when I was young; I lived in Rome.',
    'Maybe; I live in Leeds.',
    'I wish; I lived in Rome.',
    "I don't know; I live in Leeds.",
    'I would like to live in Rome; Leeds is where I live.',
    'In 2010; I lived in Rome.',
    'Not true; I live in Leeds.',
    'I smoke; I mean I used to.',
  ])('keeps together what a semicolon only explains, lists or leads to: %s', (turn) => {
    expect(texts(turn)).toEqual([turn]);
  });

  it('takes an opening off that a semicolon sets off', () => {
    expect(withoutOpening('Yes; I live in Leeds.')).toBe('I live in Leeds.');
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

  it.each([
    'a',
    '0',
    '-',
    'a; ',
    'i am; ',
    'he said; i am a; ',
    'my wife is a and I am ',
    ', i am ',
    'I do think, ',
    ';',
  ])('takes no longer than the length of a turn of %j says', (unit) => expectLinear(sentencesIn, unit));

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
