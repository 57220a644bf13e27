import { asBecome, asNow } from './becoming.js';

/** The words of a time, and their position in a text. */
export interface TimeInText {
  readonly index: number;
  readonly text: string;
}

/**
 * Precedes a day from which something holds permanently. "Off next week" and "no meat on Good Friday" are about that
 * day alone.
 */
export const FROM_THEN_ON =
  /(?<!\p{L})(?:from|starting|beginning|commencing|effective|as (?:of|from)|(?<=^|[.,;]\s|\b(?:and|but|so)\s)come)\s+(?:the\s+)?$/iu;
/** The same, if the words of the time begin with it: "as of 1 March". */
const THEN_ON = /^(?:starting|beginning|commencing|effective|with effect|as (?:of|from))\s/iu;
const LEADS_TO =
  /(?<!\p{L})(?:(?:with )?effect(?:ive)?(?: from)?|starting|beginning|commencing|as (?:of|from)|from|come|on|in|at|for|by|since|until|till|during|throughout)\s+(?:the\s+)?$/iu;
const LEADS_ITSELF =
  /^(?:this|next|the\s(?:week|month|year)\safter|come|tomorrow|tonight|from|starting|beginning|commencing|effective|with effect|as of|as from|up to|up until|prior to|on|in|for|by|until|till|during|throughout|between)\s/iu;
const LONGEST_LEAD = 40;
const FEWEST_WORDS = 3;

/** @returns whether a text says that something holds from the day at `index` on, and not on that day alone. */
export function holdsFromThenOn(text: string, index: number): boolean {
  return FROM_THEN_ON.test(text.slice(Math.max(0, index - LONGEST_LEAD), index)) || THEN_ON.test(text.slice(index));
}

/**
 * @param isLed whether the words before the time lead to it.
 * @returns the text without the time and what leads to it; `null` if too little is left for a statement, or if nothing
 * leads to the time, as in "should read 13 April": it may be the content.
 */
export function withoutTime(text: string, { index, text: words }: TimeInText, isLed: boolean): string | null {
  const before = text.slice(0, index);
  const lead = LEADS_TO.exec(before.slice(-LONGEST_LEAD))?.[0];
  if (lead === undefined && !isLed && !LEADS_ITSELF.test(words)) return null;
  const left = `${before.slice(0, index - (lead?.length ?? 0))} ${text.slice(index + words.length)}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[ ,]+(?=[,.;!])|^[ ,;]+/g, '')
    .trim();
  return left.split(' ').length < FEWEST_WORDS && !/^no \p{L}/iu.test(left) ? null : left;
}

/**
 * @param left the text without the words of its day.
 * @returns what holds from a day on, as if it held already: "I live in Leeds", or "I moved to Leeds" for somebody who
 * moves there on that day; `null` if it is about that day alone.
 */
export function asAlreadySo(text: string, index: number, left: string | null): string | null {
  if (left === null) return null;
  return asBecome(left) ?? (holdsFromThenOn(text, index) ? asNow(left) : null);
}

/** @returns where the words of an earlier read time are in a text; `null` if they are not in it. */
export function findTime(text: string, expression: string | null): TimeInText | null {
  const index = expression === null ? -1 : text.indexOf(expression);
  return expression === null || index < 0 ? null : { index, text: expression };
}
