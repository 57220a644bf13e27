import { answeredIn } from './answered.js';
import { sentencesIn } from './sentences.js';
import { expectLinear } from '../../../../test/support/speed/linear-time.js';

const textOf = (asked: string, answer: string): string | undefined => answeredIn(asked, sentencesIn(answer))?.text;

describe('answeredIn', () => {
  it.each([
    ["What's your brother's name?", 'Fergal. He lives round the corner.', "My brother's name is Fergal."],
    ['Lovely. And a number for you?', '0117 496 0142. I never answer the house phone.', 'My number is 0117 496 0142.'],
    [
      'Got it. And a new number for the texts?',
      'Yes, have you a pen? 0117 496 0877.',
      'My new number for the texts is 0117 496 0877.',
    ],
    [
      'Can I get a good email for the confirmation?',
      'Yeah, ana at example dot org.',
      'My email for the confirmation is ana at example dot org.',
    ],
    ['And what are your hobbies?', 'Chess and sailing.', 'My hobbies are Chess and sailing.'],
    [
      'Any allergies we should know about?',
      'Um, penicillin.',
      'Asked about any allergies we should know about: penicillin.',
    ],
    ['Congratulations! When are you due?', 'November. So just a trim.', 'Asked "When are you due?": November.'],
    [
      'How many people live in the household now?',
      'Er, four.',
      'Asked "How many people live in the household now?": four.',
    ],
  ])('joins a question and its answer: %s %s', (asked, answer, text) => {
    expect(textOf(asked, answer)).toBe(text);
  });

  it.each([
    ['What is your address?', 'I moved to Leeds in May.', 'a sentence'],
    ['Any allergies?', 'No, none.', 'nothing is said'],
    ['Any allergies?', 'Not that I know of.', 'nothing is said'],
    ["What's her name?", 'Grace.', 'somebody mentioned before'],
    ['How may I help?', 'A haircut.', 'the call only'],
    ['What day would you like?', 'Tuesday.', 'the call only'],
    ["What's your phone number?", 'For my wife, 0117 496 0142.', 'about somebody else'],
    ['Any allergies?', 'Used to be penicillin.', 'over'],
    ['Any allergies?', 'Penicillin, but not any more.', 'over'],
    ['Any allergies?', 'Hopefully none.', 'unsure'],
    ['Who are you calling about?', 'Max.', 'the call only'],
    ['When are you free?', 'Thursday.', 'the call only'],
    ['Where did you hear about us?', 'A friend.', 'the call only'],
    ['What if your flight is late?', 'Taxi.', 'the call only'],
    ['Which corner?', 'Passenger side.', 'a question of two words'],
    ['A dry cough or a wet one?', 'Wet.', 'a choice'],
    ['Your address is the same?', 'For now.', 'a sentence with a question mark'],
    ['Your number is on file.', '0117 496 0142.', 'nothing was asked'],
    ["What's your postcode?", 'Hang on a second.', 'an order'],
    ["What's your postcode?", 'Why?', 'a question'],
    ['Where do you keep the key?', 'In the shed behind the house next to the old oak tree.', 'long'],
    ["What's your postcode?", '', 'silence'],
  ])('leaves alone: %s %s (%s)', (asked, answer) => {
    expect(textOf(asked, answer)).toBeUndefined();
  });

  it.each(['your ', 'any a ', 'what is your name for ', '? ', 'a number name ', "what's "])(
    'reads a question of 8,000 characters in time: %s',
    (unit) => expectLinear((text) => textOf(`${text}?`, `${text}.`), unit, 8_000),
  );
});
