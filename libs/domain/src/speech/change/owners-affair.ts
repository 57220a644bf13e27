import { pluralRoleOf, roleOf } from '#domain/people/roles.js';
import { ENGLISH } from '../languages/english.js';
import { spokenText, spokenWords } from '../words.js';
import { isInFirstPerson, namesSomebody } from './persons.js';

const LEAD = '(?:(?:oh|well|so|and|but|yes|no|actually|sorry) )*';
/** Whoever somebody rents from is the subject. */
const OWNER = new RegExp(
  `^ ${LEAD}(?:my|our|the|his|her|their) (?:old )?(?:landlord|landlady|landlords|owners?|freeholder|housing association|letting agen(?:t|cy)|agency|council)(?:'s|'ve|s)? `,
  'u',
);
const RENTS = / (?:rents?|renting|tenants?|leases?|leasing|lives?|living|lodg\p{L}+|stay|staying) /u;
/** The tenant has to go, or comes into it. */
const ENDS_IT =
  / (?:i|i'm|i've|i'll|we|we're|we've|we'll|us|me|out|evict\p{L}*|notice|leave|leaving|moving|move|moves|back|possession|end|ended|ending|terminat\p{L}+|lease|tenancy|contract|rent|let|sold up|wants|needs|knock\p{L}*|demolish\p{L}*) /u;

/** "My landlord sold the flat": it is still rented, from somebody else. */
function isOfLandlord(statement: string, fact: string): boolean {
  const [text, held] = [spokenText(statement), spokenText(fact)];
  if (!OWNER.test(text) || !RENTS.test(held)) return false;
  return !ENDS_IT.test(text.replace(OWNER, ' ')) && !/ (?:from|landlord|landlady|owners?|council|agency) /u.test(held);
}

const OF_THEIRS = new RegExp(
  `^ ${LEAD}(?:my|our|the) (?:(?:next|door|upstairs|downstairs|old|new|best) ){0,2}(?<who>\\p{L}+?)(?:'s|'ve| has| have)? (?:(?:just|now|both|all) )*(?:sold|lost|crashed|swapped|traded|got rid of|cancelled|gave up|given up|stopped|quit|closed|left|moved|bought|changed) (?:their|his|her) `,
  'u',
);

const THEIRS = new Set(['his', 'hers', 'theirs']);

/** "The neighbours sold their house" is nothing of the speaker's. */
function isOfTheirOwn(statement: string, fact: string): boolean {
  const who = OF_THEIRS.exec(spokenText(statement))?.groups?.['who'] ?? '';
  const isPerson = (roleOf(who) ?? pluralRoleOf(who))?.kind === 'person';
  const words = spokenWords(fact);
  return (
    isPerson &&
    isInFirstPerson(words, ENGLISH) &&
    !namesSomebody(words, ENGLISH) &&
    !words.some((word) => word === who || THEIRS.has(word))
  );
}

/**
 * "My landlord sold the flat" does not end that somebody rents it, nor "the neighbours sold their house" that somebody has one. English only.
 *
 * @returns whether a statement tells what somebody else did with what is theirs.
 */
export function isOwnersAffair(statement: string, fact: string): boolean {
  return isOfLandlord(statement, fact) || isOfTheirOwn(statement, fact);
}
