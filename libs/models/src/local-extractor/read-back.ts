import { MASK } from '#domain/privacy/mask.js';
import { isQuestion } from '#domain/speech/question/question.js';
import { isRefused, isTakenBack } from './accepted.js';
import { type Sentence, withoutOpening } from './sentences.js';
import { plainWords } from './spoken-time.js';
import { stretches } from './stretches.js';

/** What an agent said of the contact and the contact confirmed, in the contact's words. */
export interface ReadBack {
  /** The confirmation. */
  readonly sentence: Sentence;
  readonly text: string;
}

const [LONGEST, MOST_WORDS] = [160, 16];
const OPENING =
  /^(?:(?:and|so|okay|ok|right|lovely|great|perfect|thank you|thanks|just to (?:confirm|check|be sure)|to confirm|let me (?:just )?(?:check|confirm|read that back)|i(?:['’]ve got|\shave) (?:here )?that)[\s,.:–-]+)+/iu;
const TAIL =
  /(?:,?\s(?:(?:is|was) that (?:right|correct|it)|(?:is|are|do)n['’]t (?:it|you|they)|is it|yes|yeah|right|correct|then|for (?:our|the) records|please))*[\s.?!]*$/iu;
const NOUN = String.raw`(?:(?!(?:is|are|was|were)\s)[\p{L}'’-]+\s){0,3}(?!(?:is|are|was|were|and)\s)[\p{L}-]+`;
const STATE = String.raw`(?:at|in|on|with|from|allergic|intolerant|married|single|divorced|widowed|vegetarian|vegan|coeliac|celiac|diabetic|pregnant|retired|self-employed|working|living|staying|a|an|the)(?!\p{L})`;
const DOING = '(?:live|work|have|take|use|drive|own|rent|prefer|need|smoke|eat|drink|speak|study)';
/** Plain forms of the second person, and the same in the first. */
const FORMS: readonly (readonly [form: RegExp, own: string])[] = [
  [new RegExp(String.raw`^your\s(${NOUN})(?:['’]s|\sis)\s(.+)$`, 'iu'), 'My $1 is $2.'],
  [new RegExp(String.raw`^your\s(${NOUN})\sare\s(.+)$`, 'iu'), 'My $1 are $2.'],
  [new RegExp(String.raw`^is\syour\s(${NOUN})\sstill\s(.+)$`, 'iu'), 'My $1 is still $2.'],
  [new RegExp(String.raw`^you(?:['’]re|\sare)\s((?:(?:still|now|also)\s)?${STATE}.*)$`, 'iu'), 'I am $1.'],
  [new RegExp(String.raw`^are\syou\sstill\s(${STATE}.*)$`, 'iu'), 'I am still $1.'],
  [new RegExp(String.raw`^you\s((?:(?:still|now|also)\s)?${DOING}\s.+)$`, 'iu'), 'I $1.'],
  [new RegExp(String.raw`^do\syou\sstill\s(${DOING}\s.+)$`, 'iu'), 'I still $1.'],
  [new RegExp(String.raw`^you\s(don['’]t\s${DOING}\s.+)$`, 'iu'), 'I $1.'],
];
/** Somebody else's, or what only the turns before tell. */
const UNCLEAR =
  /(?<![\p{L}'’-])(?:i|me|my|we|us|our|you|yours|he|she|they|it|its|him|her|his|them|their|this|that|these|those|same|there|here|one|ones|or|if|when|fine|correct|ready|okay|ok|done|next|due|booked|on its way|problem|line|call)(?![\p{L}-])/iu;
/** "You live in Porto and are a nurse" has a second verb. */
const SECOND_VERB =
  /(?<!\p{L})(?:and|but)\s(?:\p{L}+\s)?(?:are|is|were|was|have|has|had|can|do|don['’]t|live|work|take|use|drive|own|rent|prefer|need|smoke|eat|drink|speak|study|want|your)(?!\p{L})/iu;
const CONFIRMS =
  /^(?:(?:oh|um|uh|er|ah|well|ha)[\s,.]+)*(?:yes|yeah|yep|yup|aye|correct|exactly|absolutely|indeed|spot on|that['’]s (?:right|correct|it|me|the one|us)|that is (?:right|correct)|it is|i am|i do|we do|we are|still (?:am|do))(?![\p{L}-])/iu;

/**
 * @param asked the agent's turn.
 * @param reply the sentences of the contact's next turn, in order.
 * @returns what the last sentence of the agent says of the contact, if the contact plainly confirms it and it can be turned with
 * certainty: "So your new address is 3 Mill Lane?" – "That's right." is "My new address is 3 Mill Lane."
 */
export function readBackIn(asked: string, reply: readonly Sentence[]): ReadBack | null {
  const [sentence, ...later] = reply;
  const last =
    stretches(asked.slice(-2 * LONGEST))
      .at(-1)
      ?.trim() ?? '';
  if (!sentence || last.length > LONGEST || !CONFIRMS.test(sentence.text) || isQuestion(sentence.text)) return null;
  if (isRefused(sentence.text) || hasOther(sentence.text, last)) return null;
  if (later.some(({ text }) => isTakenBack(text))) return null;
  const text = inFirstPerson(withoutOpening(last).replace(OPENING, '').replace(TAIL, ''));
  return text === null ? null : { sentence, text };
}

function inFirstPerson(told: string): string | null {
  if (told.includes(MASK) || SECOND_VERB.test(told)) return null;
  for (const [form, own] of FORMS) {
    const [whole, ...parts] = form.exec(told) ?? [];
    if (whole === undefined) continue;
    const isClear = parts.every((part) => !UNCLEAR.test(part)) && plainWords(told).length <= MOST_WORDS;
    return isClear ? told.replace(form, own) : null;
  }
  return null;
}

/** A number or a name that was not read back. */
function hasOther(reply: string, asked: string): boolean {
  const known = plainWords(asked);
  const values = reply.match(/\p{N}[\p{L}\p{N}]*|(?<=\p{L}[,\s]+)\p{Lu}\p{Ll}+/gu) ?? [];
  return values.some((value) => !known.includes(value.toLowerCase()));
}
