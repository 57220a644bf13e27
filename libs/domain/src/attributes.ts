import { ACCOUNTS_AND_SUPPORT } from './attributes/accounts-and-support.js';
import { type AttributeGroups, type Cardinality } from './attributes/attribute.js';
import { CONTACT_AND_HOME } from './attributes/contact-and-home.js';
import { HEALTH_AND_TASTE } from './attributes/health-and-taste.js';
import { MONEY_AND_PROPERTY } from './attributes/money-and-property.js';
import { NAMES_IN_LANGUAGES } from './attributes/names-in-languages.js';
import { PERSON_AND_FAMILY } from './attributes/person-and-family.js';
import { TRAVEL_AND_ORDERS } from './attributes/travel-and-orders.js';
import { WORK_AND_EDUCATION } from './attributes/work-and-education.js';

/** The well-known attributes by what they are about, in the order of docs/attributes.md, which is generated from them. */
export const ATTRIBUTE_GROUPS: AttributeGroups = {
  ...PERSON_AND_FAMILY,
  ...CONTACT_AND_HOME,
  ...WORK_AND_EDUCATION,
  ...HEALTH_AND_TASTE,
  ...MONEY_AND_PROPERTY,
  ...TRAVEL_AND_ORDERS,
  ...ACCOUNTS_AND_SUPPORT,
};

/** Every well-known attribute with its name. */
const WELL_KNOWN = Object.values(ATTRIBUTE_GROUPS).flatMap((group) => Object.entries(group));

/** The one name of every spelling, without underscores: "Job Title", `jobTitle` and `jobtitle` are one. */
const NAMES: ReadonlyMap<string, string> = new Map(
  WELL_KNOWN.flatMap(([name, { synonyms }]) =>
    [name, ...synonyms, ...inLanguages(name)].map((spelling) => [joined(spelling), name] as const),
  ),
);

const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  WELL_KNOWN.map(([name, { synonyms }]) => [name, [...synonyms, ...inLanguages(name)]]),
);

/** The table that decides, extensible by settings. */
export type AttributeTable = ReadonlyMap<string, Cardinality>;

/** An attribute as a tenant set it. */
export interface OwnAttribute {
  readonly name: string;
  readonly cardinality: 'one' | 'many';
  /** What it means, for a model that reads conversations. */
  readonly meaning: string | null;
}

/**
 * @param extra the setting ATTRIBUTES, such as `wine_region:one,pet:many`; it wins over the built-in table.
 * @param own what the tenant set; it wins over both.
 * @returns the cardinality of every attribute that is known by its name.
 */
export function attributeTable(extra = '', own: readonly OwnAttribute[] = []): AttributeTable {
  const table = new Map<string, Cardinality>(WELL_KNOWN.map(([name, { cardinality }]) => [name, cardinality]));
  for (const entry of extra.split(',')) {
    const [name, cardinality] = entry.trim().split(':');
    if (name && (cardinality === 'one' || cardinality === 'many')) table.set(attributeName(name), cardinality);
  }
  for (const { name, cardinality } of own) table.set(name, cardinality);
  return table;
}

/** @returns the attribute's one name: lower case with underscores, synonyms resolved. */
export function attributeName(name: string): string {
  const spelled = name
    .trim()
    .replaceAll(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1_')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase();
  return NAMES.get(joined(spelled)) ?? spelled;
}

/**
 * @param attribute its one name.
 * @returns every name that a version of the attribute may be kept under: this one, and those that became synonyms or were written in
 * one word before, since a version is never edited.
 */
export function spellingsOf(attribute: string): string[] {
  const names = [attribute, ...(SYNONYMS.get(attribute) ?? [])];
  return [...new Set(names.flatMap((name) => [name, joined(name)]))];
}

/** @returns the version with its attribute's name of today. */
export function renamed<T extends { readonly attribute: string | null }>(version: T): T {
  return version.attribute === null ? version : { ...version, attribute: attributeName(version.attribute) };
}

/** @returns whether two names, in whatever spelling, are of one attribute. */
export function sameAttribute(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  return joined(attributeName(a)) === joined(attributeName(b));
}

/** @returns how many values the attribute can have: as the call says, else the table. Free text has no attribute to know it of. */
export function cardinalityOf(attribute: string | null, table: AttributeTable, stated?: Cardinality): Cardinality {
  if (attribute === null) return 'unknown';
  return stated ?? table.get(attribute) ?? 'unknown';
}

/** @returns what an attribute is called in other languages. */
export function inLanguages(name: string): readonly string[] {
  return NAMES_IN_LANGUAGES.get(name) ?? [];
}

/** An accent or a dot of Devanagari can stand behind its letter, or be one with it. */
function joined(name: string): string {
  return name.normalize('NFC').replaceAll('_', '');
}
