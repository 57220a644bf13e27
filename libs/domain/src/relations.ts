import { pluralRoleOf, type Role, roleOf, spellingsOf, withPlurals } from './roles.js';

/** The groups of persons who are somebody's own; the rest serve many, and "the doctor's appointment" is none of the doctor's. */
const GROUPS = new Set(
  'child parent sibling partner grandparent grandchild relative friend neighbour colleague'.split(' '),
);
/** To those who keep memories it is the contact. */
const THE_CONTACT = 'client';

function isRelation({ role, group, kind }: Role): boolean {
  return kind === 'person' && GROUPS.has(group) && role !== THE_CONTACT;
}

/** Every word for one relation or several, in any spelling. */
export const RELATIONS: ReadonlySet<string> = new Set(spellingsOf(isRelation).flatMap(withPlurals));

/** "Mia's", "the kids'": where the mark stands. */
const OWNS = /(?<=\p{L})['’]s(?!\p{L})|(?<=s)['’](?=\s)/gu;
/** "Mother in law" is three words, and no word is that long. */
const MOST_WORDS = 3;
const MOST_CHARACTERS = 60;

/** "At my parents'", "in front of my older sister's office": somewhere, and not whose. */
const BEHIND_A_PLACE =
  /(?<!\p{L})(?:[Aa]t|[Nn]ear|[Ii]n|(?:front|out|outside|inside) of|[Bb]y|[Oo]pposite|[Bb]ehind|[Bb]eside|[Oo]utside|[Ii]nside|[Ff]rom|[Aa]round)\s(?:(?:my|our|your|his|her|their|the|a)\s)?(?:\p{Ll}+\s)?$/u;
const BEHIND_THE = /(?<!\p{L})[Tt]he\s$/u;
/** Groups whose members are nobody's own behind "the"; so are "the partners" of a firm. */
const NOBODYS = new Set('friend neighbour colleague'.split(' '));
/** "Mother's Day". */
const OF_A_FEAST = /^['’]?s?\sday(?!\p{L})/iu;

/** @returns the relation of whom a text calls something the own, as it is said: "mother-in-law" of "my mother-in-law's dentist"; else `null`. */
export function relationOwning(text: string): string | null {
  for (const { index } of text.matchAll(OWNS)) {
    const said = relationBefore(text.slice(Math.max(0, index - MOST_CHARACTERS), index));
    if (said !== null && !OF_A_FEAST.test(text.slice(index))) return said;
  }
  return null;
}

/** The relation that a text ends with, where something behind it can be theirs. */
function relationBefore(text: string): string | null {
  const words = text.split(/[^\p{L}\p{M}-]+/u);
  for (let count = MOST_WORDS; count > 0; count--) {
    const said = words.slice(-count).join(' ');
    const role = roleOf(said) ?? pluralRoleOf(said);
    // "Older sister" is said as "sister" as well.
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

/** @returns whether a role can be spoken of as "she" or "he". */
export function canBe(pronoun: 'she' | 'he', role: string): boolean {
  return !(pronoun === 'she' ? MALE : FEMALE).test(role);
}
