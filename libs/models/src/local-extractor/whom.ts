import { namingsIn, ownRolesIn } from '#domain/people/mentions.js';
import { pronounFits } from '#domain/people/relations.js';
import { roleOf } from '#domain/people/roles.js';
import { folded } from '#domain/text/folded.js';

/** Whom a sentence is about, and words with which it can be understood alone. */
export interface About {
  /** `null` for the speaker. */
  readonly subject: string | null;
  readonly text: string;
}

/** A person or animal that was mentioned. */
export interface Named {
  readonly name: string | null;
  readonly role: string | null;
}

const OWN_FIRST =
  /^(?:[Mm]y|[Oo]ur)\s+(\p{Ll}+(?:[- ](?!and\b|or\b)\p{Ll}+)?),?(?:\s+(\p{Lu}[\p{L}-]+),?)?\s+(?!and\b|or\b|&)/u;
const NAME_FIRST =
  /^(\p{Lu}[\p{L}-]+)\s+(?:is|was|has|had|does|no longer|lives|works|loves|likes|hates|plays|got|moved|started|turned|speaks|studies|just|will|passed|died|broke|won|lost|took|went|needs)\b/u;
const SHE_OR_HE = /^(she|he)(?=['’]|\s)/iu;
/** What it refers to is in another sentence. */
const REFERS_BACK =
  /^(?:it|its|that|this|these|those|they|them|their|there|one|both|some of|his|her|him|such|same|which|who|what|how|so)\b/iu;
/** "It's been hard since I lost my job" refers to nothing said before. */
const IMPERSONAL = /^it(?:['’]s|\s+is|\s+was|\s+has)\s.*\b(?:i|i['’]ve|i['’]m|we|we['’]ve|my|our)\b/iu;
/** "This is my dog Max" is complete. */
const SHOWS =
  /^(?:this|that|these|those|here)(?:['’]s|\s+is|\s+are)\s+(?:me|us|from (?:our|my)|an? (?:photo|picture|pic) (?:of|from) (?:me|us|my|our))\b/iu;
const SHOWS_MINE = /^(?:this|that|these|those|here)(?:['’]s|\s+is|\s+are)\s+(?:my|our)\b/iu;
const OBJECT_BACK =
  /^(?:i|we)(?:['’]\p{L}+)?\s+(?:\p{L}+\s+){0,3}?(?:it|them|him|her|that|this|those|these|one)(?:\s*[.,!?…]|\s*$|\s+(?:too|so|a lot|very|really|all|before|last|yesterday|when|because|with|for|from|by|and|in|at|on|is|was|are|were|since|though|myself)\b)/iu;

/** @returns the people and animals that a text mentions by name as the speaker's own. */
export function namedIn(text: string): Named[] {
  const called = namingsIn(text).filter(({ kind }) => kind === 'person' || kind === 'animal');
  const roles = ownRolesIn(text).filter(({ kind }) => kind === 'person' || kind === 'animal');
  const others = roles.filter(({ role }) => !called.some((person) => person.role === role));
  return [...called.map(({ name, role }) => ({ name, role })), ...others.map(({ role }) => ({ name: null, role }))];
}

/** @returns whether a sentence is about something that only another one tells, such as "it" or "them". */
export function refersBack(sentence: string): boolean {
  if (SHOWS.test(sentence)) return false;
  return (REFERS_BACK.test(sentence) && !IMPERSONAL.test(sentence)) || OBJECT_BACK.test(sentence);
}

/**
 * @param before who was mentioned last before the sentence: in its turn, else in the latest turn that mentions somebody.
 * @returns `null` if it is unclear whom or what it is about, so that it cannot be understood alone.
 */
export function aboutOf(sentence: string, before: readonly Named[]): About | null {
  const pronoun = SHE_OR_HE.exec(sentence)?.[1]?.toLowerCase();
  if (pronoun === 'she' || pronoun === 'he') return meant(sentence, pronoun, before);
  if (SHOWS.test(sentence) || (SHOWS_MINE.test(sentence) && namedIn(sentence).length > 0))
    return { subject: null, text: sentence };
  if (refersBack(sentence)) return null;
  const [, words = '', name] = OWN_FIRST.exec(sentence) ?? [];
  const role = roleOf(words) ?? roleOf(words.split(/[- ]/u)[0] ?? '');
  if (role && (role.kind === 'person' || role.kind === 'animal'))
    return { subject: name === undefined ? role.role : `${role.role} ${name}`, text: sentence };
  const first = NAME_FIRST.exec(sentence)?.[1];
  const known = before.find(
    (person) => person.name !== null && first !== undefined && folded(person.name) === folded(first),
  );
  return { subject: known?.name ?? null, text: sentence };
}

function meant(sentence: string, pronoun: 'she' | 'he', before: readonly Named[]): About | null {
  const fitting = before.filter(({ role }) => role === null || pronounFits(pronoun, role));
  const [one] = fitting;
  if (!one || fitting.length > 1) return null;
  const words = one.name ?? `My ${one.role}`;
  const subject = one.name !== null && one.role !== null ? `${one.role} ${one.name}` : (one.name ?? one.role);
  return { subject, text: words + sentence.slice(pronoun.length) };
}
