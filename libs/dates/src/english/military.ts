import type { Clock } from './clock.type.js';
import type { Read } from './numbers.js';
import { belowHundred } from './numbers.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';
import { WEEKDAYS } from './vocabulary.js';

const HOURS = new Set(['hours', 'hrs', 'hr']);
const ZEROS = new Set(['oh', 'o', 'zero']);
const AT = new Set(['at', '@', 'by']);
const RANGED = new Set(['from', 'between']);
const TO = new Set(['to', '-', '–', 'until', 'till', 'and']);
/** "Sat at" and "on at" are mostly no days. */
const SHORT = 4;
const DAYS = new Set([...WEEKDAYS.keys(), 'today', 'tonight', 'tomorrow', 'yesterday', 'on']);

/** "1900 hours", "0730hrs", "at 0730", "at 18h", "at oh eight hundred", "sixteen thirty hours": hours of 24. */
export function military(tokens: readonly Token[], at: number): Read<Clock> | undefined {
  return tokens[at]?.value === undefined ? spelt(tokens, at) : (written(tokens, at) ?? hourOnly(tokens, at));
}

/** Four digits are a time before "hours", or after "at" with a leading zero or before a day: "at 1830 on Friday". */
function written(tokens: readonly Token[], at: number): Read<Clock> | undefined {
  const number = tokens[at]!;
  if (number.end - number.index !== 4) return undefined;
  const [hour, minute] = [Math.floor(number.value! / 100), number.value! % 100];
  const named = hoursAt(tokens, at + 1);
  const isSaidAt = AT.has(word(tokens, at - 1)) && (number.text.startsWith('0') || isBeforeDay(tokens, at + 1));
  return named || isSaidAt || isOfRange(tokens, at) ? clockOf(hour, minute, named ?? at + 1) : undefined;
}

/** "1830 on Friday", "1830 tomorrow"; "on Fridays" is no single day. */
function isBeforeDay(tokens: readonly Token[], at: number): boolean {
  const day = word(tokens, at) === 'on' ? at + 1 : at;
  return DAYS.has(word(tokens, at)) && !word(tokens, day).endsWith('days');
}

/** "From 0730 to 0930", "0730-1500 tomorrow": the first begins with a zero, and a word or a day tells that they are hours. */
function isOfRange(tokens: readonly Token[], at: number): boolean {
  const first = TO.has(word(tokens, at - 1)) && isFourDigits(tokens[at - 2]) ? at - 2 : at;
  const isPair = isFourDigits(tokens[first]) && TO.has(word(tokens, first + 1)) && isFourDigits(tokens[first + 2]);
  if (!isPair || !word(tokens, first).startsWith('0')) return false;
  return RANGED.has(word(tokens, first - 1)) || DAYS.has(word(tokens, first - 1)) || DAYS.has(word(tokens, first + 3));
}

function isFourDigits(token: Token | undefined): boolean {
  return token?.value !== undefined && token.end - token.index === 4;
}

/** "At 18h"; "within 2h" and "for 18h" are lengths. */
function hourOnly(tokens: readonly Token[], at: number): Read<Clock> | undefined {
  const number = tokens[at]!;
  const isHour = word(tokens, at + 1) === 'h' && tokens[at + 1]!.glued && tokens[at + 2]?.value === undefined;
  if (number.end - number.index > 2 || !isHour || !AT.has(word(tokens, at - 1))) return undefined;
  return clockOf(number.value!, 0, at + 2);
}

/** "Sixteen hundred hours", "at oh eight hundred", "zero seven thirty hours". */
function spelt(tokens: readonly Token[], at: number): Read<Clock> | undefined {
  const zero = ZEROS.has(word(tokens, at));
  const hour = belowHundred(tokens, zero ? at + 1 : at);
  if (!hour || (zero ? hour.value > 9 : hour.value < 10)) return undefined;
  const isWhole = word(tokens, hour.next) === 'hundred';
  const minute = isWhole ? { value: 0, next: hour.next + 1 } : belowHundred(tokens, hour.next);
  if (!minute || (!isWhole && minute.value < 10)) return undefined;
  const named = hoursAt(tokens, minute.next);
  // "At twelve hundred" may be a price; "at seventeen forty five" is read with the other hours in words.
  const before = word(tokens, at - 2);
  const isBesideDay = (DAYS.has(before) && before.length > SHORT) || DAYS.has(word(tokens, minute.next));
  const placed = isWhole && AT.has(word(tokens, at - 1)) && (zero || isBesideDay);
  if (!named && !placed) return undefined;
  return clockOf(hour.value, minute.value, named ?? minute.next);
}

function hoursAt(tokens: readonly Token[], at: number): number | undefined {
  const isLetter = word(tokens, at) === 'h' && tokens[at]!.glued;
  return isLetter || HOURS.has(word(tokens, at)) ? at + 1 : undefined;
}

function clockOf(hour: number, minute: number, next: number): Read<Clock> | undefined {
  if (hour > 23 || minute > 59) return undefined;
  return { value: { hour, minute, second: 0, whole: false, sure: true, of24: true }, next };
}
