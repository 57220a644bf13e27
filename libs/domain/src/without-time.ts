/** Words of a time, and where they stand in a text. */
export interface TimePlace {
  readonly index: number;
  readonly text: string;
}

/** Before a day since which something is so, and does not pass with it. "Off next week" and "no meat on Good Friday" are of that day alone. */
export const FROM_THEN_ON =
  /(?<!\p{L})(?:from|starting|beginning|commencing|effective|as (?:of|from))\s+(?:the\s+)?$/iu;
/** The same, where the words of the time begin with it: "as of 1 March". */
const THEN_ON = /^(?:starting|beginning|commencing|effective|with effect|as (?:of|from))\s/iu;
const LEADS_TO =
  /(?<!\p{L})(?:(?:with )?effect(?:ive)?(?: from)?|starting|beginning|commencing|as (?:of|from)|from|on|in|at|for|by|until|till|during|throughout)\s+(?:the\s+)?$/iu;
const LEADS_ITSELF =
  /^(?:this|next|tomorrow|tonight|from|starting|beginning|commencing|effective|with effect|as of|as from|up to|up until|prior to|on|in|for|by|until|till|during|throughout|between)\s/iu;
const LONGEST_LEAD = 40;
const FEWEST_WORDS = 3;

/** @returns whether what a text tells is so from the day that stands at a place on, and not on that day alone. */
export function isFromThenOn(text: string, index: number): boolean {
  return FROM_THEN_ON.test(text.slice(Math.max(0, index - LONGEST_LEAD), index)) || THEN_ON.test(text.slice(index));
}

/**
 * @param isLed what stands before the words leads to them.
 * @returns the text without the words of a time and what leads to it; `null` where too little is left to state anything, and where nothing leads
 * to them, as in "should read 13 April": they may be what it tells.
 */
export function withoutTime(text: string, { index, text: words }: TimePlace, isLed: boolean): string | null {
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
 * @returns what is so from a day on, as if it were so already: "I live in Leeds", and "I moved to Leeds" of who is moving there on that day;
 * `null` where it is of that day alone.
 */
export function asIfSo(text: string, index: number, left: string | null): string | null {
  if (left === null || isFromThenOn(text, index)) return left;
  const moved = left.replace(MOVING, ' moved $<to>');
  return moved === left ? null : moved;
}

const MOVING =
  /(?:['’](?:m|re|s|ll be)|\s(?:am|are|is|will be))\smoving\s(?<to>(?:house |home |back |over |up |down |out )?to\s\p{Lu})/u;

/** @returns where the words of a time stand in a text that was read before; `null` where they stand nowhere in it. */
export function placeOfTime(text: string, expression: string | null): TimePlace | null {
  const index = expression === null ? -1 : text.indexOf(expression);
  return expression === null || index < 0 ? null : { index, text: expression };
}
