import { ATTRIBUTE_GROUPS, attributeName, spellingsOf } from '#domain/attributes.js';
import { stemsOf } from './question-words.js';

/** Questions that name an attribute by none of its names. */
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

/** The names of every well-known attribute, as stems. */
const SPELLINGS = Object.values(ATTRIBUTE_GROUPS).flatMap((group) =>
  Object.entries(group).flatMap(([name, { synonyms }]) =>
    [name, ...synonyms].map((spelling) => spelled(name, spelling)),
  ),
);

function spelled(name: string, spelling: string): { readonly name: string; readonly stems: readonly string[] } {
  return { name, stems: [...stemsOf(spelling.replaceAll('_', ' '))] };
}

/** The attributes that a question names. */
export class AskedAttributes {
  readonly #names: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;

  /** @param question without the name of the contact. */
  constructor(question: string) {
    this.#stems = stemsOf(question);
    const named = SPELLINGS.filter(({ stems }) => stems.length > 0 && stems.every((one) => this.#stems.has(one)));
    const phrased = PHRASES.flatMap(([phrase, attributes]) => (phrase.test(question) ? attributes : []));
    this.#names = new Set([...mostExact(named), ...phrased]);
  }

  /** Every name that what is asked for may be kept under. */
  get spellings(): string[] {
    return [...this.#names].flatMap(spellingsOf);
  }

  /** @returns whether the question names the attribute; one that is not well known by all the words of its name. */
  has(attribute: string | null): boolean {
    if (attribute === null) return false;
    const name = attributeName(attribute);
    if (this.#names.has(name)) return true;
    if (KNOWN.has(name)) return false;
    const { stems } = spelled(name, name);
    return stems.length > 0 && stems.every((one) => this.#stems.has(one));
  }
}

const KNOWN: ReadonlySet<string> = new Set(SPELLINGS.map(({ name }) => name));

/** "Shoe size" names the size of shoes, and not every size; "the names of the children" are the children. */
function mostExact(named: readonly { readonly name: string; readonly stems: readonly string[] }[]): string[] {
  const isPartOf = (stems: readonly string[], others: readonly string[]): boolean =>
    stems.length < others.length && stems.every((one) => others.includes(one));
  const exact = named.filter(({ stems }) => !named.some((other) => isPartOf(stems, other.stems)));
  const names = [...new Set(exact.map(({ name }) => name))];
  return names.length > 1 ? names.filter((name) => name !== 'name') : names;
}
