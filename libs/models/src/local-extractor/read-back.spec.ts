import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { readBackIn } from './read-back.js';
import { sentencesIn } from './sentences.js';

const textOf = (asked: string, reply: string): string | undefined => readBackIn(asked, sentencesIn(reply))?.text;

describe('readBackIn', () => {
  it.each([
    ['So your new address is 3 Mill Lane, Otley?', "That's right.", 'My new address is 3 Mill Lane, Otley.'],
    ["Lovely. And your daughter's name is Mia, is that right?", 'Yes, Mia.', "My daughter's name is Mia."],
    ["And you're allergic to latex.", 'Yep, badly.', 'I am allergic to latex.'],
    ['Are you still at Bosch, for our records?', 'Yeah, still an engineer at Bosch.', 'I am still at Bosch.'],
    ['Is your address still Castle Terrace?', 'It is, yes.', 'My address is still Castle Terrace.'],
    ['Okay, so you drive a diesel.', 'Correct.', 'I drive a diesel.'],
    ["Right, and you don't eat pork?", "That's correct.", "I don't eat pork."],
    ['Do you still take metformin?', 'I do, twice a day.', 'I still take metformin.'],
  ])('%s %s', (asked, reply, text) => {
    expect(textOf(asked, reply)).toBe(text);
  });

  it.each([
    ['So your address is 3 Mill Lane?', 'No, 4 Mill Lane.', 'denied'],
    ['So your address is 3 Mill Lane?', 'Yes, 4 Mill Lane.', 'another number'],
    ['So your dog is Rex?', 'Yes, but he died.', 'not all'],
    ["And you're at Bosch?", "Yes. No, wait, that's over.", 'taken back'],
    ['You live in Porto and are a nurse, is that right?', 'Yes.', 'two verbs'],
    ['Is your address the same?', 'Yes.', 'told before'],
    ['Do you have any allergies?', 'Yes.', 'a question'],
    ['Your order is on its way.', 'Yes.', 'the call only'],
    ["You're welcome.", 'Yes.', 'politeness'],
    ['Your doctor is the one that you saw?', 'Yes.', 'somebody mentioned before'],
    ['You live in Porto or Lisbon?', 'Yes.', 'a choice'],
    ['So your address is ████ Lane?', 'Yes.', 'not to be read again'],
    ['So your address is 3 Mill Lane?', 'Why do you ask?', 'a question back'],
    ['So your address is 3 Mill Lane? Great. Anything else?', "That's right.", 'the last question is another'],
  ])('leaves alone: %s %s (%s)', (asked, reply) => {
    expect(textOf(asked, reply)).toBeUndefined();
  });

  it.each(['your ', 'you are ', 'yes, ', 'and ', ', is it', 'your a is '])(
    'reads turns of 8,000 characters in time: %s',
    (unit) => expectLinear((text) => textOf(text, `Yes. ${text}`), unit, 8_000),
  );
});
