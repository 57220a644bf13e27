import type { Range } from '#domain/text/pattern.js';
import { isListed, isOrdinary } from './ordinary.js';

/** What a name announces: a password is one word, a PIN is digits. */
export type Told = 'password' | 'pin';

/** The most words between a name and its secret, or between two consecutive secrets. */
const MOST_WORDS = 12;

const FOR =
  / (?:for|of|to|at|on|für|vom|zum|de|del|du|des|do|da)(?: [\p{L}\d_'.@-]{1,30}){1,4}?(?=,? (?:is|was|are|isn|wasn|should|must|used|changed|ist|war|lautet|es|est|c['’]est|é|to|now)(?![\p{L}\d_])|['’]s | ?[:=]| \d)/iuy;
/** "the PIN I use is", "my PIN, if you must know, is". */
const ASIDE =
  /,? (?:(?:if|that|which) )?(?:i|you|we|he|she|they) [a-z']{1,20}(?: [a-z]{1,20}){0,3},?(?= (?:is|was|isn)\b)/iy;
const GAP = /['’]s |["'”’»]?[ ,]{0,2}[:=] ?|[,;]? (?:- )?|[.!] (?=it\b)/iy;
/** In the present: a plain word after it may be the password. */
const NOW =
  /(?:is|are|ist|lautet|heißt|heisst|es|est|c['’]est|é|it['’]s|now|still|actually|jetzt|nun|ahora|maintenant|nu|sorry|just|oh|um|uh|er|erm|well|named|called|spelled|spelt)(?![\p{L}\d_'’-])/iuy;
/** Denied, past or future: only what looks like a password is one; "es el 4711". */
const ELSE =
  /(?:isn['’]t|wasn['’]t|aren['’]t|was|were|not|never|no|longer|used|to|be|been|have|has been|should|must|may|might|could|would|will|but|and|or|it|changed|from|any|more|ist|war|lautete|nicht|sondern|kein|era|ya|no|n['’]est|n['’]était|pas|plus|mais|was|niet|geen|maar|não|sino|(?<=(?:ist|es|est|é) )(?:der|die|das|el|la|le|o|a))(?![\p{L}\d_'’-])/iuy;
const QUOTED = /["“„«'‘](?<it>[^"”“»«\n'’]{3,64})["”“»'’]/y;
const SPELLED = /(?<it>\w(?:[ ,-]{1,2}\w(?!\w)){3,31})/y;
const DIGITS = /["“„«'‘]?(?<it>\d(?:[ -]?\d){2,7})(?![\w%]|[.,:]\d)/y;
const ISO_DATE = /["“„«'‘]?\d{4}-\d\d-\d\d(?!\d)/y;
const WORD = /(?<it>[^\s"'”’»“‘«]{3,64})/y;
/** Counted nouns; the number before them is not a password. */
const COUNTED =
  / (?:characters?|chars?|letters?|digits?|signs?|years?|months?|weeks?|days?|hours?|minutes?|times|percent|zeichen|stellen)\b/iy;
const POSSESSIVE = /['’]s\b/y;
const CLAUSE_END = /[.,;!?)]*(?:$|["'”’»)]| (?:now|for|and|but|all|please|thanks|with)\b|[.,;!?)] )/y;

/** @returns the ranges announced by a name that ends at `at`: the one that is it, and those said not to be. */
export function toldAfter(text: string, at: number, told: Told, isSet: boolean): Range[] {
  const past = endOf(FOR, text, at) ?? endOf(ASIDE, text, at);
  const found = past === null ? [] : toldFrom(text, past, told, isSet);
  return found.length > 0 ? found : toldFrom(text, at, told, isSet);
}

function toldFrom(text: string, at: number, told: Told, isSet: boolean): Range[] {
  const found: Range[] = [];
  let place = at;
  let [isLinked, mayBePlain] = [false, false];
  for (let words = 0; words < MOST_WORDS; words += 1) {
    const gap = endOf(GAP, text, place);
    if (gap === null) return found;
    const isSeparated = /[:=]/.test(text.slice(place, gap)) || /^['’]s/.test(text.slice(place, gap));
    [isLinked, mayBePlain] = [isLinked || isSeparated, mayBePlain || (isSeparated && found.length === 0)];
    const [now, other] = [endOf(NOW, text, gap), endOf(ELSE, text, gap)];
    const isTo = other !== null && isSet && /^to$/i.test(text.slice(gap, other));
    if (now ?? other) {
      mayBePlain = now === null ? isTo : found.length === 0;
      isLinked = true;
      place = now ?? other ?? gap;
      continue;
    }
    const it = secretAt(text, gap, told, { isLinked, mayBePlain });
    if (!it) return found;
    found.push(it);
    // Skips the end of a quotation.
    place = it.end + Number(/["'”’»]/.test(text[it.end] ?? ''));
    [isLinked, mayBePlain] = [false, false];
  }
  return found;
}

function secretAt(
  text: string,
  at: number,
  told: Told,
  { isLinked, mayBePlain }: { isLinked: boolean; mayBePlain: boolean },
): Range | null {
  if (endOf(ISO_DATE, text, at) !== null) return null;
  const number = told === 'pin' ? rangeOf(DIGITS, text, at) : null;
  if (number ?? told === 'pin') return number;
  const quoted = isLinked ? rangeOf(QUOTED, text, at) : null;
  if (quoted && !isListed(text.slice(quoted.start, quoted.end).toLowerCase())) return quoted;
  const spelled = isLinked ? rangeOf(SPELLED, text, at) : null;
  if (spelled) return spelled;
  const word = rangeOf(WORD, text, at);
  if (!word || endOf(POSSESSIVE, text, word.end) !== null) return null;
  const [trailing = ''] = /[.,;!?)]*$/.exec(text.slice(word.start, word.end)) ?? [];
  const it = { start: word.start, end: word.end - trailing.length };
  const said = text.slice(it.start, it.end);
  if (said.length < 3 || endOf(COUNTED, text, it.end) !== null) return null;
  if (looksSecret(said)) return isLinked || /^(?=.*\d)(?=.*[a-z]).{5,}$/i.test(said) ? it : null;
  return mayBePlain && !isOrdinary(said) && endOf(CLAUSE_END, text, it.end) !== null ? it : null;
}

/** Whether it has a digit, a symbol or both cases, unlike most words. */
export function looksSecret(word: string): boolean {
  if (/^\p{Lu}?\p{Ll}+(?:-\p{Ll}+)*$/u.test(word)) return /^\p{Lu}/u.test(word) && !isOrdinary(word);
  return /\d|[^\p{L}\p{N}]/u.test(word) || (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word));
}

function endOf(expression: RegExp, text: string, at: number): number | null {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : null;
}

function rangeOf(expression: RegExp, text: string, at: number): Range | null {
  expression.lastIndex = at;
  const match = expression.exec(text);
  const it = match?.groups?.['it'];
  if (!match || it === undefined) return null;
  const start = at + match[0].indexOf(it);
  return { start, end: start + it.length };
}
