import type { Polarity } from '#domain/memory/memory.js';

/** The parts of a clause about an attribute: "I | haven't | lived | in Porto | since May". */
export interface Clause {
  /** Between the subject and the verb, with contractions: "'ve never". */
  readonly head: string;
  /** The verb, or words such as "allergic" after a form of "be". */
  readonly verb: string;
  /** What follows the value in the clause. */
  readonly tail: string;
  /** The clauses after it. */
  readonly next: string;
  /** There is no subject before the verb: "Based in Porto." */
  readonly isElided: boolean;
}

/** A state lasts, an event begins one; `of-be` needs a form of "be". */
export type VerbKind = 'state' | 'ability' | 'of-be' | 'event' | 'born';

const OPEN =
  /['’](?:d|ll)(?![\p{L}])|\b(?:could|would|will|wo|shall|should|may|might|must|had|hadn|almost|nearly|hardly|barely|rarely|seldom|probably|possibly|supposedly|apparently|allegedly|hopefully|potentially|initially|formerly|previously|briefly|temporarily)\b/iu;
const CAN = /\bcan\b|\bcan['’]t|\bcannot\b/iu;
const NEGATED = /\b(?:not|never|cannot)\b|n['’]t\b/iu;
const NO_LONGER = /\bno longer\b/iu;
const USED_TO = /\bused to\b/iu;
const GIVEN_UP = /\b(?:stopped|quit|gave up|given up)\b/iu;
const BE = /\b(?:am|is|are|was|were|be|been|isn|aren|wasn|weren|ain)\b|['’](?:m|re|s)(?!\p{L})/iu;
const WAS = /\b(?:was|were|wasn|weren)\b/iu;
const HAVE = /\b(?:have|has|haven|hasn)\b|['’]ve\b/iu;
const HAS_ELIDED = /['’]s(?!\p{L})/iu;
const PAST = /^(?:\p{L}+ed)$/iu;

const ANY_MORE = /\b(?:any ?more|any longer|no longer|no more|now|nowadays|these days)\b/iu;
const SINCE = /\bsince\b/iu;
const FOR_LONG =
  /\bfor (?:about |almost |over |more than |nearly |around |the (?:last|past) )?(?:[\p{L}\p{N}-]+ ){0,3}?(?:days|weeks|months|years?|decades?|ages|long|life)\b/iu;
/** Words for something that passes soon. */
const PASSING =
  /\b(?:this (?:week|weekend|month|summer|winter|spring|autumn|season|semester|term)|today|tonight|temporarily|for now|next (?:week|month|year|summer|winter)|for (?:an?|the|this|just|only|about|some|\p{N}+|two|three|four|five|six|couple)\s(?:[\p{L}-]+\s){0,3}?(?:days?|nights?|weeks?|weekend|months?|summer|winter|spring|autumn|season|semester|term|holidays?|time being))\b/iu;
/** It was so then, and nothing says that it is so now. */
const OF_THEN =
  /\b(?:when|while) (?:i|we|he|she|they) (?:was|were|had|lived|worked)\b|\bas an? (?:\p{L}+ )?(?:child|kid|boy|girl|baby|teenager|teen|student|toddler)\b|\bin (?:my|our|his|her|their) (?:childhood|youth|teens|twenties|thirties|\p{N}+s)\b|\b(?:at the time|at that time|back then|once|briefly|before (?:this|that|i|we|moving|coming))\b/iu;
/** "I moved to Rome but left in 2021": what began is over. */
const UNDONE =
  /^[\s,;]*(?:but|and|then)\s+(?:then\s+)?(?:(?:i|we|he|she|they)(?:\s+(?:have|has|am|are|is)|['’](?:ve|m|re|s))?\s+)?(?:since\s+)?(?:left(?=\s*(?:$|[.!,;]|(?:in|again|after|there|it|last|this|when|since|soon|earlier|now)\b))|moved\s+(?:back|away|again|out)|c[ao]me\s+back|went\s+back|returned|back\s)/iu;
/** Words that do not change whether it is true. */
const NOTHING_MORE = /^[\s.!…]*(?:(?:at all|after all|either|though|myself|actually|in my life)[\s.!…]*)?$/iu;

/**
 * @returns whether a clause says that its attribute holds, no longer holds, or never held; `null` if that is not plain,
 * as in a past of which nothing says that it lasts.
 */
export function polarityOf(clause: Clause, kind: VerbKind): Polarity | null {
  const { head, verb, tail } = clause;
  if (OPEN.test(head) || !isGrammatical(clause, kind)) return null;
  if (CAN.test(head) && kind !== 'ability') return null;
  if (NO_LONGER.test(head)) return 'ends';
  if (USED_TO.test(head)) return NEGATED.test(head) || BE.test(head) ? null : 'ends';
  if (GIVEN_UP.test(head)) return NEGATED.test(head) || !/ing$/u.test(verb) ? null : 'ends';
  if (NEGATED.test(head)) return denied(clause, kind);
  if (/\bno longer\b/iu.test(tail)) return 'ends';
  return kind === 'event' || kind === 'born' ? begun(clause) : lasting(clause, kind);
}

/** "Allergic" and "living" need a form of "be", "moved" does not. */
function isGrammatical({ head, verb, isElided }: Clause, kind: VerbKind): boolean {
  const isOfBe = BE.test(head);
  if (kind === 'ability' && /ing$/u.test(verb)) return GIVEN_UP.test(head);
  if (kind === 'of-be' || kind === 'born' || /ing$/u.test(verb)) return isOfBe || isElided || GIVEN_UP.test(head);
  if (kind === 'event') return !/\b(?:am|is|are|was|were|be|been)\b|['’](?:m|re)\b/iu.test(head);
  return !isOfBe || isPerfect(head, verb);
}

function denied({ head, tail }: Clause, kind: VerbKind): Polarity | null {
  if (ANY_MORE.test(tail)) return 'ends';
  const isOver = HAVE.test(head) && (SINCE.test(tail) || FOR_LONG.test(tail));
  if (isOver) return /\bnever\b/iu.test(head) ? null : 'ends';
  if (kind === 'event' && HAVE.test(head) && !/\bnever\b/iu.test(head)) return null;
  return NOTHING_MORE.test(tail) ? 'never' : null;
}

function begun({ tail, next }: Clause): Polarity | null {
  return UNDONE.test(next) || OF_THEN.test(tail) || PASSING.test(tail) || FOR_LONG.test(tail) ? null : 'holds';
}

function lasting({ head, verb, tail }: Clause, kind: VerbKind): Polarity | null {
  const lasts = SINCE.test(tail);
  if (isPerfect(head, verb)) {
    const isGoingOn = /ing$/u.test(verb) || verb === 'based';
    return lasts || isGoingOn || FOR_LONG.test(tail) || /\balways\b/iu.test(head) ? 'holds' : null;
  }
  const isOver = WAS.test(head) || /\bdid\b/iu.test(head) || (PAST.test(verb) && kind !== 'of-be');
  if (isOver) return lasts ? 'holds' : null;
  return PASSING.test(tail) ? null : 'holds';
}

function isPerfect(head: string, verb: string): boolean {
  return HAVE.test(head) || (HAS_ELIDED.test(head) && (PAST.test(verb) || /\bbeen\b/iu.test(head)) && verb !== 'based');
}
