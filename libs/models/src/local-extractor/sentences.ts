import { mainClauses } from '#domain/speech/main-clauses.js';
import { stretches } from './stretches.js';

/** A part of a turn that can state something by itself, with the words of the turn unchanged. */
export interface Sentence {
  readonly text: string;
  /** Its position in the turn, from 0. */
  readonly place: number;
}

/** Maximum per turn; the rest is not read. */
const MOST_SENTENCES = 60;
/** Longer ones are lists or pasted text, and are not read. */
const LONGEST = 400;
/** From this length on, a sentence without punctuation is split before "and I", because speech recognisers write none. */
const UNSTOPPED = 100;

const DASH = /\s[-–—]\s(?=\p{L})/u;
const JOINT = /\s+(?=(?:and|but|so|because|then)\s+(?:i|i'm|i've|i'll|we|we're|my)\s)/iu;
/** "I live in Porto, and I am allergic to nuts" is two statements. */
const AND_I =
  /,\s+(?=(?:and|but)\s+(?:now\s+)?(?:i|i['’]m|i['’]ve|i['’]ll|we|we['’]re|we['’]ve|my|our)\s)|\s+(?=and\s+now\s+(?:i|i['’]m|i['’]ve|we|we['’]re|we['’]ve|my|our)\s)/iu;
/**
 * "My husband is vegan and I'm allergic to nuts": somebody else, what they are or do, and then the speaker; also without a comma. The
 * pattern starts from what follows, because looking back from every position would take quadratic time.
 */
const OTHER_AND_I =
  /\s(?=(?:and|but|so)\s(?:now\s)?(?:i|we)(?:['’](?:m|ve|re)\s|\s(?:am|are|have|live|work|take|play|speak|go|like|love|hate|need|smoke|drive|eat|moved|started|stopped|was|had|don['’]t|no longer)\s))(?<=^(?:(?:yes|yeah|well|so|oh|and|but|um|uh|hi|no)[,\s]+){0,2}(?:my\s\p{L}+(?:\s\p{L}+)?|he|she)(?:['’]s|\s(?:is|was|has|lives|works|moved|takes|plays|speaks|goes|likes|loves|hates|needs|smokes|drives|eats|started|stopped))\s(?:[\p{L}\p{N}'’-]+\s){0,11}[\p{L}\p{N}'’-]+\s)/iu;
/** "I live in Porto, how about you?" */
const ASKED_BACK =
  /(?:,|;)?\s+(?:and\s+)?(?:how|what) about (?:you|yours|yourself)\b[^.!?]*\?+$|,\s+(?:and\s+)?(?:what|how|when|where|why|who|do|did|are|is|have|can|could|would|will|isn't|right|you know)\b[^,?]{0,80}\?+$/iu;
/** Openings without content: "Yeah, ", "By the way, ", "That's too bad, I ...". */
const OPENING =
  /^(?:(?:(?:yeah|yep|yes|yup|no|nope|nah|well|so|oh|ok|okay|hey|hi|hello|wow|haha|hmm|um|uh|right|sure|thanks|thank you|anyway|actually|honestly|btw|by the way|oh and|also|and|but|plus|you know|i mean|i see|guess what|unfortunately|sadly|luckily|fortunately|sorry)(?:[,;!]|\.\.\.|…|\s(?=(?:now )?(?:i\b|i'|we\b|my\b)))|(?:that['’]s|that is|that sounds|sounds|it['’]s)\s[\p{L} ]{2,24},(?=\s(?:i|we|my)\b))\s*)+/iu;

/** @returns the sentences of a turn in order, without questions to the other side, in linear time. */
export function sentencesIn(turn: string): Sentence[] {
  const lines = turn.replaceAll(/[^\S\n]+/gu, ' ');
  return stretches(lines)
    .flatMap((part) => part.split(DASH))
    .slice(0, MOST_SENTENCES)
    .flatMap((part) => part.split(AND_I))
    .flatMap((part) => part.split(OTHER_AND_I))
    .map((part) => part.replace(ASKED_BACK, ''))
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
    .map((text, place) => ({ text, place }));
}

/** @returns the sentence without its opening, such as "Yeah, " or "By the way, ". */
export function withoutOpening(sentence: string): string {
  const rest = sentence.replace(OPENING, '');
  return rest === '' ? sentence : rest;
}
