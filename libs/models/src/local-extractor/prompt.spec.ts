import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { promptAsQuestion } from './prompt.js';

describe('promptAsQuestion', () => {
  it.each([
    ['And your postcode.', 'And your postcode?'],
    ['Thank you. And your date of birth.', 'Thank you. And your date of birth?'],
    ['Lovely. Date of birth please.', 'Lovely. Date of birth?'],
    ['Your full name, please.', 'Your full name?'],
    ["I'll need your account number.", "I'll need your account number?"],
  ])('reads as a question: %s', (turn, asked) => {
    expect(promptAsQuestion(turn)).toBe(asked);
  });

  it.each([
    'Your number is on file.',
    'Is that your postcode?',
    'Thursday at two, please.',
    "I've changed your address.",
    'Your welcome.',
    'Go on.',
  ])('leaves alone: %s', (turn) => {
    expect(promptAsQuestion(turn)).toBe(turn);
  });

  it.each(['your ', 'name ', 'please. ', 'and ', '. ', '… '])('takes linear time: %s', (unit) =>
    expectLinear((text) => promptAsQuestion(text), unit, 8_000),
  );
});
