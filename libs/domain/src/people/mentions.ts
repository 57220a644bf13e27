import { attributeName } from '#domain/attributes/attributes.js';
import { folded } from '#domain/text/folded.js';
import { assumedKind, type Naming, numberedNaming } from './naming.js';
import { type EntityKind, type Role, roleOf } from './roles.js';

const NAME = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+)?\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}-]+)?`;
const OWN = String.raw`\b(?:[Mm]y|[Hh]er|[Hh]is|[Tt]heir|[Oo]ur|[Tt]he)`;
const ROLE = String.raw`((?:[a-z]+\s)??[a-zé]+(?:-[a-z]+)*)`;
/** "her daughter Mia", "her daughter is called Mia", "my daughter's name is Mia". */
const ROLE_THEN_NAME = new RegExp(
  String.raw`${OWN}\s${ROLE}(?:,|\s(?:named|called|is called|is named)|['’]s name is)?\s(${NAME})`,
  'gu',
);
/** "Mia, her daughter". */
const NAME_THEN_ROLE = new RegExp(String.raw`\b(${NAME}),\s(?:my|her|his|their|our)\s${ROLE}\b`, 'gu');
const NUMBERED =
  /(?<!\bin )\b(order|booking|reservation|delivery|parcel|case|ticket|claim)\s+(?:number\s+|no\.?\s*)?#?([A-Za-z]{0,4}-?\d[\w-]*)/giu;

/** @returns who and what a text plainly names, with their role for the contact; a name alone is not enough. */
export function namingsIn(text: string): Naming[] {
  const found: Naming[] = [];
  const add = (name: string, words: string): void => {
    const role = roleOf(words) ?? roleOf(words.split(' ').at(-1) as string);
    const plain = name.replace(/['’]s$/u, '');
    if (role) found.push({ name: plain, role: role.role, kind: role.kind });
  };
  for (const [, role, name] of text.matchAll(ROLE_THEN_NAME)) add(name as string, role as string);
  for (const [, name, role] of text.matchAll(NAME_THEN_ROLE)) add(name as string, role as string);
  for (const [, word, number] of text.matchAll(NUMBERED)) found.push(numberedNaming(word as string, number as string));
  return distinct(found);
}

/** Attributes of a contact whose value is somebody or something, with its kind. */
const NAMED_BY: Readonly<Record<string, EntityKind>> = {
  ...same('person', 'spouse partner fiance child son daughter parent mother father sibling brother sister'),
  ...same('person', 'grandchild grandparent relative friend caregiver doctor dentist therapist manager'),
  ...same('animal', 'pet'),
  ...same('organisation', 'employer'),
  ...same('place', 'current_city hometown'),
};

/** @returns who or what the value of an attribute names: for `child` the child, for `employer` the organisation. */
export function namingOfValue(attribute: string | null, value: string | null): Naming | null {
  const name = attribute === null ? null : attributeName(attribute);
  const kind = name === null ? undefined : NAMED_BY[name];
  const said = value?.normalize('NFKC').trim() ?? '';
  if (name === null || kind === undefined || !/^\p{Lu}[^\d,;()]{0,60}$/u.test(said)) return null;
  if (kind === 'place') return { name: said, role: null, kind };
  return { name: said, role: roleOf(name)?.role ?? name, kind };
}

/** @returns whether a text contains a name as whole words, in the same spelling. */
export function containsName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (name.length < 2 || at < 0) return false;
  const [before, after] = [text[at - 1] ?? '', text[at + name.length] ?? ''];
  return !/[\p{L}\p{M}\p{N}]/u.test(before) && !/[\p{L}\p{M}\p{N}]/u.test(after);
}

function same(kind: EntityKind, attributes: string): Record<string, EntityKind> {
  return Object.fromEntries(attributes.split(' ').map((attribute) => [attribute, kind]));
}

function distinct(found: readonly Naming[]): Naming[] {
  return [...new Map(found.map((one) => [`${folded(one.name ?? '')} ${one.role}`, one])).values()];
}

/** @returns a naming by name only. */
export function namingByName(name: string): Naming {
  return { name, role: null, kind: assumedKind(name) };
}

const OWN_ROLE = /\b(?:my|her|his|their|our)\s+((?:[a-z]+\s)?[a-zé-]+)/giu;

/** @returns the roles in a text that belong to somebody, such as "her sister". */
export function ownRolesIn(text: string): Role[] {
  return [...text.matchAll(OWN_ROLE)].flatMap(([, words]) => {
    const [first = ''] = String(words).split(' ');
    return roleOf(words as string) ?? roleOf(first) ?? [];
  });
}
