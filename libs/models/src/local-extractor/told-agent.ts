import { isQuestion } from '#domain/speech/question/question.js';
import { isTakenBack } from './accepted.js';
import type { AgentQuestion } from './agent-question.js';
import type { Sentence } from './sentences.js';
import { refersBack } from './whom.js';

/** What a contact answers an agent, together with the question. */
export interface ToldAgent {
  readonly sentence: Sentence;
  readonly text: string;
  /** It cannot stand without the question, so that it is not read alone. */
  readonly needsQuestion: boolean;
  /** The place of the last sentence that was joined. */
  readonly through: number;
}

/** Maximum words of an answer, and of a part that is added to it. */
const [MOST_WORDS, MOST_ADDED] = [30, 8];

const FILLER =
  /^(?:(?:oh|ooh|ah|um+|uh|er|erm|eh|well|so|right|okay|ok|let me (?:look|see|think)|let['’]s see)[\s,.!…-]+)+/iu;
/** What says nothing beside a question, with a yes or no: "Yes please", "That's right", "Not that I know of". */
const SAYS_NOTHING =
  /(?<![\p{L}'’-])(?:yes|yeah|yep|yup|aye|no|nope|nah|please|thanks|thank you|cheers|lovely|perfect|great|brilliant|grand|fine|good|okay|ok|sure|right|correct|exactly|of course|go on|not really|not yet|not at all|not that i know of|not sure|i['’]m not sure|no idea|i don['’]t know|i['’]ve no idea|dunno|whatever|whichever|either|anything|anytime|up to you|don['’]t mind|i don['’]t mind|same|the same|none|nothing|nobody|never|sorry|hello|hi|hey|bye|goodbye|ugh|(?:oh )?don['’]t ask|hang on|hold on|one (?:second|moment|sec)|just a (?:second|moment|sec|minute)|bear with me|wait|(?:that|it|this|which)(?:['’]s|\sis|\swould be|['’]d be|['’]ll be)\s(?:fine|great|right|it|all|correct|okay|ok|perfect|lovely|good|brilliant|me|him|her|the one|everything)|(?:that|it|this)(?:['’]ll|\swill|['’]d|\swould) (?:do|work|be all)|(?:i|we|he|she|it|they|there) (?:do|does|did|am|are|is|was|have|has|can|will|would|don['’]t|doesn['’]t|didn['’]t|haven['’]t|hasn['’]t|isn['’]t|aren['’]t|can['’]t|think so|guess so|hope so)|i['’]m not|for now|as well|too|then|a bit|you know|the thing is|(?:the )?(?:love|dear|mate))(?![\p{L}'’-])/giu;
/** It is about the call or the agent, a greeting or a thing to do, not an answer. */
const OF_THE_CALL =
  /^(?:(?:no|yes|yeah|oh)[\s,]+)?(?:i['’]m (?:just )?(?:calling|ringing|phoning)|(?:one|just a) (?:moment|second|sec|minute)|hang on|hold on|wait|bear with me|i (?:just )?(?:wanted|want|need|would like|was wondering|hope|wish|wonder)(?! (?:a|an|the)(?!\p{L}))|i['’]d (?:like|love|rather) to|let me|let['’]s|can (?:you|i|we)|could (?:you|i|we)|hello|good (?:morning|afternoon|evening)|thank|why|what|if|unless|maybe|perhaps|possibly|probably|hopefully|apparently|i(?:['’]ll| will) (?:have to|need to|check|ask|see|let|find|look|get back|call|ring)|i(?:['’]d| would) (?:have to|need to)|depends|it depends)(?![\p{L}-])/iu;
const JOINING = /^(?:(?:and|but|so|well|oh|yes|yeah)[\s,]+)+/iu;
const OWN_FIRST =
  /^(?:(?:yes|yeah|no|well|but|and|so|actually|oh)[\s,.]+)*(?:(?:i|we|you|there)(?:['’]\p{L}+)?\s|(?:my|our)\s)/iu;
const NAME_FIRST =
  /^(?!(?:It|That|This|There|Here|What)(?:['’]|\s))\p{Lu}\p{Ll}+(?:['’]s|\s(?:is|was|has|had|can|does|takes|works|lives|likes|needs|goes|gets|wants|eats|uses))\s/u;
/** "My sister, Ana, 0117 496 0142": whom or what, and no verb. */
const NAMES_ONLY = /^(?:my|our)(?:\s[\p{L}'’-]+){1,2}(?:,\s|[\s.!…]*$)/iu;
const IS_SENTENCE =
  /(?<![\p{L}'’-])(?:i|we|he|she|they|it|you|that|there|this|is|are|was|were|has|have|had|do|does|did|can|could|will|would)(?![\p{L}-])|\p{L}['’](?:s|m|re|ve|ll|d|t)(?!\p{L})/iu;

/**
 * Joins what a contact answers with what an agent asked: 'Asked "What breed is Biscuit?": He's a beagle.' An answer that is taken back is
 * kept with its correction.
 *
 * @param sentences of the answer, in order.
 * @returns `null` if it says nothing more than yes or no, asks back, or only speaks of the call.
 */
export function toldAgentIn({ text, after }: AgentQuestion, sentences: readonly Sentence[]): ToldAgent | null {
  const place = sentences.findIndex((sentence) => !saysNothing(plain(sentence)));
  const sentence = sentences[place];
  if (!sentence || sentences.slice(0, place + 1).some((one) => isQuestion(one.text))) return null;
  if (OF_THE_CALL.test(plain(sentence))) return null;
  const first = plain(sentence);
  if (wordsOf(first) > MOST_WORDS) return null;
  const added = addedTo(
    sentences.slice(place + 1),
    MOST_WORDS - wordsOf(first),
    (text) => isPart(text) || isTakenBack(text),
  );
  const answer = [first, ...added.map(({ text }) => text)].join(' ');
  const asked = `Asked "${text}"${after === null ? '' : ` after "${after}"`}`;
  const isNoSentence = NAMES_ONLY.test(sentence.text) && !IS_SENTENCE.test(sentence.text);
  const needsQuestion = isNoSentence || (!OWN_FIRST.test(sentence.text) && !NAME_FIRST.test(sentence.text));
  const told = `${asked}: ${answer.replace(/[,;…]+$/u, '')}`.replace(/(?<![.!?])$/u, '.');
  return { sentence, text: told, needsQuestion, through: (added.at(-1) ?? sentence).place };
}

function plain({ text }: Sentence): string {
  return text.replace(FILLER, '').trim();
}

function saysNothing(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.replaceAll(SAYS_NOTHING, ' '));
}

/** @returns the sentences that can only be understood with the one before them, up to so many words. */
export function partsAfter({ text }: Sentence, later: readonly Sentence[], most: number): Sentence[] {
  return isPart(text) ? [] : addedTo(later, most - wordsOf(text), isPart);
}

function addedTo(later: readonly Sentence[], most: number, isAdded: (text: string) => boolean): Sentence[] {
  const added: Sentence[] = [];
  let words = 0;
  for (const sentence of later) {
    words += wordsOf(sentence.text);
    if (words > most || isQuestion(sentence.text) || saysNothing(sentence.text) || !isAdded(sentence.text)) break;
    added.push(sentence);
  }
  return added;
}

/** Says nothing alone: it is no sentence, or about what another one tells. */
function isPart(text: string): boolean {
  return (!IS_SENTENCE.test(text) && wordsOf(text) <= MOST_ADDED) || refersBack(text.replace(JOINING, ''));
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}
