import { isQuestion } from '#domain/speech/question/question.js';
import { stretches } from './stretches.js';
import { plainWords, timeWords, withoutLasting } from './spoken-time.js';

const FILLER = String.raw`(?:(?:oh|ooh|ah|um+|uh|er|erm|eh|well|so|right|ok|okay|and|no problem|no worries|no bother)[\s,.!…-]+)*`;
const GOOD =
  'fine|perfect|great|good|grand|lovely|ideal|okay|ok|brilliant|wonderful|super|excellent|fantastic|amazing|awesome|smashing|sweet';
const YES = new RegExp(
  String.raw`^${FILLER}(?:yes|yeah|yep|yup|aye|${GOOD}|sure|with pleasure|will do|certainly|absolutely|definitely|of course|deal|done|cool|spot on|sounds (?:${GOOD})|no (?:problem|worries|bother)|(?:that|it|this)(?:['’]s|\sis|\swould be|['’]d be|['’]ll be|\swill be)\s(?:(?:just|absolutely|all|really|very)\s)?(?:${GOOD}|available|free|sorted|booked)|(?:that|it|this)(?:['’]ll|\swill)\s(?:do|work|suit)|(?:that|it|which)\s(?:works|suits|sounds (?:${GOOD}))|works (?:for me|fine|great|well)|suits me|(?:oh\s)?go on(?: then)?|please do|i(?:['’]ll|\swill)\s(?:take|have)\s(?:it|that)|(?:book|lock|put|pop|write)\s(?:it|me|us|that)\s(?:in|down)|see you then|i(?:['’]ll|\swill) be there)(?![\p{L}-])`,
  'iu',
);
/** May only be about what was told. */
const PRAISE = new RegExp(
  String.raw`^${FILLER}(?:${GOOD}|sounds (?:${GOOD})|cool|(?:that|it|this)(?:['’]s|\sis|\ssounds)\s(?:${GOOD}))(?![\p{L}-])(?!.*(?:please|book|works|suits))`,
  'iu',
);
const THANKS = new RegExp(String.raw`^${FILLER}(?:many thanks|thanks|thank you|cheers|ta|bless you)(?![\p{L}-])`, 'iu');
/** It is refused, or still open. */
const OPEN =
  /(?<![\p{L}'’-])(?:no|not|never|nope|but|if|unless|maybe|perhaps|probably|possibly|hopefully|think|guess|suppose|hope|might|could|should|try|check|ask|let me|see if|have to|got to|depends|tricky|hard|awkward|difficult|better|instead|rather|earlier|later|actually|or|except|although|though|afraid|unfortunately|hmm+)(?![\p{L}-])|\p{L}n['’]t(?!\p{L})/iu;
const NO_TROUBLE = /(?<!\p{L})no (?:problem|worries|bother|trouble)(?!\p{L})/giu;
/** It is taken back, or asked about again. */
const TAKEN_BACK =
  /^(?:(?:oh|ah|um|uh|er|erm|well|and)[\s,.…]+)*(?:no(?!\p{L})(?! (?:problem|worries|need|bother))|actually|wait|hang on|hold on|hmm|sorry|scrap|except|unless|although|only|but|or|let me|say|make (?:it|that)|what about|how about|(?:could|can) (?:you|we|i) (?:do|make|have|come)|is there|i(?:['’]ll| will) (?:have to|need to|check|ask|see|let you))(?!\p{L})/iu;
const ANOTHER = /(?<!\p{L})(?:better|instead|rather|earlier|later|tricky|clash\p{L}*)(?!\p{L})/iu;
/** Words that a repeated time can stand with. */
const BESIDE_TIME = new Set(
  `the at on of past to o clock is s it works work suits me us for will ll do that so a then with please thanks thank you yes yeah
  yep yup aye well um uh er oh okay ok right say am pm m p in again sharp no problem lovely fine perfect great good grand ideal brilliant wonderful
  super excellent done booked sure sorted available free love this too`.split(/\s+/u),
);

/** How something was offered. */
export interface Offered {
  readonly isNews?: boolean;
  readonly isSettled?: boolean;
  readonly mustRepeat?: boolean;
}

/**
 * @param offer the words for the time that was offered.
 * @param isNews the offer may only tell of something, so that praise does not accept it.
 * @param isSettled the offer states that it is done, so that thanks accept it.
 * @param mustRepeat something else was asked after the offer, so that a yes may be for that.
 * @returns the sentence of a reply that plainly accepts; `null` if it refuses, hedges, asks back or names another time.
 */
export function acceptanceIn(
  reply: string,
  offer: string,
  { isNews = false, isSettled = false, mustRepeat = false }: Offered,
): string | null {
  const sentences = stretches(reply).map((sentence) => sentence.trim());
  const known = timeWords(offer);
  const accepts = (sentence: string): boolean =>
    isPlain(sentence, known) &&
    (repeatsTime(sentence, known) ||
      (!mustRepeat &&
        !(isNews && PRAISE.test(sentence)) &&
        (YES.test(sentence) || (isSettled && THANKS.test(sentence)))));
  const place = sentences.slice(0, 2).findIndex(accepts);
  if (place < 0 || sentences.slice(0, place).some((sentence) => !isPlain(sentence, known))) return null;
  const later = sentences.slice(place + 1);
  return later.some((sentence) => takesBack(sentence, known)) ? null : (sentences[place] ?? null);
}

/** @returns whether a sentence refuses or hedges. */
export function isRefused(sentence: string): boolean {
  return OPEN.test(sentence.replaceAll(NO_TROUBLE, ' '));
}

/** @returns whether a sentence takes back what was said before it. */
export function isTakenBack(sentence: string): boolean {
  return TAKEN_BACK.test(sentence);
}

/** Neither asks, nor refuses, nor names another time. */
function isPlain(sentence: string, known: readonly string[]): boolean {
  return !isQuestion(sentence) && !isRefused(sentence) && !hasOtherTime(sentence, known);
}

function takesBack(sentence: string, known: readonly string[]): boolean {
  const isOther = hasOtherTime(sentence, known);
  return (
    isTakenBack(sentence) ||
    (isOther && isQuestion(sentence)) ||
    (ANOTHER.test(sentence) && timeWords(sentence).length > 0)
  );
}

function hasOtherTime(sentence: string, known: readonly string[]): boolean {
  return timeWords(sentence).some((word) => !known.includes(word));
}

function repeatsTime(sentence: string, known: readonly string[]): boolean {
  const isKnown = (word: string): boolean => timeWords(word).every((one) => known.includes(one));
  const words = plainWords(withoutLasting(sentence));
  return (
    timeWords(sentence).length > 0 &&
    words.every((word) => BESIDE_TIME.has(word) || (timeWords(word).length > 0 && isKnown(word)))
  );
}
