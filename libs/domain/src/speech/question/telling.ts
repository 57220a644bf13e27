const YOU = "(?:can|could|will|would|can't|couldn't|won't) you (?:(?:please|just|also|kindly|possibly) )*";
/** Who is to be told; "tell me" is a question. */
const WHOM = String.raw`(?!me\b|us\b)(?:[\p{L}'.-]+ ){1,3}?`;
const TELL = [
  '(?:note|remember|record|mention|believe|know|add|bear in mind)(?: down)? ',
  '(?:write|put|note|take) (?:it |this |that )?(?:down|on file|on record) ',
  'make (?:a |me a )?note (?:of the fact )?',
  'make sure (?:it says|you know) ',
  `let ${WHOM}know `,
  `(?:tell|inform|remind) ${WHOM}`,
  'update (?:my|our|the) (?:record|records|file|details|account|profile) (?:to say )?',
].join('|');
/** The speaker, and what they do or are. */
const SELF = String.raw`(?:(?:i|we)(?:'(?:m|ve|re|ll))? (?!think\b|guess\b|mean\b|suppose\b|wonder\b|hope\b|know\b|see\b|need to know\b)\p{L}|(?:my|our) (?:[\p{L}-]+ ){1,3}?(?:is|are|was|has|have|lives|works|isn't|aren't)\b)`;
/** A request to note something, which states it: "can you note that I'm vegan". */
const TELLS = new RegExp(`^(?:${YOU}(?:${TELL})|did you know )(?:that (?=\\p{L})|(?=${SELF}))`, 'u');
const OWN = '(?:my|our|the|his|her|their)';
/** Something that has a day or an hour. */
const DATED = String.raw`(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:times?|dates?|days?|hours?|appointments?|bookings?|slots?|visits?|meetings?|viewings?|flights?|tables?|deliver(?:y|ies)|collections?|interviews?|calls?|class(?:es)?|lessons?|sessions?)\b)`;
/** An order to change something from now on. A change of day is a question to whoever plans the days. */
const ORDER = [
  `(?:change|update|correct|amend|switch|set) ${OWN} (?!${DATED})(?:[\\p{L}'-]+ (?!${DATED})){1,4}?(?:over |back )?(?:to|from) `,
  `make (?:it|that|mine|ours|${OWN} [\\p{L}'-]+) (?:(?:an?|the) (?!${DATED})|[\\p{L}\\p{N}]+ (?:of us|people|guests|adults)\\b|[\\p{L}\\p{N} ]{1,40}? instead of )`,
  `(?:take|get|strike|remove|unsubscribe) (?:me|us|him|her|them|${OWN} [\\p{L}'-]+) (?:off|from|out of) `,
  `(?:swap|switch|exchange|replace) ${OWN} (?!${DATED})(?:[\\p{L}\\p{N}'-]+ (?!${DATED})){1,8}?(?:for|with|by) `,
].join('|');
/** A polite order: "can you change my surname to Kerr". */
const POLITE = new RegExp(`^(?!.* or (?:do|does|is|are|can|should|will|would|must|what|how) )${YOU}(?=${ORDER})`, 'u');
/** "Could we have a double instead of the twin", "can I give you my new number, it's …". */
const OFFERS = new RegExp(
  String.raw`^(?:can|could|may) (?:i|we) (?:please |just )?(?:have (?=[^?]{1,80} instead of\b)|give you (?=(?:my|our) new )|(?=(?:swap|switch|exchange) ${OWN} (?:[\p{L}\p{N}'-]+ ){1,8}?for ))`,
  'u',
);
const PUTS_DOWN = new RegExp(String.raw`^${YOU}(?:put|note|mark) (?:me|us) down as \p{L}`, 'u');

/**
 * @param said in lower case, without opening words. @returns whether it states what it asks somebody to note or to pass
 * on.
 */
export function asksToNote(said: string): boolean {
  return requestLength(said) > 0 || PUTS_DOWN.test(said);
}

/** @returns the length of the words that ask to note it, 0 if there are none. */
export function requestLength(said: string): number {
  return [TELLS, POLITE, OFFERS].map((asking) => asking.exec(said)?.[0].length ?? 0).find((length) => length > 0) ?? 0;
}

/** Greetings at the start of a call; recognisers write no comma after them. */
const GREETS = String.raw`how (?:are|have) (?:you|things)(?: been)?(?: doing| going| keeping)?(?: today| this morning)?|how's (?:it|everything) going|how do you do|who cares|why not|${YOU}(?:help|assist)(?: me| us)?(?: with (?:this|something))?|${YOU}hear me|(?:do you have|have you got) (?:a|one) (?:minute|moment|second)`;
const UPDATES = String.raw`${YOU}(?:update|change|correct|amend|fix) (?:my|our|the) [\p{L}]+`;
const GREETING = new RegExp(`^(?:${GREETS}|${UPDATES})(?: because)? (?=${SELF})`, 'u');
const JOINT = new RegExp(String.raw`(?:,|;| because)\s+(?:(?:now|and|but|so|because|as|since) )?(?=${SELF})`, 'gu');

/** @returns the length of a greeting that is directly followed by a statement. */
export function greetingLength(said: string): number {
  return GREETING.exec(said)?.[0].length ?? 0;
}

/**
 * @returns the positions where a statement of the speaker about themselves begins, each with the end of what precedes
 * it.
 */
export function statementJoints(said: string): { readonly ends: number; readonly begins: number }[] {
  return [...said.matchAll(JOINT)].map(({ index, 0: words }) => ({ ends: index, begins: index + words.length }));
}
