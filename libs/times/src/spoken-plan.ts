import { modalityOfText } from '#domain/speech/assertions.js';
import { readAttribute } from '#domain/speech/attribute/read-attribute.js';
import { isQuestion } from '#domain/speech/question/question.js';
import { withoutWithdrawn } from '#domain/speech/repair/repair.js';
import { asAlreadySo, FROM_THEN_ON } from '#domain/speech/time-words.js';
import { sentences } from '#domain/speech/words.js';
import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { hourApart, type OnDay } from './hour-apart.js';
import { isName } from './named-times.js';
import { planChange } from './plan-change.js';
import { wallAt } from '#dates/wall-clock.js';
import { isDated, isRepeated } from './repeated.js';
import { SILENT, type SpokenTime, SURE } from './spoken-time.js';
import { isTimeOfDay } from './time-of-day.js';

const words = (list: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${list})(?![\p{L}\p{N}])`, 'iu');

/** Not in a diary: wishes, open questions, denials, requests, and what holds repeatedly or for long. */
const NO_PLAN = words(
  String.raw`not|no|never|none|nothing|nobody|without|\p{L}+n['’]t|if|unless|whether|in case|when(?:ever)?|may|might|maybe|perhaps|possibly|could|would|should|can|cannot|(?<=['’])d|
want|wants|wish|hope|hoping|hopefully|prefer|like to|love to|thinking|considering|trying|depends|either|or|need (?:a|an|the|some|my|it)|looking for|please|
every|each|always|usually|normally|generally|often|sometimes|mostly|never|since|until|till|by|these days|nowadays|regularly|weekends|weekdays|mornings|evenings|nights|
(?:mon|tues|wednes|thurs|fri|satur|sun)days|favou?rite|day off|days off|free|available|closed|expir\p{L}*|valid|renew\p{L}*|ends?|lasts?|retir\p{L}*|born|used to|supposed|said|says|told|
(?:birthday|anniversary)(?! (?:party|dinner|lunch|meal|drinks|celebration|bash|weekend|trip|do))`.replaceAll('\n', ''),
);
/** It happened, or is about a past time. */
const PAST = words(
  'was|were|did|went|met|bought|came|saw|took|found|left|lost|won|began|became|sold|moved|started|lived|worked|used|visited|cancelled|missed|finished|ago|yesterday',
);
/** English ways to say what is to come; a date alone is not enough. */
const TOLD = words(
  String.raw`(?<=\p{L}['’])(?:m|re|s|ll|ve)|am|is|are|will|shall|gonna|have|has|got|let['’]s|booked|scheduled|arranged|reserved|
(?:i|we|he|she|they|it|\p{L}+s?) (?:fly|flies|leaves?|arrives?|lands?|departs?|travels?|comes?|go|goes|returns?|gets?|starts?|begins?|moves?|meets?|sits?|plays?|joins?|opens?|takes?|works?|visits?|drives?|sees?)`.replaceAll(
    '\n',
    '',
  ),
);
/** Done already, but for a future time: "I've booked the car in for Friday". */
const BOOKED = words('booked|scheduled|arranged|reserved|pencilled|organi[sz]ed|made');
/**
 * "Physio tomorrow at 9 am": a diary entry. If it begins with a verb, it is about somebody: "Works on Friday at nine".
 */
const NOTE =
  /^(?!(?:works?|lives?|takes?|goes|go|plays?|drives?|rides?|likes?|loves?|has|have|gets?|wants?|needs?|starts?|finish(?:es)?|opens?|closes?|eats?|sleeps?|wakes?|comes?|leaves?|arrives?|calls?|rings?|feeds?|walks?|runs?|sees?|meets?|picks?|drinks?|smokes?|prefers?|hates?|usually)(?:\s|$))\p{L}[\p{L}'’-]*(?:\s+[\p{L}'’.-]+){0,4}$/iu;
const LEADS = /(?:\s|^)(?:on|at|for|the|this|next|coming)(?=\s|$)/giu;
/** "Friday is my rest day." */
const NAMES_A_DAY = /^\s*(?:is|are|was)\b/iu;
/** These separate independent statements. */
const JOINTS = /[,;]\s+|\s+(?:and|but|while|although)\s+/iu;
/** An independent statement about somebody that says nothing about the future. */
const STATES = /^(?:i|we|my|our|he|she|they|his|her|their)(?:['’]\p{L}+)?\s/iu;
const AHEAD = words(
  String.raw`(?:(?<=['’])(?:m|re|s)|am|is|are) (?:\p{L}+ )?\p{L}+ing|(?<=['’])ll|will|have to|has to`,
);
const A_DAY = /(?<!\p{L})a (?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu;
/** A pause, which is no stay somewhere: "From 18 February until Easter I'm off coffee". */
const OFF =
  /(?<!\p{L})(?:am|are|is|['’](?:m|re|s))\s(?:completely\s|strictly\s)?off\s(?!(?:to|work|school|uni|college|nursery|sick|ill|on|for|with|from|duty|in|at|home|somewhere|abroad|then|again|camping|travell?ing)(?!\p{L}))\p{L}/iu;
const ENOUGH = 500;

/**
 * Reads a plain English sentence that plans one thing for a future day or longer period: "I'm flying to Madrid next
 * Friday", "The plumber is coming on Tuesday at 9". With anything else in the text, such as a fact or a condition, it
 * is not a plan, because a fact must not pass with a day.
 *
 * @param heard the moment and time zone in which it was said.
 * @returns when it takes place; `null` if it plans nothing, or may say more.
 */
export function spokenPlan(said: string, heard: Heard): SpokenTime | null {
  const text = withoutWithdrawn(said);
  const isEnglish = (heard.options.locale ?? 'en').startsWith('en');
  if (!isEnglish || text.length > ENOUGH || text.includes('?') || isQuestion(text) || sentences(text).length !== 1)
    return null;
  const ahead = dayAhead(text, { ...heard, options: { ...heard.options, prefer: 'future' } });
  const time = ahead?.day;
  if (!time || isRepeated(text, time.text) || isName(text, time)) return null;
  const [before, after] = [text.slice(0, time.index), text.slice(time.index + time.text.length)];
  const rest = `${before} ${after}`;
  if (NO_PLAN.test(rest) || PAST.test(rest) || FROM_THEN_ON.test(before)) return null;
  if (time.isRange && OFF.test(rest)) return null;
  if (!TOLD.test(rest) && !(isNote(rest) && isTimed(ahead.when))) return null;
  if ((before.trim() === '' && NAMES_A_DAY.test(after)) || statesMore(before, after)) return null;
  // Somebody who moves to Leeds on that day lives there from then on: the day is only the beginning.
  if (asAlreadySo(text, time.index, rest) !== null) return null;
  const isFact = readAttribute(text, true) !== null || planChange(text, heard) !== null;
  const modality = modalityOfText(text);
  if (isFact || modality === 'wish' || modality === 'hearsay') return null;
  const { start, end, precision, text: expression } = ahead.when;
  return { ...SILENT, validFrom: heard.reference, startsAt: start, endsAt: end, precision, expression };
}

function isNote(rest: string): boolean {
  return NOTE.test(
    rest
      .replaceAll(LEADS, ' ')
      .replaceAll(/[.,!]+(?=\s|$)/gu, '')
      .trim(),
  );
}

function isTimed({ precision }: OnDay): boolean {
  return precision === 'hour' || precision === 'instant';
}

/**
 * The one future time that a text names, if it names a day or a longer period. With several it is unclear which belong
 * to the plan.
 */
function dayAhead(text: string, ahead: Heard): { day: Expression; when: OnDay } | null {
  const all = resolve(text, ahead);
  const named = all.filter((one) => one.confidence >= SURE && !isTimeOfDay(one));
  const sure = named.filter((one) => !isDayOf(one, named, text, ahead));
  const [said] = sure;
  if (!said || sure.length > 1 || said.open !== undefined || said.ongoing) return null;
  const when = hourApart(text, said, all, ahead.timezone) ?? said;
  if (when.start > ahead.reference) return { day: said, when };
  // Read alone, because "booked" is a word of the past.
  const [alone] = BOOKED.test(text) ? resolve(said.text, ahead) : [];
  if (!alone || alone.start <= ahead.reference) return null;
  const day = { ...alone, index: said.index };
  return { day, when: hourApart(text, day, all.map((one) => (one === said ? day : one)), ahead.timezone) ?? day }; // prettier-ignore
}

/** @returns whether it only states the weekday of another time: "on 4 December, a Friday". */
function isDayOf(
  { text: day, index, start }: Expression,
  all: readonly Expression[],
  text: string,
  { timezone }: Heard,
) {
  if (isDated(day) || !A_DAY.test(text.slice(0, index) + day)) return false;
  const weekday = wallAt(start.getTime(), timezone).dayOfWeek;
  return all.some((one) => isDated(one.text) && wallAt(one.start.getTime(), timezone).dayOfWeek === weekday);
}

/** @returns whether a part of the sentence beside its time states something that does not pass with it. */
function statesMore(before: string, after: string): boolean {
  const [first, last] = [before.split(JOINTS), after.split(JOINTS)];
  return [...first.slice(0, -1), ...last.slice(1)].some((part) => STATES.test(part.trimStart()) && !AHEAD.test(part));
}
