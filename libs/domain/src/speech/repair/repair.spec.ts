import fc from 'fast-check';
import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { withoutWithdrawn } from './repair.js';

const meant = (text: string): string => withoutWithdrawn(text).replaceAll(/\s+/gu, ' ').trim();

describe('withoutWithdrawn', () => {
  it.each([
    ['we live in Porto no wait Lisbon', 'we live in Lisbon'],
    ['I live in Porto, no, sorry, in Lisbon.', 'I live in Lisbon.'],
    ['My surname is Rao, I mean Roy.', 'My surname is Roy.'],
    ['my mail is a@one.example sorry b@two.example', 'my mail is b@two.example'],
    ['my address is 18 canal road no sorry 80 canal road', 'my address is 80 canal road'],
    ['my address is 18 canal road sorry 80 canal road', 'my address is 80 canal road'],
    ['call me on 0151 234 567 no 0151 234 568', 'call me on 0151 234 568'],
    ["I'm coming on Thursday, actually make it Friday", "I'm coming on Friday"],
    ['see you on tuesday at two no wait at three', 'see you on tuesday at three'],
    ['at half past three sorry four', 'at four'],
    ['the second no sorry the third of june', 'the third of june'],
    ['not on monday but on tuesday', 'on tuesday'],
    ['No, not today. I meant Thursday at two.', 'No, Thursday at two.'],
    ['any day except monday and friday', 'any day'],
    ['any day but friday', 'any day'],
    ['I moved to Porto scratch that I live in Lisbon', 'I live in Lisbon'],
    ['I live in Porto, no wait,', ''],
    ["I'm allergic to tree nuts, no sorry, latex", 'latex'],
    ['I live in Porto, I mean I live in Lisbon', 'I live in Lisbon'],
    ['I see Nora on Thursday, correction, Friday', 'I see Nora on Friday'],
    ['I see Nora on thursday correction friday', 'I see Nora on friday'],
    ['we live in Porto no Lisbon', 'we live in Lisbon'],
    ['we live in Porto, no no, Lisbon', 'we live in Lisbon'],
    ['I speak Dutch, no, Danish', 'I speak Danish'],
    ["I'm vegan and I live in Porto, no wait,", "I'm vegan"],
    ["I don't smoke, I'm allergic to tree nuts, no sorry, latex", "I don't smoke, latex"],
    ['I live in Porto, no wait, I moved to Lisbon', 'I moved to Lisbon'],
    ['any day but Friday is fine', 'any day is fine'],
    ['any day except monday we work', 'any day we work'],
  ])('%s: %s', (said, left) => {
    expect(meant(said)).toBe(left);
  });

  it.each([
    'No, I live in Porto.',
    "Sorry, I'm late.",
    "I'm sorry to say that I live in Porto.",
    'I actually live in Porto.',
    'I live in Porto actually.',
    'I live in Porto I mean it is lovely here.',
    'I no longer live in Porto.',
    "There's no wait at the clinic.",
    "I can't make it on Tuesday.",
    "I can't make it to the dentist on Tuesday, Wednesday is fine.",
    "I'd rather come on Tuesday.",
    'I sold the Kia, sorry about that.',
    'Thanks Maria, actually Anna lives in Porto.',
    'You know what I mean, Anna.',
    'Not Anna.',
    'I am not free tomorrow but on Friday I am.',
    'Everyone except Anna.',
    'I moved the appointment from Monday to Tuesday.',
    'In 2018 I had a hearing correction.',
    'I am allergic to eggs and correction fluid.',
    'I work at Bosch as a Correction Officer.',
    'I am having spine correction surgery on Tuesday.',
    'Since May my dogs scratch that door.',
    'I speak Dutch, no Danish.',
    'I work on Tuesdays, no Thursdays.',
    'My address is Flat 9, No 18 Canal Road.',
    'My phone is 0151 234 567, sorry 9 in the evening is best.',
    'I get up at six, no one in the house does.',
    'I live in Porto, oh no sorry',
    "I live in Porto, no no that's right",
    "I live in Porto, no sorry I don't want anything more",
    "I moved to Porto in 2018, no sorry that's all",
    'I live in Porto, oh wait, I also work at Siemens',
    "I'm a vegan, I mean it",
    "I'm allergic to eggs, I mean really allergic",
    "I'm allergic to eggs, I mean all eggs",
    'I live in Porto, I mean near Porto',
    "I'm flying to Rome on Tuesday, no no problem",
    "We are off Tuesday and I'll make it to Porto on Sunday",
    'I was in Porto on Tuesday, sorry Thursday was Rome',
    "I'm working all week but Tuesday I'm flying to Rome",
    "I've been ill all week but Tuesday was okay",
  ])('withdraws nothing of: %s', (said) => {
    expect(withoutWithdrawn(said)).toBe(said);
  });

  it('leaves every word where it stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('no', 'wait', 'Porto', 'sorry', 'not', 'but', 'friday', '.', 'i mean', 'except')),
        (words) => {
          const text = words.join(' ');
          const left = withoutWithdrawn(text);
          return left.length === text.length && [...left].every((letter, i) => letter === ' ' || letter === text[i]);
        },
      ),
    );
  });

  it.each(['no wait ', 'sorry ', 'except monday and ', 'not friday but ', '7'])(
    'reads a long text in time: %s',
    (part) => expectLinear(withoutWithdrawn, part),
  );
});
