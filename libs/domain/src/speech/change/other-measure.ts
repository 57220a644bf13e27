import { contentStems, spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import { haveOtherNumbers, numbersIn } from './other-number.js';
import type { PlainChange } from './plain-change.js';

/** How a quantity comes to be another one. */
const CHANGES = new Set(
  `went gone going go goes put upped increased raised lowered reduced dropped cut bumped doubled halved rose risen fell fallen moved changed is are it's was were
  now to from up down back at came come measured read reads on`.split(/\s+/u),
);
/** When and why, which end what is said of the quantity. */
const AFTERWARDS = / (?:since|after|because|as of|from|this|last|yesterday|today|now|starting) /u;
/** Words of units, which one of the two may leave out. */
const UNITS = new Set(
  'mg ml g kg kilo kilos stone pounds pound dollar dollars rupees euros quid pence percent mile miles km litre litres tablet tablets a per over hour hours day days week month year years point'.split(
    ' ',
  ),
);
const READING = /^(?:pressure|sugar|weight|temperature|reading|mileage|pulse|cholesterol|hba1c|level|count|score)$/u;
/** An hour, a date, or a number by which something is called. */
const NO_QUANTITY =
  / (?:by \p{N}+|at \p{L}*\p{N}*|(?:january|february|march|april|may|june|july|august|september|october|november|december)|\p{N}+(?:am|pm|st|nd|rd|th)|am|pm|o'clock|(?:number|no|flat|room|ends?(?: in)?|ending(?: in)?) \p{N}+|\p{N}{5,}) /u;

/**
 * "Lisinopril went up to 20" replaces "I take lisinopril 10 mg": another number of the same quantity, and nothing else
 * is said. English only.
 */
export function otherMeasure(sentence: string, { words, known }: KnownFact): PlainChange | null {
  const said = spokenWords(sentence.replace(/[.!]\s*$/u, ''));
  const text = withBlanks(said);
  const at = text.slice(1).search(AFTERWARDS);
  const told = (at < 1 ? text : text.slice(0, at + 2)).trim().split(' ');
  const fact = words.join(' ');
  if (isDoubtful(said) || [told.join(' '), fact].some((one) => NO_QUANTITY.test(` ${one} `))) return null;
  if (!haveOtherNumbers(told.join(' '), fact) || numbersIn(told.join(' ')).size !== numbersIn(fact).size) return null;
  const named = [...contentStems(told.filter((word) => !isOfMeasure(word)))];
  const isSame = named.length > 0 && named.every((stem) => known.has(stem));
  const isPast = told.includes('was') || told.includes('were');
  if (!isSame || (isPast && !(words.some((word) => READING.test(word)) && RECENT.test(text)))) return null;
  return told.some((word) => CHANGES.has(word)) ? { relation: 'replaces', cue: named.join(' '), saysMore: true } : null;
}

/** The speaker's number, and no more: "my phone number is 07700 900123". */
const OWN_NUMBER =
  /^(?:so |and |yes |no |it's )?(?:my|our) (?:(?:new|current) )?(?:(?<kind>home|work|office|mobile|cell) )?(?:(?:tele)?phone |contact )?number(?:'s| is)(?: now)? (?<digits>\+?[\d ()-]{6,30})(?: now)?$/u;
const FEWEST_DIGITS = 6;

/** "My number is 07700 900555" replaces "My phone number is 07700 900123": who says "my number" has one. English only. */
export function otherOwnNumber(sentence: string, { fact }: { readonly fact: string }): PlainChange | null {
  const known = ownNumber(fact);
  const told = sentence.split(JOINT).flatMap((clause) => ownNumber(clause) ?? [])[0];
  if (!known || !told || told.kind !== known.kind || told.digits === known.digits) return null;
  return { relation: 'replaces', cue: 'my number is', saysMore: true };
}

function ownNumber(text: string): { readonly kind: string; readonly digits: string } | null {
  const { kind = '', digits = '' } = OWN_NUMBER.exec(withoutStop(text).toLowerCase())?.groups ?? {};
  const only = digits.replace(/\D/gu, '');
  return only.length < FEWEST_DIGITS ? null : { kind: kind === 'cell' ? 'mobile' : kind, digits: only };
}

function withoutStop(text: string): string {
  return text.trim().replace(/[.!]$/u, '').replaceAll('’', "'");
}

const RECENT =
  / (?:yesterday|today|now|this (?:morning|week|afternoon)|last (?:week|time|night)|on \p{L}+day|at the \p{L}+) /u;

function isOfMeasure(word: string): boolean {
  return CHANGES.has(word) || UNITS.has(word) || numbersIn(word).size > 0;
}
