import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { takesForGranted } from './taken-for-granted.js';

describe('what a statement takes for granted', () => {
  it.each([
    ["Our dog's a whippet called Fern.", "We've got a dog."],
    ['My car is a blue Polo.', 'I have a car.'],
    ["Orla got married, so she's Mrs Okafor now.", "I've one sister, Orla."],
    ['First day back at my desk, Ines is with my sister.', "My baby's called Ines."],
    ['The bank had a glitch; leave the direct debit as it is.', 'I pay by direct debit on the 1st.'],
    ['The Monday class stays the same.', 'I go to the Monday class.'],
    ['They shifted Nan out to rehab this morning.', 'Nan broke her wrist.'],
    ["Father Brennan's been sent to Ballina.", 'Father Brennan baptised my children.'],
    ['We live in Dayton, Ohio.', "We're registered to vote in Ohio."],
    ["Grade five's in three weeks.", 'She has passed grade four.'],
    [
      'She stood down from the chair and will carry on as an ordinary member.',
      'She is a member of the gardening club.',
    ],
    ['A full year without a drop. I kept the darts, mind.', 'I play darts on Thursdays.'],
    ['I can walk without the frame.', 'I had a hip operation in March.'],
    ["I don't work any more, been drawing my pension since 2015.", "I'm a retired postman."],
  ])('%s leaves: %s', (statement, fact) => {
    expect(takesForGranted(statement, fact)).toBe(true);
  });

  it.each([
    ['Our dog is no longer with us.', "We've got a dog."],
    ["Our dog's a whippet now.", "We've got a dog."],
    ["Our dog's a whippet called Fern.", "We've got a spaniel."],
    ["Our cat's a tabby.", "We've got a dog."],
    ['Orla died in May.', "I've one sister, Orla."],
    ["We've renamed her, it's Mia.", "My baby's called Ines."],
    ["My eldest's changed it by deed poll, it's Alexander.", 'My son is called Alexandra.'],
    ['We had another baby.', "I've one son, Tom."],
    ['My girlfriend moved out.', "I've a girlfriend, Ana."],
    ["Don't leave the direct debit as it is.", 'I pay by direct debit.'],
    ['Leave the rest as it is but cancel the direct debit.', 'I pay by direct debit.'],
    ['She never broke her wrist, it was a sprain.', 'Nan broke her wrist.'],
    ['We live in Dayton, Ohio.', 'We live in Tucson.'],
    ['We live in Dayton, Ohio.', "We're registered to vote in Texas."],
    ['Keep the Tuesday slot, but make it four.', 'I have the Tuesday slot at three.'],
    ["I can't carry on as treasurer.", "I'm the treasurer of the club."],
    ['I kept the van until May.', 'I have a van.'],
    ['She failed the resit.', 'She is taking her grade four.'],
    ['Trevin graduated from Harvard in biology.', 'Trevin graduated from Stanford in biology.'],
    ['My aunt was born in 1950.', 'My aunt was born in 1949.'],
    ['The cast came off.', 'Nan broke her wrist and has a cast.'],
    ["I've unretired, got a job at the post office.", "I'm a retired postman."],
  ])('may not: %s %s', (statement, fact) => {
    expect(takesForGranted(statement, fact)).toBe(false);
  });

  it('reads a long text in linear time', async () => {
    await expectLinear((text) => takesForGranted(text, 'I pay by direct debit.'), 'leave the direct debit as ', 2_000);
  });
});
