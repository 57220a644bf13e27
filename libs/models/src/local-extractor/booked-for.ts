import { stretches } from './stretches.js';

/** What people are booked for, in any trade. */
const NOUNS =
  'check[- ]?up|filling|cleaning|hygienist|consultation|mot|service|servicing|repair|delivery|collection|pick[- ]?up|drop[- ]?off|table|viewing|valuation|inspection|survey|installation|fitting|haircut|trim|cut and colou?r|colou?r|highlights|updo|blow[- ]?dry|massage|facial|manicure|pedicure|lesson|class|tuition|training|trial|taster|induction|tour|interview|meeting|visit|call[- ]?back|scan|blood test|x[- ]?ray|eye test|sight test|hearing test|smear|vaccination|vaccine|jab|booster|injection|physio|grooming|spaying|assessment|test drive|meter reading|hearing|rehearsal|party|shoot|oil change|removal|tuning|appraisal|review|session|treatment|operation|surgery|transfer|test|engineer|technician|plumber|electrician';
const BEFORE = String.raw`(?:an?|the|my|your|our|his|her|this|another|for)`;
const NO_MODIFIER =
  '(?:an?|the|my|your|our|his|her|for|new|good|quick|little|bit|same|next|first|last|another|other|free|more|customer)';
const NAMED = new RegExp(
  String.raw`(?<![\p{L}-])(?:${BEFORE}\s(?:(?!${NO_MODIFIER}\s)([\p{L}-]+)\s)?(?:new\s|next\s|quick\s)?)?(${NOUNS})(?:s|['’]s)?(?![\p{L}-])(?!\s(?:results?|reports?|fees?|costs?|charges?|price|bills?|letter|form|number|history|reminder|card|team|desk|department|address|plan|kit|room|area)(?!\p{L}))`,
  'giu',
);
/** "book a piano tuning", "arrange my next fitting". */
const BOOKED = new RegExp(
  String.raw`(?<![\p{L}-])(?:book|arrange|schedule|rebook|reschedule)(?:\sin)?(?:\sfor)?\s(?:an?|my|our|another)\s((?:[\p{L}-]+\s)?(?!(?:in|on|out|up|for)(?!\p{L}))[\p{L}-]+)(?=\s*[.,?!]|\s(?:for|on|with|at|please|in|this|next)(?!\p{L}))`,
  'iu',
);
/** "We'd need to order that tyre in", "replace the boiler". */
const WORKED_ON =
  /(?<![\p{L}-])(?:order|fix|repair|replace|fit|install|mend|service|deliver|collect)\s(?:the|that|this|your|my|our|an?)\s((?!new\s)[\p{L}-]+)(?![\p{L}-])/iu;
const NIGHTS = /(?<!\p{L})(?:\d+|one|two|three|four|five|six|seven|same two|few) nights?(?!\p{L})/iu;
const NOTHING_TOLD =
  /^(?:(?:it|him|her|them|one|thing|things|time|date|day|slot|place|number|form|name|details?|appointment|booking|visit)s?|.*\s(?:appointment|booking|slot|time))$/iu;

/** Wanted or to come, not done or known of old. */
const TO_COME =
  /(?<![\p{L}'’])(?:book\p{L}*|re-?book\p{L}*|arrang\p{L}*|re-?schedul\p{L}*|schedul\p{L}*|needs?|wants?|like|due|after|about|for|come in|bring|do|shall|just|another|next|final|new|fancy|put|get|having|have you|sort|order|fix|repair|replace|fit|install|mend|service|deliver|collect|my|your)(?!\p{L})/iu;
const DONE_OR_USUAL =
  /(?<![\p{L}'’])(?:had|did|was|were|been|last|ago|every|always|usually|already|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?!\p{L})/iu;
const LONGEST = 300;

/** @returns what is to be done, as a turn names it last; `null` if it does not, or if that is done or comes again every week. */
export function bookedForIn(turn: string): string | null {
  const sentences = stretches(turn.slice(0, LONGEST)).filter(
    (sentence) => TO_COME.test(sentence) && !DONE_OR_USUAL.test(sentence),
  );
  return sentences.map(namedIn).findLast((what) => what !== null) ?? null;
}

/** @returns what a sentence names last. */
export function namedIn(sentence: string): string | null {
  const last = [...sentence.matchAll(NAMED)].at(-1);
  if (last) return inLowerCase([last[1], last[2]].filter((word) => word !== undefined).join(' '));
  const [, open] = BOOKED.exec(sentence) ?? WORKED_ON.exec(sentence) ?? [];
  if (open !== undefined && !NOTHING_TOLD.test(open)) return inLowerCase(open);
  return NIGHTS.test(sentence) ? 'stay' : null;
}

/** An abbreviation such as "MOT" stays as it is. */
function inLowerCase(words: string): string {
  return words.replaceAll(/\p{L}+/gu, (word) => (word === word.toUpperCase() ? word : word.toLowerCase()));
}
