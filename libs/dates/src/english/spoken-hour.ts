import type { Clock } from './clock.type.js';
import { endsHere } from './ends.js';
import type { Read } from './numbers.js';
import { partWord } from './part-words.js';
import { tellsResult } from './score.js';
import type { Token } from './tokens.js';
import { skipSome, word } from './tokens.js';
import { WEEKDAYS } from './vocabulary.js';

const DAYS = new Set([...WEEKDAYS.keys(), 'tomorrow', 'today', 'tonight']);
/** Words before these are a number, not a time: "Friday two ten pound notes". */
const COUNTED = new Set(
  'pound pounds euro euros dollar dollars percent year years minute minutes hour hours people guests men women kids children of thousand hundred million point kg kilo kilos g grams lb lbs stone oz km miles mile metres cm mm inches feet litres litre ml mg mmol degrees grand k quid pence cents bps points'.split(
    ' ',
  ),
);
/** A number after these is a name or a price: "flight two twelve", "spent two fifty". */
const NUMBERED = new Set(
  'flight room bus gate extension number no apartment flat suite unit highway route line page chapter spent paid pay cost costs charged owe owes pounds dollars euros'.split(
    ' ',
  ),
);
/** "For four on Saturday evening" and "we are four" say how many people come. */
const HOW_MANY = new Set(["we're", "they're", 'for', 'are', 'were', 'of', 'about', 'all', 'the']);
const BOOKED = new Set([
  'booked',
  'scheduled',
  'arranged',
  'set',
  'down',
  'fixed',
  'planned',
  'due',
  'appointment',
  'it',
]);
const PARTY = new Set(['table', 'tables', 'seats', 'room', 'rooms', 'places', 'party', 'dinner', 'lunch', 'breakfast']);
const STARTS = new Set(['', ',', '.', '!', '?', ';']);
const PLACES = new Set(['in', 'the', 'at']);
const BACK = 6;
/** What can stand between a day and a time after it, or between the two times of a range. */
const BETWEEN = new Set([
  ',',
  '.',
  'at',
  '@',
  'from',
  'between',
  'and',
  'to',
  '-',
  '–',
  'until',
  'till',
  'around',
  'about',
  'by',
]);
const LEADS = new Set(['at', '@', 'from', 'around', 'about', 'by', 'before', 'after', 'to', 'until', 'till']);
const ON = new Set(['on', ',']);

/** "Friday 9 to 5", "tomorrow 9-11": two hours in digits right after a day, with nothing behind that they could count. */
export function isHoursAfterDay(tokens: readonly Token[], at: number): boolean {
  const isHour = (place: number): boolean => (tokens[place]?.value ?? 0) >= 1 && tokens[place]!.value! <= 12;
  return (
    DAYS.has(word(tokens, at - 1)) &&
    isHour(at) &&
    ['to', '-', '–', 'until', 'till'].includes(word(tokens, at + 1)) &&
    isHour(at + 2) &&
    endsHere(tokens, at + 3) &&
    !tellsResult(tokens, at)
  );
}

/**
 * In words right after a day, an hour needs no "at": "Thursday three thirty", "tomorrow nine to five", "Friday five".
 */
export function isHourAfterDay(
  tokens: readonly Token[],
  at: number,
  { value, next }: Read<Clock | [Clock, Clock]>,
): boolean {
  if (Array.isArray(value) && isHoursAfterDay(tokens, at)) return true;
  if (tokens[at]?.value !== undefined || COUNTED.has(word(tokens, next))) return false;
  const isDay = DAYS.has(word(tokens, at - 1));
  if (Array.isArray(value)) return isDay && value.every(({ hour }) => hour <= 12);
  if (!value.whole) return value.spelt === true;
  // "The Friday one" is not an hour.
  return isDay && value.hour > 1 && value.hour <= 12 && endsHere(tokens, next);
}

/**
 * "Thursday 9.30", "tomorrow at 16.20", "Friday 9.30 to 11.15", "at 10.15 on Tuesday": the British way to write a time.
 * @param next the index after its minutes, which have two digits.
 */
export function isDottedHour(tokens: readonly Token[], at: number, next: number): boolean {
  if (tokens[at]!.value! > 23 || word(tokens, at) === '0' || COUNTED.has(word(tokens, next)) || goesOn(tokens, next))
    return false;
  let before = at - 1;
  while (at - before <= BACK && (tokens[before]?.value !== undefined || BETWEEN.has(word(tokens, before)))) before -= 1;
  if (DAYS.has(word(tokens, before)) || isAfterDate(tokens, at)) return true;
  if (DAYS.has(word(tokens, skipSome(tokens, endAfter(tokens, next), ON, 1))) && endAfter(tokens, next) > next)
    return !NUMBERED.has(word(tokens, at - 1));
  return LEADS.has(word(tokens, at - 1)) && DAYS.has(word(tokens, skipSome(tokens, next, ON, 1)));
}

/** "14.09.2018 15.00": behind a date whose groups are separated in the same way. */
function isAfterDate(tokens: readonly Token[], at: number): boolean {
  const [year, mark] = [tokens[at - 1], tokens[at - 2]];
  return year?.value !== undefined && year.end - year.index === 4 && mark?.text === '.' && mark.glued;
}

/** "9.30-11 tomorrow": the index after the other end of a range. */
function endAfter(tokens: readonly Token[], at: number): number {
  if (!['-', '–', 'to'].includes(word(tokens, at)) || tokens[at + 1]?.value === undefined) return at;
  const isDotted = word(tokens, at + 2) === '.' && tokens[at + 2]!.glued && tokens[at + 3]?.value !== undefined;
  return isDotted ? at + 4 : at + 2;
}

/** "12.30.2024" and "9.30%" are no hours. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at];
  const isGlued = mark?.glued === true && /^[./:]$/.test(mark.text) && tokens[at + 1]?.glued === true;
  return mark?.text === '%' || (isGlued && tokens[at + 1]?.value !== undefined);
}

/** The same before the day: "three thirty on Thursday", "nine tomorrow morning", "booked for eight on Saturday". */
export function isHourBeforeDay(
  tokens: readonly Token[],
  at: number,
  { value, next }: Read<Clock>,
  dayEnd: number,
): boolean {
  const before = word(tokens, at - 1);
  // In digits it may count anything, but not at the start: "8 tomorrow evening".
  if (
    (tokens[at]?.value !== undefined && !STARTS.has(before)) ||
    COUNTED.has(word(tokens, next)) ||
    NUMBERED.has(before)
  )
    return false;
  if (!value.whole) return value.spelt === true;
  if (value.hour > 12) return false;
  if (before === 'for') return BOOKED.has(word(tokens, at - 2)) && !isOfParty(tokens, at);
  return !HOW_MANY.has(before) && partWord(word(tokens, skipSome(tokens, dayEnd, PLACES, 2))) !== undefined;
}

function isOfParty(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - BACK), at).some(({ text }) => PARTY.has(text));
}
