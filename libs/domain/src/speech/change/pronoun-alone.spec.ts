import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { namesByPronounAlone } from './pronoun-alone.js';

it.each([
  'I sold it.',
  'He left.',
  'They fixed it last week.',
  "it's been fixed",
  "She's gone.",
  'Yes, I gave it up in May.',
  "We've got rid of it.",
  "I don't do it any more.",
])('names only by a pronoun: %s', (statement) => {
  expect(namesByPronounAlone(statement)).toBe(true);
});

it.each([
  'I sold the van.',
  'I retired.',
  'He left the bank.',
  'They let me go.',
  "They've put me on nights.",
  "I gave up squash, it's too hard on my knees.",
])('says what or whom it means: %s', (statement) => {
  expect(namesByPronounAlone(statement)).toBe(false);
});

it.each([
  ["She's out of hospital.", 'My wife is in hospital.', false],
  ["She's out of hospital.", 'My wife is a nurse.', true],
  ['He sold it.', 'My son has a van.', true],
])('"%s" names "%s" only by a pronoun: %s', (statement, fact, isAlone) => {
  expect(namesByPronounAlone(statement, fact)).toBe(isAlone);
});

it('is read in linear time', async () => {
  await expectLinear(namesByPronounAlone, 'it was ');
});
