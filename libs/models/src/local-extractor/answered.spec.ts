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
    ['And where are you living now?', 'Bristol.', 'I live in Bristol.'],
    ['Where are you based?', 'Oh, in Newcastle upon Tyne these days.', 'I live in Newcastle upon Tyne.'],
    ['And who do you work for these days?', 'Jennings Advisory.', 'I work for Jennings Advisory.'],
    ['Where do you work?', 'At Wipro.', 'I work for Wipro.'],
    ['Where do you work?', 'Leeds.', 'Asked "Where do you work?": Leeds.'],
    ['Where are you staying?', 'Rome.', 'Asked "Where are you staying?": Rome.'],
    ['What do you do for a living?', 'A nurse.', 'I work as a nurse.'],
    ['Are you married?', 'Divorced, actually.', 'I am divorced.'],
    ['How old are you?', 'Forty-three.', 'I am forty-three years old.'],
    ['Where were you born?', 'In Hull.', 'I was born in Hull.'],
    ['Is your address still 14 Tanner Street?', "No, it's 3 Orchard Mews now.", 'My address is 3 Orchard Mews.'],
    ['Is your email still the gmail one?', "No, sorry, it's ana@example.org.", 'My email is ana@example.org.'],
    [
      "What's your date of birth?",
      'The fourth of May, eighty-two.',
      'My date of birth is the fourth of May, eighty-two.',
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
    ['Is your address still 14 Tanner Street?', "No, it's complicated.", 'no value'],
    ['Is your daughter still at Northgate?', "No, it's Hillside now.", 'somebody else'],
    ['Is your knee still hurting?', "No, it's better now.", 'a state'],
    ['Is your address still 14 Tanner Street?', "No, it's not.", 'no value'],
    ['Is your address still 14 Tanner Street?', "It's 14 Tanner Street, yes.", 'no denial'],
  ])('leaves alone: %s %s (%s)', (asked, answer) => {
    expect(textOf(asked, answer)).toBeUndefined();
  });

  it.each(['no, ', 'actually, ', "it's ", 'now '])('reads an answer of 8,000 characters in time: %s', (unit) =>
    expectLinear((text) => textOf('Is your address still 3 Mill Lane?', `No, ${text}`), unit, 8_000),
  );

  it.each(['in ', 'A ', 'these days '])('reads a value of 8,000 characters in time: %s', (unit) =>
    expectLinear((text) => textOf('Where are you living now?', `Bristol ${text}`), unit, 8_000),
  );

  it.each(['your ', 'any a ', 'what is your name for ', '? ', 'a number name ', "what's "])(
    'reads a question of 8,000 characters in time: %s',
    (unit) => expectLinear((text) => textOf(`${text}?`, `${text}.`), unit, 8_000),
  );
});
