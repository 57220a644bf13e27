import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { assertedPart, modalityOfText } from './assertions.js';
import { withoutPreamble } from './preamble.js';

it.each([
  ["I'm calling to say my dad passed away.", 'my dad passed away.'],
  ["I'm ringing because we've split up.", "we've split up."],
  ["The reason I'm calling is that we've moved.", "we've moved."],
  ["I'd like to let you know I've moved.", "I've moved."],
  ["I just wanted to say that I've quit smoking.", "I've quit smoking."],
  ["I thought I'd better tell you we've sold the Kia.", "we've sold the Kia."],
  ["I hope you don't mind but I've sold the Kia.", "I've sold the Kia."],
  ["I'd love to, but I don't eat meat any more.", "I don't eat meat any more."],
  ["Maybe you know already, we've moved.", "we've moved."],
  ["Not sure if I told you, but I've quit smoking.", "I've quit smoking."],
  ["I'm afraid I've had to give up the allotment.", "I've had to give up the allotment."],
  ["I'm sorry to say Biscuit died.", 'Biscuit died.'],
  ['Good news, I got the job at Nokia.', 'I got the job at Nokia.'],
  ["As I mentioned to your colleague, I've sold the Kia.", "I've sold the Kia."],
  ['Did I mention we sold the Kia?', 'we sold the Kia.'],
  ["Have I told you we've moved?", "we've moved."],
  ["Hi there, it's Rosa here, um, so I've moved.", "I've moved."],
  ["Sorry, I should have said, it's a double room.", "it's a double room."],
])('%s', (sentence, told) => {
  expect(withoutPreamble(sentence)).toBe(told);
  expect(assertedPart(sentence)).toBe(told);
  expect(modalityOfText(sentence)).toBe('fact');
});

it.each([
  "I'm afraid of heights.",
  "I'm happy to help.",
  'I need to say goodbye to the dog.',
  'I should mention it to my wife.',
  'I want to tell you a joke.',
  "I hope you're well.",
  "I'd like to add a driver.",
  "I'd like to say I've quit smoking, but I haven't.",
  'I wanted to tell you I quit but I never did.',
  'Did I tell you my number?',
  'Did you know my mum?',
  'Right now I live in Leeds.',
  "No, I've moved.",
  "Actually, I've moved.",
  "Also, I've bought a van.",
  'This is my new number, 07700 900123.',
  'So long as I live here.',
  "It's Friday, I'm off.",
])('announces nothing: %s', (sentence) => {
  expect(withoutPreamble(sentence)).toBe(sentence);
});

it('leaves a question about what was told, and a wish, as they are', () => {
  expect(assertedPart('Did I tell you my number?')).toBeNull();
  expect(assertedPart("I'd like to sell the Kia.")).toBeNull();
  expect(modalityOfText("I'd like to sell the Kia.")).toBe('wish');
});

it.each(['hi ', 'so ', 'i just wanted to say ', "i'm calling to say that ", 'just '])(
  'reads a long text in time: %s',
  (part) => expectLinear(withoutPreamble, part),
);
