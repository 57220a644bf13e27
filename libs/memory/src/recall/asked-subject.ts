import { attributeName } from '#domain/attributes/attributes.js';
import { leadingName } from '#domain/people/names-in-text.js';
import { words } from './lucene.js';
import { isStopWord } from './question-words.js';
import { asksOfOwned, canBeSamePerson, roleAtStart, rolesIn } from './roles.js';
import { isOfFirstPerson, isOfSomebodyElse } from './first-person.js';

/** The fields that show whom a memory is about. */
export interface About {
  readonly id: string;
  readonly attribute: string | null;
  /** `null` or '' for the contact. */
  readonly subjectKey: string | null;
  /** The first words of its text. */
  readonly opening: string;
}

/**
 * Matches a question that leaves open whom it is about, such as "Does anyone …?". "Who is her doctor?" and "Who does she …" are about the contact, "Who is a driver?" is about anyone.
 */
const FOR_SOMEBODY =
  /\b(?:who(?! (?:is|was|are|were|do|does|did|has|have|can|will|should)\b)|who (?:is|was|are|were|else is) an?\b|whose|anyone|anybody|someone|somebody|everyone|everybody|family)\b/i;

/** Key of a person without a name: "he" or "she". */
const SOMEBODY = '?';

/** Whom a question is about: the contact, unless the question names a role or the subject of a found memory. */
export class AskedSubject {
  readonly #roles: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;
  readonly #own: ReadonlySet<string>;
  readonly #isOpen: boolean;
  readonly #whom: ReadonlySet<string>;
  /** The contact's memories are told as "I". Then anyone named, and any "he" or "she", is somebody else. */
  readonly #isFirstPerson: boolean;
  /** The question asks about somebody's own ("her sister"). "Does she have a sister?" is about the contact as well. */
  readonly #isOfOwned: boolean;
  /** Subjects of found memories that the question names. */
  readonly #named: ReadonlySet<string>;

  /**
   * @param names the contact's names.
   * @param namesAttribute whether the question names an attribute. Then it counts as English even if it is one word.
   * @param found the memories found. A name in the question counts as a person's if one of these is about them.
   * @param whom ids of the memories about entities that the question names.
   */
  constructor(
    question: string,
    names: readonly string[],
    namesAttribute: boolean,
    { found, whom }: { readonly found: readonly About[]; readonly whom: ReadonlySet<string> },
  ) {
    this.#whom = whom;
    this.#own = new Set(names.flatMap(words));
    this.#words = new Set(words(question).filter((word) => !isStopWord(word) && !this.#own.has(word)));
    this.#roles = rolesIn(question);
    this.#isOfOwned = asksOfOwned(question);
    const isEnglish = namesAttribute || words(question).some(isStopWord);
    this.#isOpen = FOR_SOMEBODY.test(question) || !isEnglish;
    this.#isFirstPerson = found.some(({ opening }) => isOfFirstPerson(opening));
    this.#named = new Set(found.map((memory) => this.keyOf(memory)).filter((key) => key !== '' && this.names(key)));
  }

  /** Whether the question is about somebody or something other than the contact. */
  get namesSomebody(): boolean {
    return this.#isOfOwned || this.#named.size > 0;
  }

  /** @returns whether a lower-case word of the question only says whom it is about. */
  isSubject(word: string): boolean {
    return (this.#isOfOwned && rolesIn(word).size > 0) || [...this.#named].some((key) => words(key).includes(word));
  }

  /** @returns whether the memory is about the person or thing that the question is about. */
  isAbout(memory: About): boolean {
    if (this.#whom.has(memory.id)) return true;
    const key = this.keyOf(memory);
    if (this.#roles.size + this.#named.size + this.#whom.size === 0) return this.#isOpen || key === '';
    if (key === '' && this.#roles.size > 0 && this.#named.size === 0 && !this.#isOfOwned) return true;
    if (key !== '' && key !== SOMEBODY)
      return this.#named.has(key) || this.isRole(rolesIn(key)) || this.hasName(memory);
    return this.mentions(memory);
  }

  /** True for "My brother Tom lives in Sheffield" if another memory begins with "Tom". */
  private hasName({ opening, subjectKey }: About): boolean {
    const openingWords = words(opening);
    return !subjectKey && [...this.#named].some((key) => words(key).every((word) => openingWords.includes(word)));
  }

  /** Whether a memory about the contact mentions the one asked about: "Has a sister called Mia." */
  private mentions({ attribute, opening }: About): boolean {
    if (attribute !== null && this.isRole(new Set([attributeName(attribute)]))) return true;
    if (this.isRole(rolesIn(opening))) return true;
    const openingWords = new Set(words(opening));
    return [...this.#named].some((key) => words(key).some((word) => !isStopWord(word) && openingWords.has(word)));
  }

  private keyOf({ subjectKey, opening }: About): string {
    if (subjectKey === null || subjectKey === '') return roleAtStart(opening) ?? this.somebodyElse(opening);
    return words(subjectKey).every((word) => this.#own.has(word)) ? '' : subjectKey;
  }

  /** @returns whom a text is about if the contact speaks as "I": a name, {@link SOMEBODY} without one, '' for the contact. */
  private somebodyElse(opening: string): string {
    if (!this.#isFirstPerson || !isOfSomebodyElse(opening)) return '';
    const name = leadingName(opening);
    return name?.some((word) => this.#own.has(word)) ? '' : (name?.join(' ') ?? SOMEBODY);
  }

  /** If the question has a number, a subject with numbers must have the same, as with two orders. */
  private names(key: string): boolean {
    const parts = words(key).filter((word) => !isStopWord(word) && rolesIn(word).size === 0);
    const numbers = parts.filter((part) => /\p{N}/u.test(part));
    const asked = [...this.#words].some((word) => /\p{N}/u.test(word));
    if (numbers.length > 0 && asked) return numbers.every((number) => this.#words.has(number));
    return parts.some((part) => this.#words.has(part));
  }

  private isRole(roles: ReadonlySet<string>): boolean {
    return [...roles].some((role) => [...this.#roles].some((asked) => canBeSamePerson(role, asked)));
  }
}
