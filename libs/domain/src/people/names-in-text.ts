import { roleOf } from './roles.js';

/** "Ella has …", "Jo's …", "Mrs Hill …": the name that a text begins with. */
const LEADING =
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.?\s+(?<titled>\p{Lu}[\p{L}-]+)|(?<name>\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?))(?:['’]s\s|,\s(?=(?:my|our|the|that['’]s)\s[^,.]{2,30},\s)|\s(?:is|was|has|had|will|does|took|gave|got|went|left|quit|can|now|no longer|never|just)\b|\s(?:moved|started|stopped|retired|joined|died|married|plays|takes|lives|works|likes|loves|hates|eats|drinks|smokes|speaks|drives|needs|wants|prefers|goes|runs|owns|uses|teaches|studies|wears|knows|keeps|rents|attends|enjoys|cycles|sings)\s)/u;
/** "Salary is 900", "Router is with the neighbours": a thing, not a name. */
const OF_A_THING = /^\p{L}+\s(?:is|was)\s(?:now\s)?(?:\d|with\s|at\s\d|£|\$|€)/u;
/** Short forms that do not begin like the name. */
const SHORT_FORMS = [
  'robert bob bobby rob',
  'william bill billy will liam',
  'elizabeth liz lizzie beth betty eliza libby',
  'richard dick rick',
  'margaret maggie peggy meg',
  'john jack johnny',
  'james jim jimmy jamie',
  'anthony tony',
  'katherine catherine kathryn kate katie cathy kathy kitty',
  'edward ted ned eddie',
  'david dave',
  'susan sue susie suzanne',
  'thomas tom tommy',
  'henry harry',
  'stephen steven steve',
  'michael mike mick',
  'andrew andy drew',
  'alexander alex sandy sasha',
  'dorothy dot dolly',
  'charles charlie chuck',
  'theresa teresa terry tess',
  'patricia pat patty tricia trish',
].map((names) => names.split(' '));

/** Words that can begin a statement and are not names. */
const NO_NAME = new Set(
  `sir madam hi hello yes okay sorry my our your his her their its the this that these those there here it he she they we you who what where when how which one some all each every no
  not never always now today tomorrow yesterday customer caller client contact user patient guest member tenant owner somebody someone nobody everyone
  address email phone number mobile password booking order ticket case claim appointment meeting flight policy account delivery parcel contract budget
  broadband internet wifi landline electricity gas water energy mortgage insurance cover pension salary pay wage income rent bill balance tariff
  subscription membership renewal surname postcode title excess deposit collection budget diet medication prescription blood pressure weight height address surgery school website
  home work job car doctor dentist boss name birthday family team company monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/u,
  ),
);

/**
 * @returns whether two English texts begin with names of different people, neither of which occurs in the other text.
 */
export function beginWithOtherNames(statement: string, fact: string): boolean {
  const [one, other] = [leadingName(statement), leadingName(fact)];
  if (!one || !other) return false;
  return !isNamedIn(one, fact) && !isNamedIn(other, statement);
}

/** @returns the words of the name that a text begins with, in lower case; `null` if it does not begin with one. */
export function leadingName(text: string): string[] | null {
  const { titled, name } = LEADING.exec(text)?.groups ?? {};
  if (titled === undefined && OF_A_THING.test(text)) return null;
  const words = (titled ?? name)?.toLowerCase().split(' ');
  if (!words || words.some((word) => NO_NAME.has(word) || roleOf(word) !== null)) return null;
  return words;
}

/**
 * @returns the words of a text that may be names, in lower case: those with a capital letter, except words that can
 * begin a sentence and are not names.
 */
export function namesIn(text: string): string[] {
  const words = text.match(/\p{Lu}[\p{L}\p{M}-]+/gu) ?? [];
  return words.map((word) => word.toLowerCase()).filter((word) => !NO_NAME.has(word) && roleOf(word) === null);
}

/** "Samantha's email" mentions "Sam", "Robert lives in Rome" mentions "Bob". */
function isNamedIn(name: readonly string[], text: string): boolean {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return name.some((part) => said.some((word) => isSameName(word, part)));
}

/** @returns whether a word in lower case can be the name, or a short form of it. */
export function isSameName(word: string, part: string): boolean {
  if (word.startsWith(part) || (word.length > 2 && part.startsWith(word))) return true;
  return SHORT_FORMS.some((names) => names.includes(word) && names.includes(part));
}
