import { endsHere } from './ends.js';
import type { Year } from './relative-year.js';
import { century, shortYear, year, yearAfter } from './year.js';
import type { DateParts } from './date-parts.js';
import { datePhrase } from './date-parts.js';
import { belowHundred, ordinal } from './numbers.js';
import type { Read } from './numbers.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';
import { DOUBTFUL, MONTHS } from './vocabulary.js';

const PLACES = new Set([
  'in',
  'since',
  'of',
  'until',
  'till',
  'by',
  'from',
  'to',
  'and',
  'between',
  'through',
  'during',
  'throughout',
  'come',
  'before',
  'after',
  'on',
  'mid',
  'early',
  'late',
  '-',
  'or',
  'around',
  'every',
  'for',
  'starting',
  'next',
  'last',
  'this',
]);

/** Between two months: "March to May". */
const JOINTS = new Set(['to', '-', '–', 'until', 'till', 'through']);

const VERBS = new Set(['may', 'march']);
const SUBJECTS = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'it']);
/** Before "to" and a verb. */
const WISHES = new Set(
  'want wants wanted like likes love need needs plan plans planned hope hopes hoping going ready decided able used have has had about started refuse refused'.split(
    ' ',
  ),
);
/** Words after the verb "march". */
const PARTICLES = new Set(['on', 'with', 'against', 'together', 'off', 'forward', 'through', 'past']);
/** Months that are complete words: a stop after them ends the sentence. */
const WHOLE = new Set(['may', 'june', 'july']);

/** "11 May 2012", "the 4th of July", "9. Oct. 2012", "17/Feb/2013", "8 august in 2012". */
export function dayMonth(tokens: readonly Token[], at: number): Phrase | undefined {
  const day = dayNumber(tokens, word(tokens, at) === 'the' ? at + 1 : at);
  if (!day) return undefined;
  const month = monthName(tokens, separated(tokens, day.next, ['of', '-', '/', '\\', '.', ',']));
  if (!month) return undefined;
  const parts = { day: day.value, month: month.value };
  return datePhrase(withYear(tokens, parts, month.next));
}

/** "June 15, 2016", "Feb-17-2013", "February-2013-17", "May thirty one nineteen sixty four". */
export function monthDay(tokens: readonly Token[], at: number): Phrase | undefined {
  const month = monthName(tokens, at);
  if (!month) return undefined;
  const after = separated(tokens, month.next, ['-', '/', '\\', '.', 'the', 'of']);
  const middle = year(tokens, after);
  const last = middle && word(tokens, middle.next) === '-' ? dayNumber(tokens, middle.next + 1) : undefined;
  if (last)
    return datePhrase({ parts: { year: () => middle!.value, month: month.value, day: last.value }, next: last.next });
  const day = dayNumber(tokens, after);
  if (!day || middle || followedByUnit(tokens, day.next)) return undefined;
  return datePhrase(withYear(tokens, { month: month.value, day: day.value }, day.next));
}

/** "March 2012", "Feb/2013", "October , 2012", "2012 July", "May next year", or a month alone. */
export function monthOnly(tokens: readonly Token[], at: number): Phrase | undefined {
  const first = year(tokens, at);
  const month = monthName(tokens, first ? separated(tokens, first.next, ['-', '/', ',']) : at);
  if (!month) return undefined;
  if (first) return datePhrase({ parts: { year: () => first.value, month: month.value }, next: month.next });
  const found = withYear(tokens, { month: month.value }, month.next);
  const doubtful = DOUBTFUL.has(word(tokens, at)) && !found.parts.year;
  const placed =
    PLACES.has(word(tokens, at - 1)) ||
    tokens[at - 1]?.value !== undefined ||
    tokens.length === 1 ||
    (JOINTS.has(word(tokens, month.next)) && MONTHS.has(word(tokens, month.next + 1)));
  if (doubtful && !placed) return undefined;
  if (isVerb(tokens, at)) return undefined;
  const phrase = datePhrase(found);
  // "April" may be a person.
  return placed || found.parts.year ? phrase : { ...phrase, telling: 0.4, confidence: 0.5 };
}

/** "We may next year", "I want to march with them", "stand up and march on". */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const [before, text] = [word(tokens, at - 1), word(tokens, at)];
  if (!VERBS.has(text)) return false;
  if (SUBJECTS.has(before)) return true;
  if (text !== 'march') return false;
  if (before === 'to') return WISHES.has(word(tokens, at - 2));
  return ['and', 'come'].includes(before) && PARTICLES.has(word(tokens, at + 1)) && !MONTHS.has(word(tokens, at - 2));
}

function withYear(tokens: readonly Token[], parts: DateParts, next: number): { parts: DateParts; next: number } {
  const found = yearAfter(tokens, next) ?? (parts.day === undefined ? noDay(tokens, next) : shortYear(tokens, next));
  return found && !followedByUnit(tokens, found.next)
    ? { parts: { ...parts, year: found.value }, next: found.next }
    : { parts, next };
}

/** "May 98", "May of 98": no month has so many days. */
function noDay(tokens: readonly Token[], at: number): Read<Year> | undefined {
  const next = word(tokens, at) === 'of' ? at + 1 : at;
  const number = tokens[next];
  if (number?.value === undefined || number.end - number.index !== 2 || number.value <= 31 || number.glued)
    return undefined;
  return endsHere(tokens, next + 1) ? { value: () => century(number.value!), next: next + 1 } : undefined;
}

/** A day of the month: "21st", "the twenty-first", "15", "twenty five". */
export function dayNumber(tokens: readonly Token[], at: number): Read<number> | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const found =
    ordinal(tokens, at) ?? (small(token) ? { value: token.value!, next: at + 1 } : belowHundred(tokens, at));
  return found && found.value >= 1 && found.value <= 31 ? found : undefined;
}

function monthName(tokens: readonly Token[], at: number): Read<number> | undefined {
  const month = MONTHS.get(word(tokens, at));
  if (month === undefined) return undefined;
  const dotted =
    word(tokens, at + 1) === '.' &&
    tokens[at + 1]?.glued &&
    word(tokens, at).length < 5 &&
    !WHOLE.has(word(tokens, at)) &&
    tokens[at + 2] !== undefined;
  return { value: month, next: dotted ? at + 2 : at + 1 };
}

function separated(tokens: readonly Token[], at: number, marks: readonly string[]): number {
  return marks.includes(word(tokens, at)) ? at + 1 : at;
}

export function small(token: Token | undefined): boolean {
  return token?.value !== undefined && token.end - token.index <= 2 && token.value > 0;
}

/** "May 5 minutes", "March 9 am": the number belongs to the next word. */
function followedByUnit(tokens: readonly Token[], at: number): boolean {
  return ['minutes', 'hours', 'days', 'weeks', 'months', 'years', 'people', ':', '%', 'am', 'pm'].includes(
    word(tokens, at),
  );
}
