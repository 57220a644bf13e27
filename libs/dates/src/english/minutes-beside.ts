import type { Clock } from './clock.type.js';
import type { Read } from './numbers.js';
import { belowHundred } from './numbers.js';
import { partWord } from './part-words.js';
import type { Token } from './tokens.js';
import { skip, skipSome, word } from './tokens.js';
import { UNITS, WEEKDAYS } from './vocabulary.js';

const SIDES = new Set(['past', 'to', 'after', 'till']);
const OTHER = { am: 'pm', pm: 'am' } as const;
const AT = new Set(['at', 'by']);
const TOLD = new Set(['at', 'by', "it's", 'is', 'until', 'till']);
const RANGED = new Set(['from', 'between']);
const PLACES = new Set([...AT, ...RANGED, 'around', 'about', 'till', 'until', 'to', 'for']);
/** Words between an hour and its part of the day: "on Friday in the morning". */
const BEFORE_PART = new Set(['in', 'the', 'on', 'at', 'this', 'tomorrow', 'yesterday', ...WEEKDAYS.keys()]);

/**
 * "half past six", "quarter to five", "ten past nine", "quarter of five", "five minutes to six", "half three": minutes
 * with a bare hour.
 * @param hourAt reads the hour, and may read more.
 */
export function minutesBeside(
  tokens: readonly Token[],
  at: number,
  hourAt: (tokens: readonly Token[], at: number) => Read<Clock> | undefined,
): Read<Clock> | undefined {
  const placed = PLACES.has(word(tokens, at - 1));
  const minutes = minutesAt(tokens, skip(tokens, at, 'a'));
  if (!minutes) return undefined;
  const { part, counted } = minutes;
  const said = word(tokens, minutes.next);
  const bare = part === 30 && !SIDES.has(said) && (placed || isBareHalf(tokens, at, hourAt(tokens, minutes.next)));
  const side = bare ? 'past' : said;
  if (side === 'of' ? part !== 15 : !SIDES.has(side)) return undefined;
  const hour = hourAt(tokens, bare ? minutes.next : minutes.next + 1);
  if (!hour || !hour.value.whole || hour.value.hour > 12) return undefined;
  if (side === 'of' && !placed && !isBeforeDay(tokens, hour.next)) return undefined;
  if (counted && !isTime(tokens, at, hour)) return undefined;
  const isTold = side !== 'to' && isBeforeDay(tokens, hour.next); // "ten after three tomorrow"
  const sure = part !== undefined || counted || side === 'past' || isTold || AT.has(word(tokens, at - 1));
  if (!sure && !(side === 'to' && isNoRange(tokens, at, minutes.value, hour))) return undefined;
  const late = side === 'past' || side === 'after';
  // The time before twelve is in the other half: "a quarter to midnight".
  const isOtherHalf = !late && hour.value.hour % 12 === 0 && hour.value.half !== undefined;
  const half = isOtherHalf ? OTHER[hour.value.half!] : hour.value.half;
  const value = {
    ...hour.value,
    half,
    hour: late ? hour.value.hour : (hour.value.hour + 11) % 12 || 12,
    minute: late ? minutes.value : 60 - minutes.value,
    whole: false,
    spelt: true,
    sure,
  };
  return { value, next: hour.next };
}

/** "Half", "quarter", multiples of five such as "twenty", or with their unit: "seven minutes". */
function minutesAt(
  tokens: readonly Token[],
  at: number,
): (Read<number> & { part?: number | undefined; counted: boolean }) | undefined {
  const part = { half: 30, quarter: 15 }[word(tokens, at)];
  if (part !== undefined) return { value: part, next: at + 1, part, counted: false };
  const plain = tokens[at]?.value;
  const number = plain === undefined ? belowHundred(tokens, at) : { value: plain, next: at + 1 };
  if (!number || number.value > 59) return undefined;
  if (UNITS.get(word(tokens, number.next)) === 'minute') return { ...number, next: number.next + 1, counted: true };
  // "20 to 4" may be a range or a score.
  if (plain !== undefined && word(tokens, number.next) !== 'past') return undefined;
  return number.value <= 30 && number.value % 5 === 0 ? { ...number, counted: false } : undefined;
}

/** "Half eight tomorrow evening"; not "cut it in half one Friday". */
function isBareHalf(tokens: readonly Token[], at: number, hour: Read<Clock> | undefined): boolean {
  return hour !== undefined && word(tokens, at - 1) !== 'in' && isBeforeDay(tokens, hour.next);
}

/**
 * "Five minutes to six tomorrow" is not five minutes for something, and "five minutes to ten minutes" is not a time.
 */
function isTime(tokens: readonly Token[], at: number, { value, next }: Read<Clock>): boolean {
  if (UNITS.has(word(tokens, next))) return false;
  const isNamed = value.half !== undefined; // noon, midnight, 6pm
  return isNamed || TOLD.has(word(tokens, at - 1)) || word(tokens, next) === 'on' || isBeforeDay(tokens, next);
}

/** "A quarter of five on Friday": before a day, what may also be a share is a time. */
function isBeforeDay(tokens: readonly Token[], at: number): boolean {
  const end = skipSome(tokens, at, BEFORE_PART, 4);
  const said = word(tokens, end - 1);
  const isDay = end > at && (said === 'tomorrow' || said === 'yesterday' || WEEKDAYS.has(said));
  return isDay || ['today', 'tonight'].includes(word(tokens, end)) || (end > at && partWord(word(tokens, end)) !== undefined); // prettier-ignore
}

/**
 * "Five to seven" is a range, "at five to seven" a time. "Twenty to nine" cannot be a range, nor can one that would
 * last through the night: "five to three", "ten to eight". With a part of the day, the range would have to lie in it:
 * "ten to four this afternoon".
 */
function isNoRange(tokens: readonly Token[], at: number, from: number, { value, next }: Read<Clock>): boolean {
  if (RANGED.has(word(tokens, at - 1))) return false;
  if (from > 12) return true;
  const part = word(tokens, skipSome(tokens, next, BEFORE_PART, 4));
  const inPart = part === 'tonight' || partWord(part) !== undefined;
  const isDay = from === 10 && value.hour < 7 && !inPart; // from ten in the morning to four
  return value.hour <= from && !isDay;
}
