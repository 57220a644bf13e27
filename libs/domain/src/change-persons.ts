import type { Speech } from './speech/speech.js';
import { contentOf, sentences, spoken, stem } from './spoken.js';

/** They stand among the relations, and nobody is called "he" after them but the one who is spoken of. */
const NOBODY = new Set(
  'they people team company client others leute firma kunde gens entreprise gente empresa cliente लोग कंपनी ग्राहक'.split(
    ' ',
  ),
);

/** @returns whether a sentence speaks of him, her or them, and not of whoever says it: "He sold the car", "Ya no tiene perro". */
export function isOfThirdPerson(said: readonly string[], { persons }: Speech): boolean {
  if (!persons || said.some((word) => persons.own.has(word))) return false;
  const { impersonal = [], verbs } = persons;
  const text = impersonal.reduce((left, words) => left.replace(` ${words} `, ' '), ` ${said.join(' ')} `);
  return text.split(' ').some((word) => persons.third.has(word)) || (verbs?.third.test(text) ?? false);
}

/** @returns whether a fact is as its speaker said it of themselves. */
export function isOfFirstPerson(fact: readonly string[], { persons }: Speech): boolean {
  if (!persons) return false;
  return fact.some((word) => persons.own.has(word)) || (persons.verbs?.own.test(` ${fact.join(' ')} `) ?? false);
}

/** @returns whether a sentence names somebody, by a relation of which a fact says nothing, who can be meant by the next one. */
export function namesAnother(said: readonly string[], known: ReadonlySet<string>, speech: Speech): boolean {
  return said.some((word) => speech.others.has(word) && !NOBODY.has(word) && !known.has(stem(word, speech)));
}

/** @returns whether a statement tells of somebody else than the fact: "My mother is better. She no longer takes metformin." */
export function tellsOfAnother(statement: string, fact: string, speech: Speech): boolean {
  const words = spoken(fact, speech);
  const known = contentOf(words, speech);
  const told = sentences(statement).map((sentence) => spoken(sentence, speech));
  const isOther = told.map((said) => namesAnother(said, known, speech));
  const isThird = told.map((said) => isOfThirdPerson(said, speech));
  const isKnown = isOther.includes(true) || isOfFirstPerson(words, speech);
  return isKnown && isThird.includes(true) && told.every((_, i) => isOther[i] || isThird[i]);
}
