import { sentenceRanges } from '#domain/text/sentence-ranges.js';

const SEMICOLON = /;["'”’»)\]]?$/u;
/** Words that govern what follows, or mark it as reported, are within this distance; anything longer is not read. */
const LONGEST_LEAD = 400;
const LONGEST_SUBJECT = 80;

const VERB = String.raw`(?:['’]s|\s(?:(?:also|still|now|just|never|always|\p{Ll}+ly)\s)?(?:is|are|was|were|has|have|had|does|do|did|can|will|\p{Ll}+(?:s|ed)|isn['’]t|doesn['’]t|can['’]t|won['’]t))(?!\p{L})`;
const PRONOUN = String.raw`(?:i|we|he|she)(?:['’]\p{L}+)?\s(?!(?:think|guess|mean|suppose|believe|hope|wish)(?!\p{L}))\p{L}`;
const OWN = String.raw`(?:my|our)\s(?:(?!and\s|or\s)\p{L}+\s){0,2}\p{L}+${VERB}`;
/** It cannot be understood alone: "it", "that" and "her" refer to what precedes. */
const SPEAKS = new RegExp(String.raw`^(?:(?:and|but|so|now|also)\s){0,2}(?:${PRONOUN}|${OWN})`, 'iu');
const NAMED = new RegExp(
  String.raw`^(?:(?:Dr|Mr|Mrs|Ms|Prof)\.?\s)?(?!(?:It|This|That|These|Those|They|There|No|Not|At|In|On|One|Both|Which|Who|What|His|Her|Its|Their)\s)\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?${VERB}`,
  'u',
);
const HAS_SUBJECT = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:(?:i|we|he|she|they|it|you)(?:['’]\p{L}+|\s\p{L}+)|(?:my|our|his|her|their|the)\s\p{L}+(?:\s\p{L}+)?${VERB})`,
  'iu',
);
/** What follows "If it rains;", "He told me;", "Maybe;" or "I would like to;" may depend on it. */
const LEADS = new RegExp(
  String.raw`^(?:(?:and|but|so|well|oh)[,\s]+)?(?:if|unless|when|whenever|once|until|till|while|whether|in case|as soon as|after|before|suppose|supposing|assuming|provided|not)(?!\p{L})|(?<![\p{L}'’-])(?:maybe|perhaps|possibly|probably|apparently|allegedly|supposedly|imagine|would|might|wish(?:es|ed)?|hop(?:es?|ed|ing)|dream(?:s|ed|t)?|pretend\p{L}*|say|says|said|saying|tells?|told|asks?|asked|claim(?:s|ed)?|writes?|wrote|hears?|heard|thinks?|thought|believes?|believed|guess|suppose|mean|means|meant|know|knows|knew|reckons?|true)(?!\p{L})|(?<=\p{L}['’])d(?!\p{L})`,
  'iu',
);

/**
 * @returns the sentences of a text in order. A semicolon separates only if each side has its own subject and nothing before governs what
 * follows: "I take metformin; 500 mg" is one, "I am vegan; I live in Leeds" are two.
 */
export function stretches(text: string): string[] {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of sentenceRanges(text)) {
    const before = found.at(-1);
    if (before && isOne(text, before, start)) before.end = end;
    else found.push({ start, end });
  }
  return found.map(({ start, end }) => text.slice(start, end));
}

/** @returns whether a sentence continues after its semicolon. */
function isOne(text: string, { start, end }: { start: number; end: number }, next: number): boolean {
  if (!SEMICOLON.test(text.slice(Math.max(start, end - 2), end)) || text.slice(end, next).includes('\n')) return false;
  const before = text.slice(start, Math.min(end, start + LONGEST_LEAD));
  const after = text.slice(next, next + LONGEST_SUBJECT);
  const isClause = HAS_SUBJECT.test(before) || NAMED.test(before);
  return !isClause || LEADS.test(before) || !(SPEAKS.test(after) || NAMED.test(after));
}
