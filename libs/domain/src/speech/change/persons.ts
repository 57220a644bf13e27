import { pluralRoleOf, roleOf } from '#domain/people/roles.js';
import type { Lexicon } from '../languages/lexicon.js';
import { contentStems, sentences, spokenWords, stem, withBlanks } from '../words.js';

/** These are among the relations, but "he" after them means the person spoken of. */
const NOBODY = new Set(
  'they people team company client others leute firma kunde gens entreprise gente empresa cliente लोग कंपनी ग्राहक'.split(
    ' ',
  ),
);

/** A fact that a statement may be about, and its stems. */
export interface ComparedFact {
  readonly fact: string;
  readonly known: ReadonlySet<string>;
  readonly lexicon: Lexicon;
}

/** @returns whether a sentence speaks of somebody else than the speaker: "He sold the car", "Ya no tiene perro". */
export function isInThirdPerson(said: readonly string[], { persons }: Lexicon): boolean {
  if (!persons || said.some((word) => persons.own.has(word))) return false;
  const { impersonal = [], verbs } = persons;
  const text = impersonal.reduce((left, words) => left.replace(` ${words} `, ' '), withBlanks(said));
  return text.split(' ').some((word) => persons.third.has(word)) || (verbs?.third.test(text) ?? false);
}

/** @returns whether a fact is in the first person: about the speaker or what the speaker has. */
export function isInFirstPerson(fact: readonly string[], { persons }: Lexicon): boolean {
  if (!persons) return false;
  return fact.some((word) => persons.own.has(word)) || (persons.verbs?.own.test(withBlanks(fact)) ?? false);
}

/**
 * @returns whether a sentence names somebody by a relation that the fact does not mention, whom the next sentence can
 * mean.
 */
export function namesOtherPerson(sentence: string, { fact, known, lexicon }: ComparedFact): boolean {
  const isNamed = (word: string): boolean => isRelation(word, lexicon) && !known.has(stem(word, lexicon));
  return spokenWords(sentence, lexicon).some(isNamed) && !isNamedIn(sentence, fact);
}

/** "My son Tom": the fact is about Tom if it begins with the name. */
function isNamedIn(sentence: string, fact: string): boolean {
  const name = /^\p{Lu}[\p{L}\p{M}-]+/u.exec(fact)?.[0];
  return name !== undefined && sentence.split(/[^\p{L}\p{M}-]+/u).indexOf(name, 1) > 0;
}

function isRelation(word: string, lexicon: Lexicon): boolean {
  return lexicon.otherPeople.has(word) && !NOBODY.has(word);
}

/**
 * "My mother is better. She no longer takes metformin" says nothing about what the speaker takes. But it can be about
 * somebody whom the fact names, and about the speaker together with somebody: "My wife and I split up. She moved out".
 *
 * @returns whether a statement is about somebody else than the fact.
 */
export function isAboutOtherPerson(statement: string, fact: string, lexicon: Lexicon): boolean {
  const words = spokenWords(fact, lexicon);
  const isOfSpeaker = isOfI(words, lexicon);
  if (namesSomebody(words, lexicon) || (!isOfSpeaker && isInFirstPerson(words, lexicon))) return false;
  const about = { fact, known: contentStems(words, lexicon), lexicon };
  const told = sentences(statement).map((sentence) => ({ sentence, said: spokenWords(sentence, lexicon) }));
  const isOther = told.map(
    ({ sentence, said }) => !speaksOfSpeaker(said, lexicon) && namesOtherPerson(sentence, about),
  );
  const isThird = told.map(({ said }) => isInThirdPerson(said, lexicon));
  const isKnown = isOfSpeaker || isOther.includes(true);
  return isKnown && isThird.includes(true) && told.every((_, i) => isOther[i] || isThird[i]);
}

/**
 * @returns the part of a statement that can change a fact. A sentence in the third person changes nothing about the
 * speaker.
 */
export function partAboutFact(fact: string, statement: string, lexicon: Lexicon): string {
  const words = spokenWords(fact, lexicon);
  if (!isOfI(words, lexicon) || namesSomebody(words, lexicon)) return statement;
  const told = sentences(statement);
  const left = told.filter((sentence) => !isInThirdPerson(spokenWords(sentence, lexicon), lexicon));
  return left.length === told.length ? statement : left.map((sentence) => sentence.trim()).join(' ');
}

function isOfI(words: readonly string[], { pronouns }: Lexicon): boolean {
  return words.some((word) => word !== 'they' && pronouns.has(word));
}

/** States that take two people. */
const WITH_SOMEBODY = new Set(['married', 'engaged', 'dating']);

/** @returns whether a fact names somebody whom "he" or "she" can mean: a relation, a pet, a spouse. */
export function namesSomebody(words: readonly string[], lexicon: Lexicon): boolean {
  return words.some((said) => {
    const word = said.replace(/'s$/u, '');
    const kind = (roleOf(word) ?? pluralRoleOf(word))?.kind;
    return isRelation(word, lexicon) || kind === 'person' || kind === 'animal' || WITH_SOMEBODY.has(word);
  });
}

/** "My mother" is somebody else; "my mother and I" includes the speaker. */
function speaksOfSpeaker(said: readonly string[], { persons, owners }: Lexicon): boolean {
  return said.some((word) => persons.own.has(word) && !owners.has(word));
}
