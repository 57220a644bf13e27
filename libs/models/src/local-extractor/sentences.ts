import { mainClauses } from '#domain/main-clauses.js';
import { stretches } from './stretches.js';

/** A stretch of a turn that can state something by itself; its words stand in the turn as they are here. */
export interface Sentence {
  readonly text: string;
  /** Its place in the turn, from 0. */
  readonly place: number;
}

/** Of one turn; what follows is not read. */
const MOST_SENTENCES = 60;
/** A longer one is nobody's sentence: a list, or a text that was pasted. It is not read. */
const LONGEST = 400;
/** From this length on, what has no stop is cut before "and I", as a recogniser writes no stops. */
const UNSTOPPED = 100;

const DASH = /\s[-–—]\s(?=\p{L})/u;
const JOINT = /\s+(?=(?:and|but|so|because|then)\s+(?:i|i'm|i've|i'll|we|we're|my)\s)/iu;
/** "I live in Porto, and I am allergic to nuts" are two statements. */
const AND_I =
  /,\s+(?=(?:and|but)\s+(?:now\s+)?(?:i|i['’]m|i['’]ve|i['’]ll|we|we['’]re|we['’]ve|my|our)\s)|\s+(?=and\s+now\s+(?:i|i['’]m|i['’]ve|we|we['’]re|we['’]ve|my|our)\s)/iu;
/**
 * "My husband is vegan and I'm allergic to nuts": somebody else, what they are or do, and then the speaker; also without a comma.
 * What follows is looked at first, since to look back from every place would take quadratic time.
 */
const OTHER_AND_I =
  /\s(?=(?:and|but|so)\s(?:now\s)?(?:i|we)(?:['’](?:m|ve|re)\s|\s(?:am|are|have|live|work|take|play|speak|go|like|love|hate|need|smoke|drive|eat|moved|started|stopped|was|had|don['’]t|no longer)\s))(?<=^(?:(?:yes|yeah|well|so|oh|and|but|um|uh|hi|no)[,\s]+){0,2}(?:my\s\p{L}+(?:\s\p{L}+)?|he|she)(?:['’]s|\s(?:is|was|has|lives|works|moved|takes|plays|speaks|goes|likes|loves|hates|needs|smokes|drives|eats|started|stopped))\s(?:[\p{L}\p{N}'’-]+\s){0,11}[\p{L}\p{N}'’-]+\s)/iu;
/** "I live in Porto, how about you?" */
const ASKED_BACK =
  /(?:,|;)?\s+(?:and\s+)?(?:how|what) about (?:you|yours|yourself)\b[^.!?]*\?+$|,\s+(?:and\s+)?(?:what|how|when|where|why|who|do|did|are|is|have|can|could|would|will|isn't|right|you know)\b[^,?]{0,80}\?+$/iu;
/** What is said before somebody comes to it: "Yeah, ", "By the way, ", "That's too bad, I ...". */
const OPENING =
  /^(?:(?:(?:yeah|yep|yes|yup|no|nope|nah|well|so|oh|ok|okay|hey|hi|hello|wow|haha|hmm|um|uh|right|sure|thanks|thank you|anyway|actually|honestly|btw|by the way|oh and|also|and|but|plus|you know|i mean|i see|guess what|unfortunately|sadly|luckily|fortunately|sorry)(?:[,;!]|\.\.\.|…|\s(?=(?:now )?(?:i\b|i'|we\b|my\b)))|(?:that['’]s|that is|that sounds|sounds|it['’]s)\s[\p{L} ]{2,24},(?=\s(?:i|we|my)\b))\s*)+/iu;

/** @returns the sentences of a turn in their order, without what was asked back, in time linear in its length. */
export function sentencesIn(turn: string): Sentence[] {
  const lines = turn.replaceAll(/[^\S\n]+/gu, ' ');
  return stretches(lines)
    .flatMap((part) => part.split(DASH))
    .slice(0, MOST_SENTENCES)
    .flatMap((part) => part.split(AND_I))
    .flatMap((part) => part.split(OTHER_AND_I))
    .flatMap(mainClauses)
    .flatMap((part) => (part.length > UNSTOPPED ? part.split(JOINT) : [part]))
    .map((part) =>
      part
        .replace(/[,;]$/u, '')
        .trim()
        .slice(0, LONGEST + 1),
    )
    .filter((part) => part !== '' && part.length <= LONGEST)
    .slice(0, MOST_SENTENCES)
    .map((part, place) => ({ text: part.replace(ASKED_BACK, ''), place }))
    .filter(({ text }) => text !== '');
}

/** @returns the sentence without what only opens it: "Yeah, ", "By the way, ". */
export function withoutOpening(sentence: string): string {
  const rest = sentence.replace(OPENING, '');
  return rest === '' ? sentence : rest;
}
