import { leadingName, namesIn } from '#domain/people/names-in-text.js';
import { pluralRoleOf, roleOf } from '#domain/people/roles.js';
import { spokenWords } from '../words.js';
import type { KnownFact } from './clause.js';
import { isInFirstPerson, isInThirdPerson, namesSomebody } from './persons.js';

/** The holder comes first: "my son's in a cast". */
const WORDS_OF_HOLDER = 4;

/**
 * "I graduated" can be about "I'm at uni" but not about "my brother's at uni", "she graduated" the other way round.
 *
 * @returns whether a sentence can tell of the person whom a fact is about. English only.
 */
export function canBeOfSameHolder(sentence: string, fact: string, { words, lexicon }: KnownFact): boolean {
  const said = spokenWords(sentence);
  const [who, whose] = [[...holderIn(said), ...groupIn(said)], holderIn(words)];
  if (who.length > 0) return who.every((role) => [...rolesIn(words), ...groupIn(words)].includes(role));
  if (TWO.test(sentence)) return false;
  const name = leadingName(sentence);
  if (name !== null) return namesIn(fact).some((word) => name.includes(word));
  if (isInThirdPerson(said, lexicon)) return namesSomebody(words, lexicon) || !isInFirstPerson(words, lexicon);
  const isNamed = leadingName(fact)?.every((word) => !said.includes(word)) ?? false;
  return !isNamed && whose.every((role) => rolesIn(said).includes(role));
}

/** Whom a text is about besides the speaker. */
function holderIn(words: readonly string[]): string[] {
  const first = words.find((word) => !LEADS.has(word)) ?? '';
  return SPEAKER.has(first) ? [] : rolesIn(words.slice(0, WORDS_OF_HOLDER));
}

/** Several people of one relation, if they are the subject: "my parents are divorced". */
function groupIn(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !LEADS.has(word));
  const role = OWNERS.has(words[first] ?? '') ? pluralRoleOf(words[first + 1] ?? '') : null;
  return role?.kind === 'person' || role?.kind === 'animal' ? [role.role] : [];
}

const OWNERS = new Set(['my', 'our', 'his', 'her', 'their', 'the']);

/** "Dawn and Phil are divorced." */
const TWO = /^\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}/u;

const LEADS = new Set('oh well so and but yes no actually now sorry'.split(' '));
const SPEAKER = new Set("i i've i'm we we've we're".split(' '));

/** The people and animals that words name by their relation. */
function rolesIn(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const role = roleOf(word.replace(/'s$/u, ''));
    return role && (role.kind === 'person' || role.kind === 'animal') ? role.role : [];
  });
}
