import { isQuestion } from '#domain/speech/question/question.js';
import { otherThanAsked, slotSentence } from './asked-slot.js';
import { type Sentence, withoutOpening } from './sentences.js';

/** An answer that is no sentence, and what it states together with its question. */
export interface Answered {
  readonly sentence: Sentence;
  readonly text: string;
}

/** Maximum words of an answer that is no sentence, and characters of the question. */
const [MOST_WORDS, LONGEST_QUESTION] = [8, 120];

const SAID_BEFORE =
  /^(?:(?:(?:oh|ooh|ah|yes|yeah|yep|sure|um|uh|er|erm|eh|well|so|right|okay|ok|certainly|of course|let me (?:look|see|think)|let's see)\b|it['’]s|its|that['’]s|that would be|it is)[\s,.!…-]*)+/iu;
/** A sentence, which is read by itself, or an order. */
const IS_SENTENCE =
  /(?<![\p{L}'’-])(?:i|we|he|she|they|it|you|that|there|this|please|is|are|am|was|were|has|have|had|do|does|did|can|could|will|would|should|shall|may(?= (?:i|we|you|he|she|it|they|be|have|not|well))|might|must|send|put|take|keep|leave|cancel|make|let|go|hang|hold|wait|call|ask)(?![\p{L}-])|\p{L}['’](?:s|m|re|ve|ll|d|t)(?!\p{L})/iu;
/** States nothing, or only together with more than the question. */
const EMPTY =
  /^(?:no|not|none|nothing|nobody|never|nah|nope|yes|yeah|yep|yup|aye|fine|great|good|grand|perfect|lovely|brilliant|sure|ok|okay|right|correct|exactly|thanks?|maybe|perhaps|probably|possibly|dunno|any|anything|anytime|whenever|wherever|whatever|either|both|same|mine|me|us|always|usually|sometimes|sorry|pardon|what|hmm+|for now|because|since|if|depends|and|but|to be|all|too)(?![\p{L}'’-])/iu;

/** Over, denied or unsure: the question does not say so. */
const IS_OPEN =
  /(?<![\p{L}'’-])(?:used to|formerly|previously|not|never|no longer|any ?more|hopefully|maybe|perhaps|probably|possibly|wish|hope|guess|reckon|think|or)(?![\p{L}-])/iu;
/** "For my wife, 0117 496 0142" is not the speaker's own. */
const OF_OTHERS = /(?<![\p{L}'’-])(?:my|our|his|her|their|for)(?![\p{L}-])/iu;

/** What it asks about was mentioned before, so that it cannot be understood alone. */
const REFERS_BACK =
  /(?<![\p{L}'’-])(?:it|its|that|this|these|those|they|(?<!of )them|their|he|him|his|she|her|there|one|ones)(?![\p{L}-])/iu;
/** Concerns the call only. */
const OF_THE_CALL =
  /(?<![\p{L}'’-])(?:help|like|want|prefer|suits?|(?:shall|should|could|may|can) (?:i|we)(?! know)|wrong|problem|question|query|issue|reason|matter|happening|happened|mean|say|said|think|today|tomorrow|tonight|else|day|time|free|calling|about us|recommend|told|what if)(?![\p{L}-])/iu;
const LEAD = String.raw`(?:what(?:['’]s| is| are)|remind me,? what(?:['’]s| is| are)|(?:can|could|may) i (?:just |also )?(?:take|get|have|grab|ask for)|do you have|have you got|i(?:['’]ll)? need)\s+`;
const ASKED_WITH = new RegExp(`^${LEAD}`, 'iu');
const NOUN = String.raw`(?<noun>(?!(?:is|are|was|were|do|does|did|can|has|have)\s)[\p{L}\p{N}'’-]+(?:\s(?!(?:is|are|was|were|do|does|did|can|has|have|or|and)\s)[\p{L}\p{N}'’-]+){0,6}?)`;
const TAIL = String.raw`(?:,?\s(?:for you|for me|please|again|then|at the moment))*\?$`;
const YOURS = new RegExp(String.raw`^(?:${LEAD})?your\s(?:full\s|best\s)?${NOUN}${TAIL}`, 'iu');
const A_DETAIL = new RegExp(
  String.raw`^(?:${LEAD})?(?:an?|the|some)\s(?:good\s|best\s)?(?=(?:[\p{L}'’-]+\s){0,3}(?:name|number|e-?mail|address|post\s?code|zip\s?code|phone|mobile|date of birth|reg|registration|reference)(?![\p{L}-]))${NOUN}${TAIL}`,
  'iu',
);
const ANY = /^(?:(?:do you have|have you got|are there)\s)?(?<noun>any\s[^?]{3,80})\?$/iu;
const WHICH =
  /^(?:what|when|where|which|who|whose|how (?:many|old|long|often|much|tall|big))(?:['’]\p{L}+)?\s\S+\s\S/iu;
/** The head of a noun is before its "of" and "for". */
const IS_PLURAL = /^(?:(?!(?:of|for|on|in|at|to)\s)\S+\s)*?\S*[^s\s'’]s(?=$|\s(?:of|for|on|in|at|to)\s)/iu;

/**
 * Joins an answer such as "Penicillin." with its question, so that it can be understood alone: "Asked about any
 * allergies: Penicillin." An answer to "your …" is a sentence of the speaker: "My brother's name is Fergal."
 *
 * @param asked the turn before, of another speaker.
 * @param sentences of the answer, in order. Only the first that states something answers.
 * @returns `null` if the question is about the call only, or refers to what was said before it, and if the answer is a
 * sentence or says nothing.
 */
export function answeredIn(asked: string, sentences: readonly Sentence[]): Answered | null {
  const question = questionIn(asked);
  const sentence = sentences.find(({ text }) => !isQuestion(text) && text.replace(SAID_BEFORE, '') !== '');
  if (!question || !sentence) return null;
  const other = otherThanAsked(question, sentence.text);
  if (other !== null) return { sentence, text: other };
  const answer = sentence.text.replace(SAID_BEFORE, '').replace(/[\s,.!…]+$/u, '');
  const slot = slotSentence(question, answer);
  if (slot !== null) return { sentence, text: slot };
  if (
    answer === '' ||
    answer.split(/\s+/u).length > MOST_WORDS ||
    [EMPTY, IS_SENTENCE, IS_OPEN].some((pattern) => pattern.test(answer))
  )
    return null;
  const text = joined(question, answer);
  return text === null ? null : { sentence, text };
}

/** @returns the question at the end of a turn, without "And" before it. */
function questionIn(turn: string): string | null {
  const last = /(?:^|[.!?]\s+)([^.!?]+\?)$/u.exec(turn.trim().slice(-LONGEST_QUESTION))?.[1];
  return last === undefined ? null : withoutOpening(last).replace(/^(?:and|so|now|okay|ok|lovely|great)[\s,]+/iu, '');
}

function joined(question: string, answer: string): string | null {
  if (REFERS_BACK.test(question) || OF_THE_CALL.test(question.replace(ASKED_WITH, ''))) return null;
  const noun = (YOURS.exec(question) ?? A_DETAIL.exec(question))?.groups?.['noun']?.trim();
  if (noun !== undefined && OF_OTHERS.test(answer)) return null;
  if (noun !== undefined)
    return `My ${noun} ${IS_PLURAL.test(noun) ? 'are' : 'is'} ${answer.replace(/^(?:The|An?|In|On|At)(?=\s)/u, (word) => word.toLowerCase())}.`;
  const any = ANY.exec(question)?.groups?.['noun'];
  if (any !== undefined) return `Asked about ${any.charAt(0).toLowerCase()}${any.slice(1)}: ${answer}.`;
  return WHICH.test(question) ? `Asked "${question}": ${answer}.` : null;
}
