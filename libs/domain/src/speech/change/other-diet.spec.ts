import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { keepsDiet } from './other-diet.js';
import { readPlainChange } from './read-change.js';

describe('what ends a diet', () => {
  it.each([
    ["I've started eating fish.", "I'm vegan."],
    ["I've gone back to cheese and eggs.", "I'm vegan."],
    ['I eat meat again.', "I'm a vegetarian."],
    ['She started eating chicken in May.', "She's vegetarian."],
    ['I eat fish.', "I'm vegetarian."],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ["My husband's started eating fish.", "I'm vegan."],
    ["I've started eating more beans.", "I'm vegan."],
    ["I've started eating tofu.", "I'm vegetarian."],
    ["I've started eating cheese.", "I'm vegetarian."],
    ["I've started making my own bread.", "I'm vegan."],
    ['I cooked fish for the kids.', "I'm vegan."],
    ["I don't eat fish.", "I'm vegan."],
    ['I ate fish once last night.', "I'm vegan."],
    ["I've started eating fish.", 'I run a vegan restaurant.'],
    ["I've started eating vegan cheese.", "I'm vegan."],
    ['She eats fish.', 'Her partner is vegan.'],
    ["Priya's at it still but Dev's back on the chicken.", 'Priya is vegetarian.'],
    ['I eat cheese substitutes.', "I'm vegan."],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it('leaves a diet standing that allows what somebody eats', () => {
    expect(keepsDiet("I've started eating tofu.", "I'm vegetarian.")).toBe(true);
    expect(keepsDiet("I've started eating meat.", "I'm vegetarian.")).toBe(false);
    expect(keepsDiet("I've started eating tofu.", 'I like steak.')).toBe(false);
  });

  it.each(['started eating ', 'i eat fish ', 'back to the '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, "I'm vegan."), unit, 2_000);
  });
});
