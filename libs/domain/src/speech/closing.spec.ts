import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { assertedPart } from './assertions.js';
import { isCourtesy, withoutClosing } from './closing.js';

it.each([
  "I've moved, by the way.",
  "I've moved, just so you know.",
  "I've moved, hope that's OK.",
  "I've moved, if that makes a difference.",
  "I've moved – please make a note of it.",
  "I've moved, so yeah, you know.",
  "I've moved, thanks.",
])('leaves out what is added for courtesy: %s', (sentence) => {
  expect(withoutClosing(sentence)).toBe("I've moved.");
});

it.each([
  "I've moved, for now.",
  "I've moved, too.",
  "I've moved, again.",
  "I've moved, I think.",
  'I love you, mum.',
  'Food, music, love',
])('keeps what says how it is meant: %s', (sentence) => {
  expect(withoutClosing(sentence)).toBe(sentence);
});

it.each([
  ...[
    "Hello, it's Rosa here.",
    "It's me again.",
    "Hi, it's Rosa again.",
    'Good morning.',
    'Thanks for your help.',
    'Thank you so much, bye.',
  ],
  ...["So that's that.", 'No rush.', "I hope that's all right.", 'Have a nice day!', 'Hi, how are you?'],
])('says nothing besides: %s', (sentence) => {
  expect(isCourtesy(sentence)).toBe(true);
  expect(assertedPart(`${sentence} I've moved.`)).toBe("I've moved.");
});

it.each([
  'Thanks to the new job I moved.',
  "That's all over.",
  "It's Rosa.",
  "It's working again.",
  'Hi, it is broken again.',
  'So that is my old number.',
  'Bye, Bruno.',
])('says something: %s', (sentence) => {
  expect(isCourtesy(sentence)).toBe(false);
});

it('states nothing where a courtesy is all there is', () => {
  expect(assertedPart('Thanks for getting back to me so quickly.')).toBeNull();
});

it.each(['thanks ', 'hi ', ', you know', ', by the way'])('reads a long text in time: %s', async (part) => {
  await expectLinear(withoutClosing, part);
  await expectLinear(isCourtesy, part);
});
