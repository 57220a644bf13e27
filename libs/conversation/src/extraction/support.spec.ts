import { supportOf } from './support.js';

const NAME = 'Asha Rao';
const said = (near: string, far: readonly string[] = []): Parameters<typeof supportOf>[1] => ({
  near: [near],
  far,
  name: NAME,
});
const told = (text: string, value: string | null = null, ...times: string[]): Parameters<typeof supportOf>[0] => ({
  text,
  value,
  times,
});

describe('the words around a quote', () => {
  it.each([
    ['the value', 'I am with EDP since March.', told('Asha works at EDP.', 'EDP')],
    ['another ending of it', 'Both of my allergies are bad.', told('Asha has an allergy.', 'allergy')],
    ['a name in its own language', 'Vivo em Lisboa.', told('Asha lives in Lisbon.', 'Lisbon')],
    ['a name in short', 'I moved to NYC.', told('Asha moved to New York City.', 'New York City')],
    ['the time alone', 'They put it off to Thursday.', told('Asha sees the dentist.', null, 'Thursday')],
  ])('support a statement by %s', (_, near, statement) => {
    expect(supportOf(statement, said(near, ['The dentist is an EDP place.']))).toBe('supported');
  });

  it.each([
    ['a name that was said elsewhere', told('Asha works at EDP.', 'EDP'), ['I am with EDP.']],
    ['a name that nobody said', told('Asha lives in Braga.', 'Braga'), []],
    ['what was said elsewhere', told('Asha drinks green tea.', 'green tea'), ['I drink green tea only.']],
    ['an event of another turn', told('Asha meets her lawyer.'), ['I meet my lawyer today.']],
    ['another number', told('Asha has the number 555222.', '555222'), []],
  ])('refute %s', (_, statement, far) => {
    expect(supportOf(statement, said('Please never ring before ten, my code is 4711.', far))).toBe('refuted');
  });

  it.each([
    [
      'a value in other words',
      "I don't eat meat.",
      told('Asha is vegetarian.', 'vegetarian'),
      ['My sister is vegetarian.'],
    ],
    ['a number that is reckoned', 'A son and a daughter.', told('Asha has 2 children.', '2'), []],
    ['a number that was spoken', 'Nine one two, it is.', told('Asha has the number 912.', '912'), []],
    ['a name in short', 'We went to New York City.', told('Asha was in NYC.', 'NYC'), []],
    ['a name in another script', 'Я живу в Москве.', told('Asha lives in Moscow.', 'Moscow'), []],
  ])('leave open %s', (_, near, statement, far) => {
    expect(supportOf(statement, said(near, far))).toBe('open');
  });
});
