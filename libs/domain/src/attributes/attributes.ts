import { ACCOUNTS_AND_SUPPORT } from './accounts-and-support.js';
import { type AttributeGroups, type Cardinality } from './attribute.js';
import { CONTACT_AND_HOME } from './contact-and-home.js';
import { HEALTH_AND_TASTE } from './health-and-taste.js';
import { MONEY_AND_PROPERTY } from './money-and-property.js';
import { NAMES_IN_LANGUAGES } from './names-in-languages.js';
import { PERSON_AND_FAMILY } from './person-and-family.js';
import { TRAVEL_AND_ORDERS } from './travel-and-orders.js';
import { WORK_AND_EDUCATION } from './work-and-education.js';

/** The well-known attributes by subject, in the order of docs/attributes.md, which is generated from them. */
export const ATTRIBUTE_GROUPS: AttributeGroups = {
  ...PERSON_AND_FAMILY,
  ...CONTACT_AND_HOME,
  ...WORK_AND_EDUCATION,
  ...HEALTH_AND_TASTE,
  ...MONEY_AND_PROPERTY,
  ...TRAVEL_AND_ORDERS,
  ...ACCOUNTS_AND_SUPPORT,
};

const WELL_KNOWN = Object.values(ATTRIBUTE_GROUPS).flatMap((group) => Object.entries(group));

/** Maps every spelling, without underscores, to the one name: "Job Title", `jobTitle` and `jobtitle` are the same. */
const NAMES: ReadonlyMap<string, string> = new Map(
  WELL_KNOWN.flatMap(([name, { synonyms }]) =>
    [name, ...synonyms, ...attributeInLanguages(name)].map((spelling) => [joined(spelling), name] as const),
  ),
);

const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  WELL_KNOWN.map(([name, { synonyms }]) => [name, [...synonyms, ...attributeInLanguages(name)]]),
);

/** The cardinality of each attribute; settings can extend it. */
export type AttributeTable = ReadonlyMap<string, Cardinality>;

/** An attribute that a tenant defined. */
export interface OwnAttribute {
  readonly name: string;
  readonly cardinality: 'one' | 'many';
  /** Its meaning, for a model that reads conversations. */
  readonly meaning: string | null;
}

/**
 * @param extra the setting ATTRIBUTES, such as `wine_region:one,pet:many`; it overrides the built-in table.
 * @param own what the tenant set; it overrides both.
 * @returns the cardinality of every known attribute.
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

/** @returns the one name of the attribute: lower case with underscores, synonyms resolved. */
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
 * @returns every name under which versions of the attribute may be stored: this one, and older names that are now
 * synonyms or were written as one word. Versions are never edited.
 */
export function attributeSpellings(attribute: string): string[] {
  const names = [attribute, ...(SYNONYMS.get(attribute) ?? [])];
  return [...new Set(names.flatMap((name) => [name, joined(name)]))];
}

/** @returns the version with the current name of its attribute. */
export function withCurrentAttribute<T extends { readonly attribute: string | null }>(version: T): T {
  return version.attribute === null ? version : { ...version, attribute: attributeName(version.attribute) };
}

/** @returns whether two names, in any spelling, mean the same attribute. */
export function sameAttribute(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  return joined(attributeName(a)) === joined(attributeName(b));
}

/**
 * @returns how many values the attribute can have: as stated in the call, else by the table; `unknown` for free text.
 */
export function cardinalityOf(attribute: string | null, table: AttributeTable, stated?: Cardinality): Cardinality {
  if (attribute === null) return 'unknown';
  return stated ?? table.get(attribute) ?? 'unknown';
}

/** @returns the names of an attribute in other languages. */
export function attributeInLanguages(name: string): readonly string[] {
  return NAMES_IN_LANGUAGES.get(name) ?? [];
}

/** An accent or a mark of Devanagari can follow its letter or be combined with it. */
function joined(name: string): string {
  return name.normalize('NFC').replaceAll('_', '');
}
