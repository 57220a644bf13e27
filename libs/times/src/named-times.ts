import type { Expression } from '#dates/expression.js';

/** "My cat is called Friday", "a book named October". */
const NAMED = /(?<!\p{L})(?:called|named|titled|nicknamed|entitled)\s+(?:the\s+)?(?:["'“‘]\s*)?$/iu;
/** "The Tuesday group": an article or a possessive right before a day, and a noun right after it. */
const DETERMINED = /(?<!\p{L})(?:an?|the|my|our|your|his|her|their)\s+$/iu;
const DETERMINER = /^(?:the|my|our|your|his|her|their)\s+/iu;
const DAY_ONLY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)(?:\s+(?:morning|afternoon|evening|night))?$/iu;
/** What takes place on the day, or continues with another part of the sentence. */
const NO_NAME = new RegExp(
  String.raw`^(?:at|in|on|for|with|and|or|but|to|from|until|till|by|is|are|was|will|if|because|so|as|after|before|then|that|off|away|out|instead|only|too|again|please|one|slot|` +
    'morning|afternoon|evening|night|meeting|call|session|class|lesson|lecture|shift|appointment|interview|exam|test|training|practice|rehearsal|' +
    String.raw`breakfast|brunch|lunch|dinner|meal|party|wedding|funeral|service|match|game|race|show|concert|gig|film|flight|train|bus|ferry|delivery|visit|trip|tour|walk|run|workshop|course|` +
    String.raw`\p{L}+ing)(?!\p{L})`,
  'iu',
);

/**
 * @returns whether a day is part of a name, or tells which thing is meant. It is then not the time of an event or of a
 * start.
 */
export function isName(text: string, { index, text: words }: Expression): boolean {
  const before = text.slice(0, index);
  if (NAMED.test(before)) return true;
  const day = words.replace(DETERMINER, '');
  const isDetermined = day !== words || DETERMINED.test(before);
  if (!isDetermined || !DAY_ONLY.test(day)) return false;
  const after = /^\s+(\p{L}[\p{L}'’-]*)/u.exec(text.slice(index + words.length))?.[1];
  return after !== undefined && !NO_NAME.test(after);
}

const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const OF_A_YEAR = new RegExp(String.raw`(?<!\p{L})${MONTH}(?!\p{L})`, 'iu');
const WHICH = /(?<!\p{L})(?:last|this|next|past)(?!\p{L})|\d{4}/iu;
const BORN = /(?<!\p{L})born\s+(?:on |in )?(?:the )?$/iu;

/** "I was born in November": without a year that is a birthday, not the start of something. */
export function isBirthday(text: string, { index, text: words }: Expression): boolean {
  return BORN.test(text.slice(0, index)) && OF_A_YEAR.test(words) && !WHICH.test(words);
}
