import { attributesInText } from './attributes-in-text.js';

describe('toldAttributes', () => {
  it.each([
    ['Works at Wipro.', 'employer'],
    ['Priya works for Wipro.', 'employer'],
    ['I live in Lisbon now.', 'current_city'],
    ['Was born on 2 July 1990.', 'birth_date'],
    ['Her birthday is on the 5th of May.', 'birth_date'],
    ['She was born in 1990.', 'birth_date'],
    ['Is an architect.', 'occupation'],
    ['Tom is now a senior software developer at the bank.', 'occupation'],
    ["I'm a nurse.", 'occupation'],
  ])('reads what plain words tell: %s', (text, attribute) => {
    expect(attributesInText(text)).toContain(attribute);
  });

  it.each([
    'No longer works at Wipro.',
    'Is not a nurse any more.',
    'Was a teacher.',
    'Is a regular customer.',
    'Is a vegetarian and a mother.',
    'Wants to be a doctor.',
    'Was born in Pune.',
    'The party of 5 May is a disaster.',
  ])('leaves open what is not so, or something else: %s', (text) => {
    const told = attributesInText(text);
    expect(told.filter((one) => ['employer', 'occupation', 'birth_date'].includes(one))).toEqual([]);
  });
});
