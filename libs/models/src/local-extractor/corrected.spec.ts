import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { corrected } from './corrected.js';
import { sentencesIn } from './sentences.js';

const left = (answer: string): string[] => corrected(sentencesIn(answer)).map(({ text }) => text);

describe('corrected', () => {
  it.each([
    ['4410. No, sorry, 4418.', ['4418.']],
    ['The 12th, no sorry, the 13th.', ['the 13th.']],
    ["The 21st. No, hang on, that's a Saturday, the 23rd.", ['the 23rd.']],
    ["Twelve thousand. No, let's say fifteen.", ['fifteen.']],
    ['Yes please. The first of the month, no, wait, the fifth. I drive.', ['Yes please.', 'the fifth.', 'I drive.']],
    ["It's Tuesday, no, Wednesday.", ['Wednesday.']],
  ])('keeps only the last value of: %s', (answer, expected) => {
    expect(left(answer)).toEqual(expected);
  });

  it.each([
    ['Egg. No nuts.', 'something else is denied'],
    ['Egg, no nuts.', 'something else is denied'],
    ['Blue, no thanks.', 'thanks'],
    ['A Visa. No, sorry, I have to look.', 'a sentence'],
    ['I work at Bosch. No, sorry, Siemens.', 'not only a value'],
    ['No, sorry, the blue one.', 'nothing before it'],
    ['Penicillin. Wait, is that one?', 'a question'],
    ['Ten, actually.', 'no other value'],
  ])('leaves alone: %s (%s)', (answer) => {
    expect(left(answer)).toEqual(sentencesIn(answer).map(({ text }) => text));
  });

  it.each(['no, ', 'sorry, ', 'No, sorry, four. ', "that's a day, ", 'oh er um ', 'wait '])(
    'takes linear time: %s',
    (unit) => expectLinear((text) => left(text), unit, 8_000),
  );
});
