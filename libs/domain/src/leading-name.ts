import { roleOf } from './roles.js';

/** "Ella has …", "Jo's …", "Mrs Hill …": who or what a text begins with, where that is a name. */
const LEADING =
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.?\s+(?<titled>\p{Lu}[\p{L}-]+)|(?<name>\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?))(?:['’]s\s|\s(?:is|was|has|had|will|does|took|gave|got|went|left|quit|can|now|no longer|never|just)\b|\s\p{Ll}{3,}(?:s|ed)\s)/u;
/** They begin a statement without naming anybody. */
const NO_NAME = new Set(
  `my our your his her their its the this that these those there here it he she they we you who what where when how which one some all each every no
  not never always now today tomorrow yesterday customer caller client contact user patient guest member tenant owner somebody someone nobody everyone
  address email phone number mobile password booking order ticket case claim appointment meeting flight policy account delivery parcel contract budget
  home work job car doctor dentist boss name birthday family team company monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/u,
  ),
);

/** @returns whether two texts begin with two names of which neither is spoken of in the other: they tell of different people. */
export function areOfOthers(statement: string, fact: string): boolean {
  const [one, other] = [leadingName(statement), leadingName(fact)];
  if (!one || !other) return false;
  return !isNamedIn(one, fact) && !isNamedIn(other, statement);
}

function leadingName(text: string): string[] | null {
  const { titled, name } = LEADING.exec(text)?.groups ?? {};
  const words = (titled ?? name)?.toLowerCase().split(' ');
  if (!words || words.some((word) => NO_NAME.has(word) || roleOf(word) !== null)) return null;
  return words;
}

/** "Sam" is named in "Samantha's email". */
function isNamedIn(name: readonly string[], text: string): boolean {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return name.some((part) => said.some((word) => word.startsWith(part) || (word.length > 2 && part.startsWith(word))));
}
