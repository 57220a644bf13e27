import { isQuestion } from './question.js';
import { AUXILIARY, FILLERS, PRONOUN } from './words.js';

/** The longest sentence that is looked at, and how many of its joints. */
const [LONGEST, MOST_JOINTS] = [600, 8];

/** Recognisers often write no comma, so a few beginnings of questions count without one. */
const ASKED = [
  "(?:can|could|would|will|do|did|have|are|can’t|can't) you",
  '(?:can|could|may|shall|should|do) (?:i|we)',
  'is (?:there|it|that) (?:a|any|ok|okay|all right|alright|possible|still|going)',
  '(?:what|how|when|where) (?:do|does|should|can|will) (?:i|we|you)',
].join('|');
const JOINT = new RegExp(
  String.raw`(?:\s*[,;]|\s+[-–—])\s+(?:(?:and|so|but)\s+)?|\s+(?:and|so|but)\s+|\s+(?=(?:${ASKED})\s)`,
  'giu',
);
/** The words after which a clause goes on: "that's how long", "neither". */
const GOES_ON =
  /(?<!\p{L})(?:how|what|when|where|why|who|whom|whose|which|if|whether|that|than|as|and|or|nor|so|neither|but|long|much|many|far|often|to|not|only|never|about|know|remember|tell me|ask|asking|say|said|think|guess|wonder|wondering|mean)$/iu;
/** A condition, or what is not yet said to be so. */
const SUPPOSES =
  /^(?:and |but |so )?(?:(?:if|when|whenever|once|unless|until|till|before|after|while|whether|suppose|supposing|say|assuming|provided|providing|in case|though|although|even|as|or|imagine|pretend|let['’]?s say|hypothetically|theoretically|in theory|by the time|(?:the|any|every|each|next) (?:moment|minute|time|day|week)|in the event|what|which|who|how|why|where)(?![\p{L}'’])|(?:had|should|were) (?:i|we|you|he|she|they)(?![\p{L}'’]))/iu;
/** "After the move I report to Deepa" is more than a condition. */
const TIME_FIRST =
  /^(?:after|before|until|once) (?:the|my|our|a|an|his|her|their|last|this) (?:[\p{L}'’-]+ ){1,3}?(?:i|we|he|she|they|it)(?:['’]\p{L}+)? \p{L}/iu;
/** "Now that I've moved, …" says that it is so. */
const SINCE =
  /^(?:(?:and|but|so|well)\s+)?(?:now that|since|because|seeing (?:as|that)|given that)\s+(?=(?:i|we|he|she|they|it|my|our|his|her|their|the)(?:['’]\p{L}+)?\s)/iu;
/** Asks for the reason of what it takes to be so. */
const WHY = /^(?:why|how come|why(?:'s| is) that|what for)$/u;
const FEWEST_WORDS = 3;

/** Only asks whether what was said is right: "aren't I", "is that right", "can you check that". */
const TAG = new RegExp(String.raw`^(?:${AUXILIARY}) (?:${PRONOUN}|it|there|that|this)(?: not)?$`, 'u');
const CONFIRMS = new RegExp(
  [
    "^(?:is|isn't|was|wasn't) (?:that|this|it) (?:still )?(?:right|true|correct|so|the case|not|wrong)",
    "^(?:am|aren't) i (?:right|wrong|correct|mistaken|not)(?: in | to |$)|^(?:do|have) i (?:have |got )*(?:that|this|it) (?:right|down right)",
    "^(?:is|isn't|was) (?:that|this|it) (?:what|how|not) ",
    String.raw`^(?:can|could|would|will) you (?:please |just )*(?:check|confirm|verify|see|double[- ]check|look)(?: (?:that|this|it))?(?: (?:for me|please|out|up))*$`,
    String.raw`^(?:can|could|would|will) you (?:please |just )*(?:check|confirm|verify|see if|see whether|make sure) (?:if |whether )?(?:that|this|it)(?:'s|\u2019s| is) (?:still )?(?:right|true|correct|so)`,
    "^(?:do|don't|would|did) you (?:agree|think|reckon|believe|say|not)(?: so)?$",
    '^or\\b',
  ].join('|'),
  'u',
);
/** Asks whether one minds; what was said is so. */
const MINDS =
  /^(?:ok|okay|all ?right|is (?:that|this|it) (?:ok|okay|all ?right|fine|allowed|a problem|a bother)(?: (?:with|for) (?:you|me|us))?)$/u;

/**
 * "I've moved to Leeds, can you update my address?" states something, and then asks. A tag ("…, haven't I?") or a
 * question whether it is right ("…, can you check that?") leaves what was said in question. English only.
 *
 * @returns the statement and the question; the sentence alone if it is only one of the two.
 */
export function apartFromQuestion(sentence: string): string[] {
  if (sentence.length > LONGEST) return [sentence];
  for (const { index, 0: joint } of [...sentence.matchAll(JOINT)].slice(0, MOST_JOINTS)) {
    const before = sentence.slice(0, index);
    const behind = sentence.slice(index + joint.length);
    const isBare = joint.trim() === '';
    if (!isQuoting(before) && states(before, isBare) && asksMore(behind)) return [before.replace(SINCE, ''), behind];
  }
  return [sentence];
}

/** 'Asked "And your wife, what does she drive?": a Kia.' */
function isQuoting(before: string): boolean {
  return (before.match(/["“”]/gu) ?? []).length % 2 === 1;
}

function states(clause: string, isBare: boolean): boolean {
  const said = clause.replace(FILLERS, '').replaceAll('’', "'").trim();
  if (said.split(/\s+/u).length < FEWEST_WORDS || (isBare && GOES_ON.test(said))) return false;
  return (!SUPPOSES.test(said) || TIME_FIRST.test(said)) && !isQuestion(clause);
}

function asksMore(clause: string): boolean {
  const asked = clause
    .replace(/[\s?？!.]+$/u, '')
    .replaceAll('’', "'")
    .toLowerCase();
  const plain = asked.replace(/^(?:(?:and|so|but|please)\s+)+/u, '').replace(/[\s,]+please$/u, '');
  if (MINDS.test(plain) || WHY.test(plain)) return true;
  return !TAG.test(plain) && !CONFIRMS.test(plain) && plain.split(/\s+/u).length >= FEWEST_WORDS && isQuestion(asked);
}
