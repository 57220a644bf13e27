import fc from 'fast-check';
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
    (part) => {
      const text = part.repeat(20_000 / part.length);
      expect(withoutWithdrawn(text)).toHaveLength(text.length);
    },
  );
});
