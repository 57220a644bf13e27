import { ENGLISH } from '../languages/english.js';
import { contentStems, sentences, spokenWords } from '../words.js';
import { isInFirstPerson, namesSomebody } from './persons.js';

const WHO = String.raw`(?!(?:i|we|you)(?!\p{L}))(?:he|she|they|somebody|someone|(?:my|our|his|her|their|the|a|one of (?:my|our|the))\s[^,.;:!?"“‘]{2,60}?|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)`;
const TO = String.raw`(?:me|us|him|her|them|people|everyone|everybody|(?:my|our|the|his|her|their)\s\p{L}+)`;
const SAYS = String.raw`(?:(?:has|have|had|just|always|also)\s)*(?:said(?:\sto\s${TO})?|says|saying|goes|(?:told|tells)\s${TO}|(?:texted|messaged|emailed|wrote|shouted|announced|mentioned|reckons?|claims?|claimed|swears?|insists?)(?:\sto)?(?:\s${TO})?|keeps?\s(?:saying|telling\s${TO}))`;
/** "She said …", "my wife told me that …": who, and what. */
const REPORTED = new RegExp(
  String.raw`^(?:(?:oh|well|so|and|but|yes|no|sorry)[,\s]+)*(?<who>${WHO})(?:['’]s)?\s${SAYS}[,:]?\s+(?:that\s)?(?:(?<quoted>["“‘'«].+)|(?<retold>(?:he|she|they)(?!\p{L}).+))$`,
  'isu',
);
const ADDRESSED = /(?<!\p{L})(?:you|your|yours|yourself)(?!\p{L})/iu;
const LONGEST = 400;

/**
 * 'She said "cancel my gym"' and "my wife told me she's given up coffee" are about whoever said it, not about what the
 * contact told of themselves. What a doctor says about "you" or "me" is left open. English only.
 *
 * @returns whether a statement only reports what somebody else said, and the fact is the contact's own.
 */
export function isSaidByAnother(statement: string, fact: string): boolean {
  const words = spokenWords(fact);
  if (!isInFirstPerson(words, ENGLISH) || namesSomebody(words, ENGLISH)) return false;
  const told = sentences(statement.slice(0, LONGEST));
  return told.length > 0 && told.every((sentence) => isOfWhoSaidIt(sentence, contentStems(words)));
}

function isOfWhoSaidIt(sentence: string, known: ReadonlySet<string>): boolean {
  const { who = '', quoted, retold } = REPORTED.exec(sentence.trim())?.groups ?? {};
  if (who === '' || [...contentStems(spokenWords(who))].some((word) => known.has(word))) return false;
  if (quoted !== undefined) return !ADDRESSED.test(quoted) && isWholeQuote(quoted);
  return retold !== undefined && !spokenWords(retold).some((word) => ENGLISH.persons.own.has(word));
}

/**
 * @returns a statement without the sentences that only report what somebody else said of themselves, if the fact is the
 * contact's own and something else is said.
 */
export function withoutReported(statement: string, fact: string): string {
  const told = sentences(statement);
  const left = told.filter((sentence) => !isSaidByAnother(sentence, fact));
  return left.length === told.length || left.length === 0 ? statement : left.map((one) => one.trim()).join(' ');
}

/** Behind the quotation something else may be told: 'she said "cancel it", and I did'. */
function isWholeQuote(quoted: string): boolean {
  return /^["“‘'«][^"“”«»]+["”’'»]?[\s.!,]*$/u.test(quoted);
}

const SELF = String.raw`(?:(?:i|we)(?:['’](?:m|ve|re|ll)|\s(?:am|are|have|no longer|never|don['’]t|can['’]t|won['’]t|haven['’]t))(?!\p{L})|my\s)`;
const WHOM = String.raw`(?!me\b|us\b)(?:[\p{L}'’.-]+\s){1,3}?`;
/** "Tell him …", "I told my mum that …", "as I said to the nurse, …", before what the speaker does or is. */
const TELLING = new RegExp(
  String.raw`^(?:(?:oh|well|so|and|yes|please)[,\s]+)*(?:(?:please\s)?(?:tell|remind|inform)\s${WHOM}|(?:please\s)?let\s${WHOM}know\s|i(?:['’]ve)?\s(?:(?:just|already|also)\s)?(?:told|informed|reminded)\s${WHOM}|i\skeep\stelling\s${WHOM}|as\si\s(?:said|told)(?:\sto)?\s${WHOM.replace('\\s){1,3}?', ',?\\s){1,3}?')})(?:that\s)?(?=${SELF})`,
  'iu',
);
/** "Don't tell him I've stopped smoking": whether it is so is not said. */
const KEPT_FROM =
  /^(?:(?:oh|well|so|and|but|please)[,\s]+)*(?:do not|don['’]t|never)\s(?:tell|say|mention|let|remind)\s/iu;

/** @returns the sentence without whom it is to be told, or was told: "Tell him I've stopped smoking". */
export function withoutTelling(sentence: string): string {
  return sentence.replace(TELLING, '');
}

/** @returns whether a statement asks not to tell something, which may be so or not. */
export function isKeptFrom(statement: string): boolean {
  return KEPT_FROM.test(statement);
}
