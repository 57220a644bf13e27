import { Temporal } from 'temporal-polyfill';
import type { Reading } from '../expression.js';
import type { Clock } from './clock.type.js';
import { endsHere } from './ends.js';
import { military } from './military.js';
import { minutesBeside } from './minutes-beside.js';
import type { Read } from './numbers.js';
import { belowHundred } from './numbers.js';
import { isDottedHour } from './spoken-hour.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { WEEKDAYS } from './vocabulary.js';

const WORDS = new Map([
  ['noon', 12],
  ['midday', 12],
  ['noontime', 12],
  ['lunchtime', 12],
  ['midnight', 0],
]);
const HOURS = new Set(['hours', 'hrs', 'hr']);
/** "18:00h". */
const GLUED_HOURS = new Set([...HOURS, 'h']);
const SHARP = new Set(['sharp', 'exactly']);

/** After "sixish" these are not counted. */
const BEHIND = new Set([
  'on',
  'this',
  'today',
  'tomorrow',
  'tonight',
  'yesterday',
  'would',
  'next',
  ...WEEKDAYS.keys(),
]);

/** "7:25a", "16:28:07", "9 pm", "2p.m.", "eight o'clock", "noon", "half past six", "quarter to five". */
export function clock(tokens: readonly Token[], at: number): Read<Clock> | undefined {
  const found = exactly(tokens, at);
  const next = found && ish(tokens, found.next);
  if (!found || next === undefined) return found;
  const isComplete = endsHere(tokens, next) || BEHIND.has(word(tokens, next));
  return { value: { ...found.value, sure: found.value.sure || isComplete }, next };
}

/** "Six-ish", "noon ish": the index after it. */
function ish(tokens: readonly Token[], at: number): number | undefined {
  const next = word(tokens, at) === '-' && tokens[at]?.glued ? at + 1 : at;
  return word(tokens, next) === 'ish' ? next + 1 : undefined;
}

function exactly(tokens: readonly Token[], at: number): Read<Clock> | undefined {
  const whole = named(tokens, at);
  if (whole) return whole;
  const found = minutesBeside(tokens, at, hour) ?? military(tokens, at) ?? digits(tokens, at);
  const sharp = found && skip(tokens, found.next, SHARP);
  if (!found || sharp === found.next) return found;
  return { value: { ...found.value, sure: found.value.sure || word(tokens, found.next) === 'sharp' }, next: sharp! };
}

/** The hour to which minutes are added: "quarter to five", "ten past midnight". */
function hour(tokens: readonly Token[], at: number): Read<Clock> | undefined {
  return named(tokens, at) ?? digits(tokens, at);
}

/** "noon", "midnight". */
function named(tokens: readonly Token[], at: number): Read<Clock> | undefined {
  const said = WORDS.get(word(tokens, at));
  if (said === undefined) return undefined;
  return {
    value: { hour: said, minute: 0, second: 0, half: said ? 'pm' : 'am', whole: true, sure: true },
    next: at + 1,
  };
}

function digits(tokens: readonly Token[], at: number): Read<Clock> | undefined {
  const number = tokens[at];
  const plain =
    number?.value !== undefined && number.end - number.index <= 2 ? { value: number.value, next: at + 1 } : undefined;
  const hour = plain ?? (number?.value === undefined ? belowHundred(tokens, at) : undefined);
  if (!hour || hour.value > 24) return undefined;
  const minute = plain
    ? (sixtieth(tokens, hour.next, [':', '.', 'h']) ?? apart(tokens, hour.next))
    : spelt(tokens, hour, at);
  const second = minute && sixtieth(tokens, minute.next, [':']);
  const last = fraction(tokens, second) ?? minute ?? hour;
  const half = meridiem(tokens, last.next);
  const o = words(tokens, last.next, "o'clock");
  const dotted = minute && word(tokens, hour.next) === '.';
  // 8.30 is a number, unless am or pm says otherwise or a day is beside it.
  if (dotted && !half && !isDottedHour(tokens, at, minute.next)) return undefined;
  const of24 = second !== undefined || hour.value > 12 || isWrittenBy24(tokens, at);
  const value: Clock = {
    of24, hour: hour.value, minute: minute?.value ?? 0, second: second?.value ?? 0, half: half?.value,
    whole: !minute, spelt: minute !== undefined && plain === undefined, sure: half !== undefined || o !== undefined || (minute !== undefined && (plain !== undefined || word(tokens, at - 1) === 'at')),
  }; // prettier-ignore
  if (half && (hour.value > 12 || hour.value === 0) && !minute) return undefined;
  const end = minute ? skip(tokens, last.next, tokens[last.next]?.glued ? GLUED_HOURS : HOURS) : last.next;
  return { value, next: half?.next ?? o ?? end };
}

/** "03:30", "2024-05-20 4:30", "2024-05-20T10:30": with a leading zero, or after a date in ISO 8601 order. */
function isWrittenBy24(tokens: readonly Token[], at: number): boolean {
  const day = tokens[word(tokens, at - 1) === 't' ? at - 2 : at - 1];
  const isDate = day?.value !== undefined && day.glued && day.end - day.index === 2;
  return word(tokens, at).startsWith('0') || isDate;
}

/** "eight thirty", "ten oh five": minutes in words after an hour in words; "seventeen forty five" only after "at". */
function spelt(tokens: readonly Token[], hour: Read<number>, at: number): Read<number> | undefined {
  if (hour.value > 12 && (hour.value > 23 || word(tokens, at - 1) !== 'at')) return undefined;
  const zero = ['oh', 'o'].includes(word(tokens, hour.next));
  const minute = belowHundred(tokens, zero ? hour.next + 1 : hour.next);
  if (!minute || minute.value > 59 || zero !== minute.value < 10) return undefined;
  return minute;
}

/** Fractions of a second are skipped; ISO timestamps have them. */
function fraction(tokens: readonly Token[], second: Read<number> | undefined): Read<number> | undefined {
  const dotted = second && word(tokens, second.next) === '.' && tokens[second.next]?.glued;
  return dotted && tokens[second.next + 1]?.glued && /^\d/.test(word(tokens, second.next + 1))
    ? { ...second, next: second.next + 2 }
    : second;
}

/** "am", "p.m.", or "a" and "p" directly after the number. */
function meridiem(tokens: readonly Token[], at: number): Read<'am' | 'pm'> | undefined {
  const text = word(tokens, at);
  if (text === 'am' || text === 'pm') return { value: text, next: at + 1 };
  if (text !== 'a' && text !== 'p') return undefined;
  const value = text === 'a' ? 'am' : 'pm';
  if (word(tokens, at + 1) === '.' && word(tokens, at + 2) === 'm' && tokens[at + 2]?.glued) {
    return { value, next: word(tokens, at + 3) === '.' && tokens[at + 3]?.glued ? at + 4 : at + 3 };
  }
  if (word(tokens, at + 1) === 'm' && tokens[at]?.glued === false) return { value, next: at + 2 };
  return tokens[at]?.glued && !tokens[at + 1]?.glued
    ? { value, next: at + 1 }
    : tokens[at]?.glued && /^[.,?!;)]$/.test(word(tokens, at + 1))
      ? { value, next: at + 1 }
      : undefined;
}

function sixtieth(tokens: readonly Token[], at: number, marks: readonly string[]): Read<number> | undefined {
  const number = tokens[at + 1];
  if (!marks.includes(word(tokens, at)) || !tokens[at]?.glued || !number?.glued || number.value === undefined)
    return undefined;
  return number.end - number.index === 2 && number.value < 60 ? { value: number.value, next: at + 2 } : undefined;
}

/** "6 30 pm", "6-30 pm": minutes that cannot be an hour themselves, with am or pm behind. */
function apart(tokens: readonly Token[], at: number): Read<number> | undefined {
  const next = skip(tokens, at, '-');
  const number = tokens[next];
  if (number?.value === undefined || number.end - number.index !== 2 || number.value > 59) return undefined;
  const isHour = number.value <= 12 && !number.text.startsWith('0');
  return isHour || !meridiem(tokens, next + 1) ? undefined : { value: number.value, next: next + 1 };
}

/** The moment of a clock time on a day. Without am or pm it is in `half` if that is known, else as said. */
export function onDay(day: Temporal.PlainDate, said: Clock, half = said.half): Reading {
  const hour = half === 'pm' && said.hour < 12 ? said.hour + 12 : half === 'am' && said.hour === 12 ? 0 : said.hour;
  const midnight = day.toPlainDateTime();
  const start = midnight.add({ hours: hour, minutes: said.minute, seconds: said.second });
  return said.whole
    ? { start, end: start.add({ hours: 1 }), precision: 'hour' }
    : { start, end: start.add({ minutes: 1 }), precision: 'instant' };
}
