import { pluralRoleOf, type Role, roleOf, roleSpellings, withPlurals } from './roles.js';

/**
 * The groups of persons who belong to somebody. The others serve many: "the doctor's appointment" is not the doctor's
 * own.
 */
const GROUPS = new Set(
  'child parent sibling partner grandparent grandchild relative friend neighbour colleague'.split(' '),
);
/** In the notes of a service, the client is the contact. */
const THE_CONTACT = 'client';

function isRelation({ role, group, kind }: Role): boolean {
  return kind === 'person' && GROUPS.has(group) && role !== THE_CONTACT;
}

/** All words for relations, singular and plural, in any spelling. */
export const RELATIONS: ReadonlySet<string> = new Set(roleSpellings(isRelation).flatMap(withPlurals));

/** "Mia's", "the kids'": the position of the possessive mark. */
const OWNS = /(?<=\p{L})['’]s(?!\p{L})|(?<=s)['’](?=\s)/gu;
/** "Mother in law" has three words, which is the longest. */
const MOST_WORDS = 3;
const MOST_CHARACTERS = 60;

/** "At my parents'", "in front of my older sister's office": a place, not an owner. */
const BEHIND_A_PLACE =
  /(?<!\p{L})(?:[Aa]t|[Nn]ear|[Ii]n|(?:front|out|outside|inside) of|[Bb]y|[Oo]pposite|[Bb]ehind|[Bb]eside|[Oo]utside|[Ii]nside|[Ff]rom|[Aa]round)\s(?:(?:my|our|your|his|her|their|the|a)\s)?(?:\p{Ll}+\s)?$/u;
const BEHIND_THE = /(?<!\p{L})[Tt]he\s$/u;
/** Groups that belong to nobody after "the", such as "the partners" of a firm. */
const NOBODYS = new Set('friend neighbour colleague'.split(' '));
/** "Mother's Day". */
const OF_A_FEAST = /^['’]?s?\sday(?!\p{L})/iu;

/**
 * @returns the relation that owns something in a text, as said: "mother-in-law" in "my mother-in-law's dentist"; else
 * `null`.
 */
export function owningRelation(text: string): string | null {
  for (const { index } of text.matchAll(OWNS)) {
    const said = relationBefore(text.slice(Math.max(0, index - MOST_CHARACTERS), index));
    if (said !== null && !OF_A_FEAST.test(text.slice(index))) return said;
  }
  return null;
}

/** The relation that a text ends with, if what follows can be theirs. */
function relationBefore(text: string): string | null {
  const words = text.split(/[^\p{L}\p{M}-]+/u);
  for (let count = MOST_WORDS; count > 0; count--) {
    const said = words.slice(-count).join(' ');
    const role = roleOf(said) ?? pluralRoleOf(said);
    // "Older sister" is also called "sister".
    if (role && isRelation(role) && !role.role.includes(' '))
      return isOwner(text.slice(0, text.length - said.length), role) ? said : null;
  }
  return null;
}

function isOwner(before: string, { role, group }: Role): boolean {
  if (BEHIND_A_PLACE.test(before)) return false;
  return !(BEHIND_THE.test(before) && (NOBODYS.has(group) || role === 'partner'));
}

const FEMALE = /(?:daughter|mother|sister|(?<!mid)wife|girlfriend|aunt|niece|fiancee|landlady)(?:-in-law)?$/u;
const MALE = /(?:son|father|brother|husband|boyfriend|uncle|nephew|fiance|landlord)(?:-in-law)?$/u;

/** @returns whether "she" or "he" can mean a role. */
export function pronounFits(pronoun: 'she' | 'he', role: string): boolean {
  return !(pronoun === 'she' ? MALE : FEMALE).test(role);
}
