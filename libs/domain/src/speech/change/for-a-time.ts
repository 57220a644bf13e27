import { spokenText } from '../words.js';

const LENGTH = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|\p{N}+|a few|a couple of|the next (?:\p{L}+ )?) ?(?:days?|weeks?|months?|fortnight)`;
/** What is done at the moment, and for how long. */
const LIMITED = new RegExp(
  String.raw` (?:i'm|we're|he's|she's|they're|am|is|are|i'll|we'll|he'll|she'll|they'll|will be) (?!(?:now|been|booked|going|off|away) )(?:\p{L}+ ){0,8}?for (?:${LENGTH}|now|the moment|the time being|the meantime) $| (?:for (?:now|the moment|the time being)|in the meantime|meanwhile) $`,
  'u',
);
const GONE = / (?:no|gone|any ?more|no longer|stopped|\p{L}+n't) /u;
/** "Same rule as ever". */
const AS_EVER =
  /(?:^|[,;:.]\s|\s[–—-]\s)(?:it['’]s )?(?:the )?same (?:\p{L}+ ){0,2}as (?:ever|always|before|usual)(?!\p{L})/iu;
const EXCEPT = / (?:but|only|except|just|apart) /u;
const HAS_LENGTH = / for (?:\p{L}+|\p{N}+) (?:days?|weeks?|months?|years?|nights?) /u;

/**
 * "I'm writing with my right for six weeks" does not say that it stays so. English only.
 *
 * @returns whether a statement says at its end that how it is will last only for a time, of which the fact says nothing,
 * or that something is the same as ever.
 */
export function isForATime(statement: string, fact: string): boolean {
  const text = spokenText(statement);
  if (AS_EVER.test(statement) && !EXCEPT.test(text)) return true;
  return LIMITED.test(text) && !GONE.test(text) && !HAS_LENGTH.test(spokenText(fact));
}

/** What is over as soon as it happened. */
const MOMENT =
  /^ (?:(?:and|but|so|well|oh) )*(?:i|we|i've|we've|he's|she's|they've|he|she|they)(?: have| has)? just (?:landed|arrived|got (?:in|here|there|home|back|up|off)|woken up|sat down|parked|pulled up|walked in|come in|logged on|checked in|set off|left the (?:house|office|shop))(?: |$)/u;
/** What goes on for longer than an hour or two. */
const GOES_ON =
  / (?:all|the whole|this whole|for the|every|most of the) (?:day|week|month|year|summer|winter|term|season)s? /u;

/** @returns whether a statement tells of a moment within a longer time: "I've just landed" (known: on the road all week). */
export function isWithin(statement: string, fact: string): boolean {
  return MOMENT.test(spokenText(statement)) && GOES_ON.test(spokenText(fact));
}
