import { isQuestion } from '#domain/speech/question/question.js';
import { sentences } from '#domain/speech/words.js';

/** What the words of a text do to a plan, and where the text says so. */
export interface SaidChange {
  readonly does: 'move' | 'cancel';
  readonly clause: string;
  /** "The dentist called and moved me": the clause before, which may name the plan; '' if there is none. */
  readonly context: string;
  /** "I couldn't make it": only what was already due. */
  readonly missed: boolean;
  /** The start and end of the words of change in the clause. */
  readonly from: number;
  readonly to: number;
}

const CANCEL = [
  String.raw`cancel(?:s|led|ed|ling|ing|lation(?: of)?)?`,
  String.raw`call(?:ed|ing)? (?:it |that |this )?off`,
  String.raw`(?:is|was|are|were|been|'s|’s) (?:called )?off(?=$|[.!]| for\b| on\b| this\b| next\b| today\b| tomorrow\b| after all\b| [a-z]+day\b)`,
  String.raw`scrap(?:ped|ping)?`,
  String.raw`skipping`,
  String.raw`(?:is not|isn['’]t|won['’]t be|will not be|not) (?:happening|going ahead|taking place)`,
  String.raw`(?:won['’]t|will not) (?:happen|take place|go ahead)`,
  String.raw`(?:fell|fallen|fall) through`,
  String.raw`no longer (?:going|seeing|meeting|having|flying|need(?:s|ed)?|attending|coming)`,
  String.raw`(?:can['’]t|cannot|can not|won['’]t be able to|unable to) (?:make|attend|come to|get to|go to)(?: it)?`,
].join('|');
const MISSED = String.raw`(?:couldn['’]t|could not) (?:make|attend|come to|get to|go to)(?: it)?`;
const MOVE = [
  String.raw`(?:moves|moved|moving|move)`,
  String.raw`re-?schedul(?:ed|es|ing|e)`,
  String.raw`re-?arrang(?:ed|es|ing|e)`,
  String.raw`re-?book(?:ed|s|ing)?`,
  String.raw`postpon(?:ed|es|ing|e)`,
  String.raw`(?:put|putting|puts) (?:it |that |this )?(?:off|back)`,
  String.raw`push(?:ed|es|ing)?(?: it| that)?(?: back| out)?`,
  String.raw`(?:brought|bring|bringing|pulled|pull)(?: it| that)? forward`,
  String.raw`(?:shifted|shift|shifting|delayed|delay|bumped|changed|change|switched|switch|swapped)`,
  String.raw`(?:is|'s|’s|are|will) now(?: be)?(?= (?:on|at|for)\b)`,
  String.raw`instead of`,
].join('|');
const CHANGES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<missed>${MISSED})|(?<cancel>${CANCEL})|(?<move>${MOVE}))(?![\p{L}\p{N}])`,
  'giu',
);

/** Wishes, doubts, questions and habits change nothing. */
const OPEN =
  /\?|(?<!\p{L})(?:might|maybe|perhaps|could|would|want(?:s|ed|ing)?|['’]d (?:like|love|prefer|rather)|prefer|hop(?:e|es|ing)|wish(?:es)?|thinking|considering|plans? to|planning to|if|whether|unless|shall|possibl[ey]|can (?:i|we|you|she|he|they)|try|tries|trying|ask(?:ed|ing)? (?:if|whether|for|to)|almost|nearly|about to|used to|always|often|sometimes|usually|hates?|hated|afraid|worr\p{L}*|in case|when(?:ever)?|going to|gonna|(?:i|we|she|he|they)['’]ll|may (?:have|be|need|move|cancel|not)|should|everything|all my|all of|both|other|another|else|back on|still on|reinstated|un-?cancel\p{L}*)(?!\p{L})/iu;
const WILL = /\bwill (?!now\b|be\b|not\b)/u;
/** It is not done, or cannot be. */
const NOT_DONE = [
  'not|never|without|nobody|no one|none|nor|neither|cannot|against|no longer|no need to|unable to|(?:im|not )possible to',
  String.raw`(?:ca|could|wo|would|should|must|need|do|did|does|has|have|had|is|are|was|were|ai)n['’]t`,
  String.raw`(?:refuse|decline)[sd]? to|fail(?:s|ed)? to|forg[eo]t(?:ten)? to|too \p{L}+ to`,
].join('|');
const NOT = new RegExp(String.raw`(?<!\p{L})(?:${NOT_DONE})\s+(?:\p{L}+\s+){0,3}$`, 'iu');
/** It still has to be done: enough to cancel, and to move if the new time is stated. */
const MUST = /\b(?:have|has|had|need|needs|must|got) (?:to )?(?:\p{L}+ )?$/iu;
const ENOUGH = 1_000;

/** @returns what a text says about a plan; `null` if it says nothing, leaves it open, or says more than one thing. */
export function saidChange(text: string): (SaidChange & { readonly must: boolean }) | null {
  if (text.length > ENOUGH) return null;
  const found = sentences(text).flatMap(changesIn);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function changesIn(sentence: string): (SaidChange & { readonly must: boolean })[] {
  const clauses = sentence.split(/,\s+|\s+(?=(?:because|since|so|and|but|due to|which|while)\s)/iu);
  return clauses.flatMap((clause, i) => {
    const [match] = clause.matchAll(CHANGES);
    if (!match) return [];
    const before = clause.slice(0, match.index);
    if (OPEN.test(clause) || isQuestion(sentence) || isQuestion(clause) || WILL.test(before) || NOT.test(before))
      return [];
    const context = (i > 0 && clauses[i - 1]) || '';
    if (OPEN.test(context)) return [];
    const [from, to] = [match.index, match.index + match[0].length];
    const does = match.groups?.['move'] ? 'move' : 'cancel';
    const missed = match.groups?.['missed'] !== undefined;
    return [{ does, clause, context, missed, from, to, must: MUST.test(before) } as const];
  });
}
