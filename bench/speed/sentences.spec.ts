import { Dice } from './dice.js';
import { distinct, question, statement } from './sentences.js';
import { WORDS } from './words.js';

const many = (seed: number, make: (dice: Dice) => string): string[] => {
  const dice = new Dice(seed);
  return distinct(500, () => make(dice));
};

describe.each([
  { name: 'statement', make: statement },
  { name: 'question', make: question },
])('$name', ({ make }) => {
  it('says the same with the same dice', () => {
    expect(many(1, make)).toEqual(many(1, make));
  });

  it('says something else with others', () => {
    expect(many(1, make)).not.toEqual(many(2, make));
  });

  it('leaves no gap open', () => {
    expect(many(3, make).filter((text) => /[{}]/.test(text))).toEqual([]);
  });
});

it('has words for every gap', () => {
  expect(Object.values(WORDS).every((words) => words.length > 5 && words.every((word) => word !== ''))).toBe(true);
});
