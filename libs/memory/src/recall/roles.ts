import { words } from './lucene.js';

/**
 * Roles of people and animals around a contact: the main word, its synonyms, and the role that it is a kind of. Recall uses its own list:
 * that of `libs/domain/src/people/roles.ts`, which tells entities apart, is longer and grouped differently, and would find other memories.
 */
const ROLES: readonly (readonly [role: string, others: string, kindOf?: string])[] = [
  ['spouse', 'spouses partner'],
  ['husband', 'husbands hubby', 'spouse'],
  ['wife', 'wives missus', 'spouse'],
  ['ex', 'exes'],
  ['boyfriend', '', 'spouse'],
  ['girlfriend', '', 'spouse'],
  ['fiance', 'fiancé fiancee fiancée', 'spouse'],
  ['parent', 'parents'],
  ['mother', 'mom mum mummy mama amma', 'parent'],
  ['father', 'dad daddy papa appa', 'parent'],
  ['child', 'children kid kids'],
  ['son', 'sons lad', 'child'],
  ['daughter', 'daughters', 'child'],
  ['baby', 'babies', 'child'],
  ['sibling', 'siblings'],
  ['brother', 'brothers', 'sibling'],
  ['sister', 'sisters', 'sibling'],
  ['twin', 'twins', 'sibling'],
  ['grandparent', 'grandparents'],
  ['grandmother', 'grandma granny gran nan nana', 'grandparent'],
  ['grandfather', 'grandpa granddad', 'grandparent'],
  ['grandchild', 'grandchildren'],
  ['grandson', 'grandsons', 'grandchild'],
  ['granddaughter', 'granddaughters', 'grandchild'],
  ['aunt', 'aunts auntie'],
  ['uncle', 'uncles'],
  ['cousin', 'cousins'],
  ['nephew', 'nephews'],
  ['niece', 'nieces'],
  ['friend', 'friends'],
  ['neighbour', 'neighbours neighbor neighbors'],
  ['roommate', 'roommates flatmate flatmates housemate'],
  ['landlord', 'landlady'],
  ['manager', 'managers boss supervisor'],
  ['colleague', 'colleagues coworker coworkers'],
  ['assistant', 'secretary'],
  ['teacher', 'teachers'],
  ['doctor', 'doctors physician'],
  ['pet', 'pets'],
  ['dog', 'dogs puppy', 'pet'],
  ['cat', 'cats kitten', 'pet'],
  ['horse', 'horses', 'pet'],
];

const ROLE_OF_WORD: ReadonlyMap<string, string> = new Map(
  ROLES.flatMap(([role, others]) => [role, ...others.split(' ').filter(Boolean)].map((word) => [word, role] as const)),
);
const KIND_OF: ReadonlyMap<string, string> = new Map(
  ROLES.flatMap(([role, , kindOf]) => (kindOf ? [[role, kindOf]] : [])),
);

/** @returns the roles named in a text, each by its main word. */
export function rolesIn(text: string): Set<string> {
  return new Set(words(text).flatMap((word) => ROLE_OF_WORD.get(word) ?? []));
}

const OWNED = new RegExp(
  String.raw`(?:\b(?:my|your|his|her|their|our|the)|['’]s)\s+(?:[\p{L}\p{M}-]+\s+){0,2}?(?:${[...ROLE_OF_WORD.keys()].join('|')})(?![\p{L}\p{M}])`,
  'iu',
);

/**
 * @returns whether a question is about the holder of a role ("her sister"), and not about whether there is one ("a sister", "which
 * pets").
 */
export function asksOfOwned(question: string): boolean {
  return OWNED.test(question);
}

/** @returns whether two roles can be the same person's: they are equal, or one is a kind of the other, as a daughter is a child. */
export function canBeSamePerson(a: string, b: string): boolean {
  return a === b || KIND_OF.get(a) === b || KIND_OF.get(b) === a;
}

/** "Her husband works at …", "Asha's older sister, Mia, lives …": up to two words may precede the role. */
const OWNER = new RegExp(
  String.raw`^(?:(?:my|your|his|her|their|our|the)|[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?['’]s?)\s+((?:[\p{L}\p{M}-]+\s+){0,2}?)(${[...ROLE_OF_WORD.keys()].join('|')})(?=[\s,.'’])`,
  'iu',
);
/** "Mum's electric is with EDF", "Husband is on days": nothing precedes the role. */
const BARE = new RegExp(
  String.raw`^()(?:(?=(?:mom|mum|mummy|mama|amma|dad|daddy|papa|appa|grandma|granny|gran|nan|nana|grandpa|granddad|auntie|uncle|hubby)(?=[\s,.'’]))|(?=\p{L}+(?:['’]s|\s(?:is|are|was|were|has|have|had|does|can|will|works|lives|takes|goes|wants|needs))\s))(${[...ROLE_OF_WORD.keys()].join('|')})(?=[\s,.'’])`,
  'iu',
);
/** "Her sister is called Mia", "Her husband is Leo": says who it is, which is a fact about the contact. */
const TELLS_WHO =
  /^\s*,?\s*(?:is|are|was|were)\s+(?:called|named|\p{Lu}|["“])|^\s*(?:is|are|was)\s*$|^['’]s?\s+(?:first |last |full )?names?\b/u;

/** @returns the role of the person a text is about, read from its beginning; `null` for the contact. */
export function roleAtStart(text: string): string | null {
  const [start, between = '', word = ''] = OWNER.exec(text) ?? BARE.exec(text) ?? [];
  if (start === undefined) return null;
  const role = ROLE_OF_WORD.get(word.toLowerCase());
  if (!role) return null;
  const isPlain = !/\b(?:and|or|of|is|has|was|with)\b/iu.test(between);
  return isPlain && !TELLS_WHO.test(text.slice(start.length)) ? role : null;
}
