import { mainClauses } from '../main-clauses.js';
import { sentences } from '../words.js';
import { mayBeUnreal } from './doubtful.js';

/** A past form, as it follows "and" without a subject: "and sold the van". */
const DONE =
  '(?:\\p{L}{2,}ed|sold|left|quit|got|gotten|gave|given|took|taken|bought|lost|came|gone|went|put|let|kept|began|begun|broke|broken|found|cut|shut|sent|paid|swore|sworn|taught|no longer)';
const SOMEBODY = String.raw`(?:(?:i|we|he|she|they|it)(?:['’](?:m|ve|re|s|d|ll))?|(?:my|our|his|her|their|the)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+(?:['’]s)?)`;
const DOES = String.raw`(?:(?:now|also|just|only|already|still|never|finally|since)\s)*(?:${DONE}|is|are|am|was|were|has|have|had|do|does|did|\p{L}+n['’]t|not|(?<=\b(?:i|we|they)\s)\p{L}+|(?<=\b(?:he|she|it)\s)\p{L}+s|(?<=['’](?:m|ve|re|s|d|ll)\s)\p{L}+)(?!\p{L})`;
/** "And", "so" or "but" before another clause, with a subject of its own or only with a verb. */
const JOINT = new RegExp(
  String.raw`(?:,|;|\s[–—-])?\s+(?:and|so|but)\s+(?:(?:so|now|then|also|therefore|since|have|has)\s+)*(?:(?=(?<own>${SOMEBODY})\s${DOES})|(?=${DONE}\s\S))`,
  'giu',
);
/** Who does it, and the auxiliary. */
const SUBJECT = new RegExp(
  String.raw`^(?:(?:oh|well|so|actually|and|but|yes|no|sorry)[,\s]+)*(?<who>(?:i|we|he|she|they)(?:['’](?:ve|s))?(?:\s(?:have|has))?|(?:my|our|his|her|their|the)\s[\p{L}-]+(?:['’]s)?(?:\s(?:have|has))?)\s`,
  'iu',
);
/** It can stand alone: "we split up", but not "my husband" of "my husband and I moved". */
const STANDS = new RegExp(
  String.raw`^(?:(?:oh|well|so|actually|and|but|yes|no|sorry)[,\s]+)*(?:(?:i|we|he|she|they|it)(?:['’]\p{L}+)?\s\p{L}|.*(?<!\p{L})(?:${DONE}|is|are|was|were|has|have|do|does|did|\p{L}+n['’]t)(?!\p{L}))`,
  'iu',
);
const BEGINS_DONE = new RegExp(String.raw`^${DONE}\s`, 'iu');
/** "He's gone and registered" is one thing. */
const GONE_AND = /(?:^|\s|['’]s\s|['’]ve\s)(?:gone|been|went|go|up)$/iu;
const LONGEST = 400;

/**
 * "I've retired and sold the van" changes two things, each told in a clause: "I've retired", "I've sold the van". What
 * is wished, supposed or nearly done stays whole, since a clause without those words would say that it is so. English
 * only.
 *
 * @returns the clauses of a statement, each with its subject; a sentence that is not split is one.
 */
export function changeClauses(statement: string): string[] {
  return sentences(statement).flatMap((sentence) => (mayBeUnreal(sentence) ? [sentence] : clausesIn(sentence)));
}

/**
 * @returns whether a clause says by itself of whom or what it tells: not "she's Mrs Okafor now", which the clause before
 * it explains, nor "sold up". What is "still" so ends nothing.
 */
export function isTellingAlone(clause: string): boolean {
  if (REMAINS.test(clause)) return false;
  return SELF.test(clause) || (!PRONOUN.test(clause) && clause.split(/\s+/u).length >= FEWEST_WORDS);
}

const SELF = /^(?:(?:and|so|but)\s)?(?:i|we)(?!\p{L})/iu;
/** It says what is as before. */
const REMAINS = /(?<!\p{L})(?:still|same|keep|kept|keeping|remains?|carry on|carrying on)(?!\p{L})/iu;
const PRONOUN = /^(?:(?:and|so|but)\s)?(?:he|she|they|it|that|this|there)(?!\p{L})/iu;
const FEWEST_WORDS = 3;

function clausesIn(sentence: string): string[] {
  return sentence.length > LONGEST ? [sentence] : mainClauses(sentence).flatMap(partsOf);
}

function partsOf(clause: string): string[] {
  const parts: string[] = [];
  let [from, who] = [0, subjectOf(clause)];
  for (const { index, 0: joint, groups } of clause.matchAll(JOINT)) {
    const before = clause.slice(from, index);
    const isOwn = groups?.['own'] !== undefined;
    if (!STANDS.test(before) || !(isOwn || isShared(before, who))) continue;
    parts.push(withSubject(before, parts.length > 0 ? who : ''));
    [from, who] = [index + joint.length, isOwn ? '' : who];
  }
  parts.push(withSubject(clause.slice(from), parts.length > 0 ? who : ''));
  return parts.map((part) => part.trim());
}

const IS_DENIED = /(?<!\p{L})(?:not|never|no|cannot|\p{L}+n['’]t)(?!\p{L})/iu;

/** A clause without a subject has that of the one before it. */
function isShared(before: string, who: string): boolean {
  return (who !== '' || BEGINS_DONE.test(before)) && !IS_DENIED.test(before) && !GONE_AND.test(before);
}

function subjectOf(clause: string): string {
  return SUBJECT.exec(clause)?.groups?.['who'] ?? '';
}

function withSubject(part: string, who: string): string {
  return who === '' || SUBJECT.test(`${part} `) ? part : `${who} ${part}`;
}
