import { AUXILIARY, BE, DO, HAVE, MODAL, PRONOUN } from './words.js';

const SUBJECT = `(?:${PRONOUN}|it|there|this|that|these|those|my|our|your|dr|mr|mrs|ms|mum|mom|dad|gran|any|anyone|anybody|anything|the|a|an|his|her|their|some|all|every)`;
const WORD_FIRST = new RegExp(
  [
    String.raw`^(?:how come|how about|what about)\b`,
    String.raw`^(?:who|whom)(?:'s\b| (?!${PRONOUN}\b|my\b|the\b)\p{L})`,
    String.raw`^why(?:'s\b| (?:${AUXILIARY}|not|no|so|the)\b)`,
    String.raw`^(?:what|when|where|which|how)'s\b`,
    String.raw`^(?:what|when|where|how) (?:${AUXILIARY}) `,
    String.raw`^(?:what|which|how|whose) (?!i\b|we\b|the\b|my\b|an?\b)(?:[\p{L}-]+ ){1,3}?${AUXILIARY} ${SUBJECT}\b`,
    '^(?:who|whose|whom|why|what|when|where|how)$',
  ].join('|'),
  'u',
);
/** "What is important is my diet", "whose mother is ill is my wife". */
const NO_WORD_FIRST =
  /^(?:what|who|whose) (?:[\p{L}'-]+ ){0,2}?(?:is|was|matters)(?: (?!the |my |your )[\p{L}'-]+){1,2} (?:is|was|are) (?!it\b|that\b)\p{L}/u;
const WORD = '(?:if|whether|when|what|where|which|who|how|why)';
const WONDERS = `(?:wonder|wondering|curious|asking|checking) ${WORD}|wondering about (?:my|our|the|your)|asking about`;
const WANTS_TO_KNOW = `(?:calling|ringing|phoning|writing|like|want|wanted|need|here|trying) to (?:ask|know|check|find out|see) (?:${WORD}|about)`;
/** "I was wondering whether …", "I'm calling to ask if …". */
const ASKS_ABOUT = new RegExp(
  String.raw`^(?:i|we)(?:'m|'re|'d| am| are| was| were| would)? (?:just )?(?:${WONDERS}|${WANTS_TO_KNOW})\b|^wondering (?:${WORD}|about)\b`,
  'u',
);
/** "…, haven't I", "… is that right"; "and so do I" is a statement. */
const TAG = new RegExp(
  String.raw`(?<!\b(?:so|neither|nor|as|than|what|who|where|when|how)) (?:${BE}|${DO}|${HAVE}|${MODAL}|am|will|had|hadn't) (?:${PRONOUN}|it|there)[\s.!]*$|\b(?:is|isn't) (?:that|this|it) (?:right|true|correct|so|okay|ok|possible)[\s.!]*$`,
  'u',
);
/** "So do I." */
const SAYS_THE_SAME = new RegExp(
  String.raw`^(?:(?:yes|yeah|and|oh|well)[\s,]+)*(?:so|neither|nor) ${AUXILIARY} (?:${PRONOUN}|my [\p{L}]+)[\s.!]*$`,
  'u',
);

/** @returns whether a question word precedes an auxiliary, or the words say that it is a question. */
export function hasQuestionWord(said: string): boolean {
  return (WORD_FIRST.test(said) && !NO_WORD_FIRST.test(said)) || ASKS_ABOUT.test(said);
}

/** @returns whether a clause ends with a tag question: "I'm booked, aren't I". */
export function endsWithTagQuestion(ending: string): boolean {
  return TAG.test(ending);
}

/** @returns whether a clause only agrees, in the order of words of a question: "So do I". */
export function isAgreement(said: string): boolean {
  return SAYS_THE_SAME.test(said);
}
