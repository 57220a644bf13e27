import { isQuestion } from '#domain/speech/question/question.js';
import type { AskedTime } from './question-time.js';
import type { RecallInput } from './recall.type.js';

/** `before`: true earlier but not now; `ever`: true at any time. */
export type AskedPast = 'before' | 'ever';

type PastQuestion = Pick<RecallInput, 'query' | 'time' | 'validAt' | 'include'>;

/** Matches "Where did she live before?" and "before it changed", but not "before the call" or "before Lisbon". */
const ENDS_BEFORE =
  /\b(?:did|was|were|had|been|(?:has|have) (?:i|you|he|she|it|we|they|the|my|her|his|our|their))\b.*\b(?:(?:before|until)(?: (?:that|this|then|now|(?:(?:the|that|this|it|he|she|we|they|you|i) (?:change|switch|move|swap)(?:d|ed)?)))?|earlier|initially|at first|to (?:begin|start) with|in the (?:past|beginning)|at the start|back then|in those days)\s*[?.!]*$/iu;
const BEFORE = [
  /\bdid \S+(?: \S+){0,2}? (?:stop|quit|give up|come off|get rid of|drop|cancel)\b/iu,
  /\b(?:previously|formerly|originally(?! from\b))\b/iu,
  // Matches "Who used to be her dentist?", but not "Is she used to the flat?" or "what is it used to treat".
  /(?<!(?:\b(?:am|is|are|was|were|be|been|gets?|got|getting)|['’](?:s|m|re))(?: \p{L}+)? )\bused? to\b(?! (?:it|this|that|the|her|his|my|their)\b)/iu,
  /\b(?:previous|prior) (?!(?:calls?|conversations?|sessions?|chats?|messages?|appointments?|visits?|meetings?|questions?|times?|days?|weeks?|months?|years?|experience)\b)\p{L}/iu,
  // A former husband is somebody's role now, so it does not ask about the past.
  /\bformer (?!(?:husband|wife|partner|spouse)\b)\p{L}/iu,
  /\bno longer\b|(?:n['’]t|\bnot)\b.*\bany ?more\b/iu,
  /\bold (?:(?:home|work|mobile|phone|cell|email|postal|delivery|billing|street|insurance|energy|broadband|internet) )?(?:number|address|e-?mail|job|employer|company|workplace|office|plan|tariff|contract|policy|insurer|provider|supplier|carrier|bank|account|doctor|gp|dentist|therapist|landlord|flat|apartment|school|boss|manager|password|login|username|surname|name|dose|dosage|medication|prescription|price|rate|rent|salary|hours|slot|gym|vet)\b/iu,
];
const EVER = [
  /\b(?:has|have|had|did|was|were)\b(?: \S+){0,4}? ever\b(?! since\b)/iu,
  // Matches "Has she worked at Google?", but not "Has the parcel arrived?", which the latest statement answers.
  /^\W*(?:has|have) (?:i|you|he|she|we|they|the (?:caller|customer|client|patient|user|contact)) (?:been (?:to|with|in|at|an?)|worked|lived|owned|driven|smoked|played|used|tried|taken|studied|visited)\b/iu,
];
/** Words that only say that a question is about the past, not what it asks for. */
export const PAST_WORDS: ReadonlySet<string> = new Set(
  'before until earlier previous previously prior former formerly originally initially old used longer anymore past beginning change changed switch switched stop quit give drop cancel'.split(
    ' ',
  ),
);

/** A search phrase as language models write it, such as "previous employer". */
const LOOKED_UP = /^(?:\S+ ){0,2}(?:previous|former|prior|old)(?: \S+){1,3}$/iu;
/** In characters. Longer text asks for more than the past. */
const MAX_LENGTH = 300;

/**
 * @param asked the time that the question names.
 * @returns whether the question asks about the past; `null` if the call or the question states a time.
 */
export function pastOf({ query, time, validAt, include }: PastQuestion, asked: AskedTime | null): AskedPast | null {
  const past = asked || time === 'off' || validAt !== undefined ? null : askedPast(query);
  // A caller who includes all ended facts gets them without this.
  return past === 'ever' && include.length > 0 ? null : past;
}

/** @returns whether a question in plain English asks about the past without stating a time; `null` otherwise, and in other languages. */
export function askedPast(question: string): AskedPast | null {
  if (question.length > MAX_LENGTH || (!isQuestion(question) && !LOOKED_UP.test(question))) return null;
  if (ENDS_BEFORE.test(question) || BEFORE.some((words) => words.test(question))) return 'before';
  return EVER.some((words) => words.test(question)) ? 'ever' : null;
}

/** Matches questions about the past in general. */
const ASKED_OF_PAST = /\b(?:did|was|were|had|been|ever|used to)\b/iu;

/** @returns whether the question is about the present, so that stories of the past should rank behind current facts. */
export function asksOfNow(question: string): boolean {
  return !ASKED_OF_PAST.test(question) && askedPast(question) === null;
}
