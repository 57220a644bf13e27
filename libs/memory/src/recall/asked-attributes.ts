import { ATTRIBUTE_GROUPS, attributeName, attributeSpellings } from '#domain/attributes/attributes.js';
import { stemsOf } from './question-words.js';

/** Phrases that ask for an attribute without using any of its names. */
const PHRASES: readonly (readonly [phrase: RegExp, attributes: readonly string[]])[] = [
  [/\bhow old\b/i, ['age', 'birth_date', 'birth_year']],
  [/\bfor a living\b/i, ['occupation', 'job_title']],
  [/\bwhere\b.*\bfrom\b/i, ['hometown', 'birth_place', 'nationality']],
  [/\bhow tall\b/i, ['height']],
  [
    /\b(?:where|which (?:city|town|country))\b.*\b(?:live|lives|living|based|stay|stays)\b|\b(?:live|lives|living) in\b/i,
    ['current_city', 'current_country', 'home_address'],
  ],
  [
    /\bwhere\b.*\bwork(?:s|ing)?\b|\bwho(?:m)?\b.*\bwork(?:s|ing)? for\b|\bwork(?:s|ing)? (?:at|for)\b/i,
    ['employer', 'work_location', 'work_address'],
  ],
  [/\bfree time\b|\bspare time\b|\bfor fun\b/i, ['hobby']],
  [
    /\b(?:ring|call|phone|reach)\b.*\bwhen\b|\bwhen\b.*\b(?:ring|call|phone|reach)\b|\btime\b.*\b(?:ring|call|phone|reach)\b/i,
    ['preferred_contact_time'],
  ],
  [/\bmail\b/i, ['primary_email', 'email', 'work_email', 'personal_email']],
  [/\bon what\b|\b(?:what|which) (?:medicines?|drugs?|pills?|tablets?)\b/i, ['medication']],
  [/\bborn\b/i, ['birth_date', 'birth_place', 'birth_year']],
];

/** All names of the well-known attributes, as stems. */
const SPELLINGS = Object.values(ATTRIBUTE_GROUPS).flatMap((group) =>
  Object.entries(group).flatMap(([name, { synonyms }]) =>
    [name, ...synonyms].map((spelling) => withStems(name, spelling)),
  ),
);

function withStems(name: string, spelling: string): { readonly name: string; readonly stems: readonly string[] } {
  return { name, stems: [...stemsOf(spelling.replaceAll('_', ' '))] };
}

/** The attributes that a question names. */
export class AskedAttributes {
  readonly #names: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;

  /** @param question without the contact's name. */
  constructor(question: string) {
    this.#stems = stemsOf(question);
    const named = SPELLINGS.filter(({ stems }) => stems.length > 0 && stems.every((stem) => this.#stems.has(stem)));
    const phrased = PHRASES.flatMap(([phrase, attributes]) => (phrase.test(question) ? attributes : []));
    this.#names = new Set([...mostExact(named), ...phrased]);
  }

  /** All names under which the attributes asked for may be stored. */
  get spellings(): string[] {
    return [...this.#names].flatMap(attributeSpellings);
  }

  /** @returns whether the question names the attribute. An attribute that is not well known must be named with all words of its name. */
  has(attribute: string | null): boolean {
    if (attribute === null) return false;
    const name = attributeName(attribute);
    if (this.#names.has(name)) return true;
    if (KNOWN.has(name)) return false;
    const { stems } = withStems(name, name);
    return stems.length > 0 && stems.every((stem) => this.#stems.has(stem));
  }
}

const KNOWN: ReadonlySet<string> = new Set(SPELLINGS.map(({ name }) => name));

/**
 * Keeps the most specific attributes: "shoe size" is not every size, and "the names of the children" asks for the children, not for
 * `name`.
 */
function mostExact(named: readonly { readonly name: string; readonly stems: readonly string[] }[]): string[] {
  const isPartOf = (stems: readonly string[], others: readonly string[]): boolean =>
    stems.length < others.length && stems.every((stem) => others.includes(stem));
  const exact = named.filter(({ stems }) => !named.some((other) => isPartOf(stems, other.stems)));
  const names = [...new Set(exact.map(({ name }) => name))];
  return names.length > 1 ? names.filter((name) => name !== 'name') : names;
}
