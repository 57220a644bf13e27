import { isSameName, leadingName, namesIn } from '#domain/people/names-in-text.js';
import { pluralRoleOf, type Role, roleOf, roleSpellings } from '#domain/people/roles.js';
import { contentStems, spokenWords } from '../words.js';

/** A person or thing as a text names it: by its relation to the contact or to somebody, by a name, or both. */
interface Named {
  readonly roles: readonly Role[];
  readonly names: readonly string[];
  /** The owner, as in "Farida's boss". */
  readonly owner: string | null;
}

interface Told {
  readonly text: string;
  /** The subject that it begins with. */
  readonly subject: Named | null;
  readonly mentioned: Named;
}

/** What they do affects others: "The vet took Rex off the tablets". */
const ACTS_FOR_OTHERS = new Set(['doctor', 'helper', 'colleague']);
const isOfSomebody = ({ kind }: Role): boolean => kind === 'person' || kind === 'animal';
const ROLE = roleSpellings(isOfSomebody)
  .sort((a, b) => b.length - a.length)
  .join('|');
/** "My elder son Tom", "the wife's", "Farida's boss", "Mum". */
const SUBJECT = new RegExp(
  String.raw`^(?:(?:oh|well|so|actually|and|but|yes|no|sorry|hi|hello)[,\s]+){0,2}(?:(?<whose>my|me|our|his|her|their|(?:the\s+)?\p{L}+['’]s|the)\s+)?(?:(?:new|old|older|elder|eldest|younger|youngest|little|big|late|twin|other|line)[\s-]){0,2}(?<role>${ROLE})(?:['’]s?)?(?=[\s,.])(?:,?\s(?<name>\p{Lu}\p{Ll}+))?`,
  'iu',
);
const CONTACT =
  /^(?:my|me|our|his|her|their|the|(?:the )?(?:caller|customer|client|contact|patient|user|guest|member|tenant|owner|employee|student)['’]s)$/iu;
/** Plain sentences name no more; each pair is compared. */
const MOST_NAMED = 24;
const CONTACT_ROLES = new Set(['client', 'tenant']);
const OF_I = /(?<![\p{L}'’])(?:i|me|my|myself|mine)(?![\p{L}])/iu;
const OF_OTHERS = /\b(?:he|she|him|her|hers|his|they|them|their|we|us|our|both)\b/iu;
const SWAPS = /\b(?:now|instead|nowadays|these days|from now on|took over|taken over|takes over)\b/iu;
/** Things with a number: another number means another thing. */
const NUMBERED =
  /\b(order|claim|ticket|invoice|booking|case|parcel|shipment|complaint|request|job|quote)s? (?:number |no\.? ?|#)?(?=[\w-]{0,12}\d)([\w-]{1,24})/giu;

/**
 * "Coach has made Luke a midfielder" says nothing about "Jack's in goal" if it is known what Luke plays; "my new
 * partner has sold her car" says nothing about what "my ex drives". English only.
 *
 * @param facts known facts, one of which the statement may change.
 * @returns for each fact whether it is about somebody else, or another order, than the statement.
 */
export function areAboutOtherPeople(statement: string, facts: readonly string[]): boolean[] {
  const said = toldIn(statement);
  const known = facts.map(toldIn);
  return known.map((fact) => haveOtherNumbers(statement, fact.text) || isOfAnother(said, fact, known));
}

function isOfAnother(said: Told, fact: Told, known: readonly Told[]): boolean {
  const { subject } = fact;
  if (!subject || meets(subject, said.mentioned) || (said.subject && meets(said.subject, fact.mentioned))) return false;
  if (isSwap(said.text, fact.text)) return false;
  if (known.some((one) => one !== fact && namesBoth(one.mentioned, subject, said.mentioned))) return false;
  const isKnown = known.some(
    (one) =>
      one.subject &&
      !actsForOthers(one.subject) &&
      meets(one.subject, said.mentioned) &&
      !meets(one.subject, fact.mentioned),
  );
  return (
    isKnown ||
    isOfOtherGender(said, fact, known) ||
    areOfKin(said.subject, subject) ||
    (speaksOfItself(said) && known.some((one) => isNearer(one, fact, said)))
  );
}

/** "He's packed it in" is about "my dad" and not about "my mum", if both are known. */
function isOfOtherGender({ text, subject }: Told, fact: Told, known: readonly Told[]): boolean {
  const [one, other] = [HE, SHE].map((pronouns) => pronouns.test(text));
  if (subject !== null || one === other) return false;
  const [meant, others] = one ? [MEN, WOMEN] : [WOMEN, MEN];
  return isOneOf(fact, others) && !isOneOf(fact, meant) && known.some((told) => isOneOf(told, meant));
}

function isOneOf({ subject }: Told, roles: ReadonlySet<string>): boolean {
  return subject?.roles.some(({ role }) => roles.has(role.split(' ').at(-1) ?? '')) ?? false;
}

const HE = /(?<!\p{L})(?:he|him|his|himself)(?!\p{L})/iu;
const SHE = /(?<!\p{L})(?:she|her|hers|herself)(?!\p{L})/iu;
const MEN = new Set(
  'father son brother husband boyfriend fiance grandfather grandson uncle nephew stepfather stepson stepbrother father-in-law son-in-law brother-in-law ex-husband'.split(
    ' ',
  ),
);
const WOMEN = new Set(
  'mother daughter sister wife girlfriend fiancee grandmother granddaughter aunt niece stepmother stepdaughter stepsister mother-in-law daughter-in-law sister-in-law ex-wife'.split(
    ' ',
  ),
);

/** "Doctor took me off the amlodipine": nobody else is mentioned. */
function speaksOfItself({ text, subject, mentioned }: Told): boolean {
  const isOfKin = subject !== null && !actsForOthers(subject);
  const others = mentioned.roles.filter(({ group }) => !ACTS_FOR_OTHERS.has(group));
  return OF_I.test(text) && !OF_OTHERS.test(text) && !isOfKin && others.length === 0;
}

/** The speaker's own fact has everything in common with the statement that somebody else's fact has. */
function isNearer(one: Told, fact: Told, said: Told): boolean {
  if (one.subject !== null || !OF_I.test(one.text)) return false;
  const [words, own] = [contentStems(spokenWords(said.text)), contentStems(spokenWords(one.text))];
  const shared = [...contentStems(spokenWords(fact.text))].filter((word) => words.has(word));
  return shared.length > 0 && shared.every((word) => own.has(word));
}

/** "Son's name is Karthik": he is the one whom the statement names. */
function namesBoth(one: Named, subject: Named, said: Named): boolean {
  if (!meets(subject, one)) return false;
  const byRole =
    subject.roles.length > 0 && said.names.some((name) => one.names.some((other) => isSameName(other, name)));
  const byName =
    subject.names.length > 0 && said.roles.some((role) => one.roles.some((other) => canBeOne(other, role)));
  return byRole || byName;
}

/** Both are named by a relation, and the two relations exclude each other. */
function areOfKin(said: Named | null, fact: Named): boolean {
  if (!said || said.roles.length === 0 || fact.roles.length === 0) return false;
  return actsForOthers(said) ? said.owner !== null && said.owner !== fact.owner : true;
}

function actsForOthers({ roles }: Named): boolean {
  return roles.some(({ group }) => ACTS_FOR_OTHERS.has(group));
}

/** Somebody else does it now: "My aunt does the flowers". */
function isSwap(statement: string, fact: string): boolean {
  const known = contentStems(spokenWords(fact));
  const shared = [...contentStems(spokenWords(statement))].filter((word) => known.has(word)).length;
  return shared > 1 || (shared > 0 && SWAPS.test(statement));
}

function haveOtherNumbers(statement: string, fact: string): boolean {
  const [said, known] = [numbersIn(statement), numbersIn(fact)];
  return [...said].some(([noun, numbers]) => {
    const others = known.get(noun);
    return others !== undefined && !numbers.some((number) => others.includes(number));
  });
}

function numbersIn(text: string): Map<string, string[]> {
  const found = [...text.matchAll(NUMBERED)].map(
    ([, noun = '', number = '']) => [noun.toLowerCase(), number.toLowerCase()] as const,
  );
  return new Map(
    [...Map.groupBy(found, ([noun]) => noun)].map(([noun, all]) => [noun, all.map(([, number]) => number)]),
  );
}

function toldIn(text: string): Told {
  const roles = spokenWords(text).flatMap((word) => {
    const plain = word.replace(/'s$/u, '');
    return roleOf(plain) ?? pluralRoleOf(plain) ?? [];
  });
  const mentioned = {
    roles: roles.filter(isOfSomebody).slice(0, MOST_NAMED),
    names: namesIn(text).slice(0, MOST_NAMED),
    owner: null,
  };
  return { text, subject: subjectOf(text), mentioned };
}

function subjectOf(text: string): Named | null {
  const { whose, role, name } = SUBJECT.exec(text)?.groups ?? {};
  const called = role && roleOf(role);
  // In notes, "the client" or "the tenant" is the contact.
  const isContact = called && CONTACT_ROLES.has(called.role) && /^(?:the)?$/iu.test(whose ?? '');
  if (called && !isContact) {
    const owner = whose === undefined || CONTACT.test(whose) ? null : whose.replace(/['’]s$/u, '').toLowerCase();
    return { roles: [called], names: name && /^\p{Lu}/u.test(name) ? [name.toLowerCase()] : [], owner };
  }
  const names = leadingName(text);
  return names && { roles: [], names, owner: null };
}

/** Whether two may be the same: a shared name or role is enough. */
function meets(a: Named, b: Named): boolean {
  if (a.names.some((name) => b.names.some((other) => isSameName(other, name)))) return true;
  return a.roles.some((role) => b.roles.some((other) => canBeOne(role, other)));
}

function canBeOne(a: Role, b: Role): boolean {
  if (a.role === b.role) return true;
  if (a.group !== b.group || isFormer(a) !== isFormer(b)) return false;
  return [a, b].some(({ role, group }) => role === group || role === 'ex');
}

function isFormer({ role }: Role): boolean {
  return role.startsWith('ex');
}
