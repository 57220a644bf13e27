import { ENGLISH } from '../languages/english.js';
import { isAboutOtherPerson, partAboutFact } from './persons.js';
import { readPlainChange } from './read-change.js';

describe('a statement can be of whom a fact names', () => {
  it.each([
    ['My sister lives in York', 'She moved to Leeds.'],
    ['My brother works at Bosch', 'He now works at Siemens.'],
    ['My daughter is 5', 'She is 6 now.'],
    ['My cat is called Luna', 'She died last week.'],
    ['I have a cat called Luna', 'She died last week.'],
    ['I live with my brother', 'He moved to York.'],
    ['Luna lives with me', 'She died last week.'],
    ['I am married to Anna', 'My wife died. She was ill.'],
    ['My flat is in York', 'My landlord left. He sold the flat.'],
  ])('"%s": "%s"', (fact, statement) => expect(isAboutOtherPerson(statement, fact, ENGLISH)).toBe(false));
});

describe('a statement can be of whom a fact names and goes on about', () => {
  it.each([
    ["Kids have renamed the kitten, she's Nacho now.", "The kitten's called Smudge."],
    ['My husband rang. She has gone back to work.', "My daughter's on maternity leave."],
  ])('%s', (statement, fact) => {
    expect(isAboutOtherPerson(statement, fact, ENGLISH)).toBe(false);
  });
});

describe('a statement is of the speaker where a sentence of it is', () => {
  it.each([
    ["I'm married", 'My husband and I got divorced. He moved out.'],
    ['I am married to Tom', 'My husband and I got divorced. He moved out.'],
    ["I'm married", 'My wife left me. She moved out.'],
    ['We live in York', 'My wife and I split up. She moved to Leeds.'],
    ['I rent a flat in York', 'My landlord threw me out. He sold the flat.'],
    ['I rent a flat in York', 'My landlord threw us out. He sold the flat.'],
  ])('"%s": "%s"', (fact, statement) => expect(isAboutOtherPerson(statement, fact, ENGLISH)).toBe(false));
});

describe('a statement of somebody else is none of the speaker', () => {
  it.each([
    ['I take metformin.', 'My mother is better. She no longer takes metformin.'],
    ['We have a car', 'My brother was here. He sold the car.'],
    ["I'm vegan", 'He is no longer vegan.'],
    ['I drive my car to work', 'He sold the car.'],
    ['I work for a company in York', 'She moved to Leeds.'],
  ])('"%s": "%s"', (fact, statement) => {
    expect(isAboutOtherPerson(statement, fact, ENGLISH)).toBe(true);
    expect(readPlainChange(statement, fact)).toBeNull();
  });
});

describe('a name that is told with a relation', () => {
  it.each([
    ['Tom goes to Hill School', 'My son Tom graduated. He no longer goes to Hill School.'],
    ['Tom goes to Hill School', 'My son, Tom, graduated. He no longer goes to Hill School.'],
  ])('is that of the fact: "%s", "%s"', (fact, statement) => {
    expect(isAboutOtherPerson(statement, fact, ENGLISH)).toBe(false);
    expect(readPlainChange(statement, fact)?.relation).toBe('ends');
  });

  it.each([
    ['Tom goes to Hill School', 'My son Ben graduated. He no longer goes to Hill School.'],
    ['Takes metformin', 'My son Tom is better. He no longer takes metformin.'],
  ])('can be another: "%s", "%s"', (fact, statement) => {
    expect(isAboutOtherPerson(statement, fact, ENGLISH)).toBe(true);
    expect(readPlainChange(statement, fact)).toBeNull();
  });
});

describe('what can change a fact of the speaker', () => {
  const LEFT = 'I visited my mother. She moved to Leeds.';

  it.each([
    ['I live in York', LEFT, 'I visited my mother.'],
    ['I smoke', 'I spoke to my sister. She stopped smoking. It was nice.', 'I spoke to my sister. It was nice.'],
    ['I rent a flat', 'He sold the flat. My landlord threw me out.', 'My landlord threw me out.'],
    ['I live with my mother in York', LEFT, LEFT],
    ["I'm married", 'My wife and I split up. She moved out.', 'My wife and I split up. She moved out.'],
    ['My mother lives in York', LEFT, LEFT],
    ['I live in York', 'I moved to Leeds.', 'I moved to Leeds.'],
  ])('"%s": "%s"', (fact, statement, left) => expect(partAboutFact(fact, statement, ENGLISH)).toBe(left));
});
