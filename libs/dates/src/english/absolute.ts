import { century, year, yearAfter } from './year.js';
import type { DateParts } from './date-parts.js';
import { datePhrase } from './date-parts.js';
import { belowHundred, ordinal } from './numbers.js';
import type { Read } from './numbers.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';
import { DOUBTFUL, MONTHS } from './vocabulary.js';

const PLACES = new Set(['in', 'since', 'of', 'until', 'till', 'by', 'from', 'to', 'and', 'between', 'through', 'during', 'before', 'after', 'on', 'mid', 'early', 'late', '-', 'or', 'around', 'every', 'for', 'starting', 'next', 'last', 'this']);

/** "15 June 2016", "the 4th of July", "16. Nov. 2016", "23/Sep/2020", "26 june in 2019". */
export function dayMonth(tokens: readonly Token[], at: number): Phrase | undefined {
  const day = dayNumber(tokens, word(tokens, at) === 'the' ? at + 1 : at);
  if (!day) return undefined;
  const month = monthName(tokens, separated(tokens, day.next, ['of', '-', '/', '.', ',']));
  return month && datePhrase(withYear(tokens, { day: day.value, month: month.value }, month.next));
}

/** "June 15, 2016", "Sep-23-2020", "September-2020-23", "January twenty five nineteen eighty six". */
export function monthDay(tokens: readonly Token[], at: number): Phrase | undefined {
  const month = monthName(tokens, at);
  if (!month) return undefined;
  const after = separated(tokens, month.next, ['-', '/', '.', 'the', 'of']);
  const middle = year(tokens, after);
  const last = middle && word(tokens, middle.next) === '-' ? dayNumber(tokens, middle.next + 1) : undefined;
  if (last) return datePhrase({ parts: { year: () => middle!.value, month: month.value, day: last.value }, next: last.next });
  const day = dayNumber(tokens, after);
  if (!day || middle || followedByUnit(tokens, day.next)) return undefined;
  return datePhrase(withYear(tokens, { month: month.value, day: day.value }, day.next));
}

/** "April 2017", "Dec/2018", "November , 2016", "2015 June", "May next year", or a month alone. */
export function monthOnly(tokens: readonly Token[], at: number): Phrase | undefined {
  const first = year(tokens, at);
  const month = monthName(tokens, first ? separated(tokens, first.next, ['-', '/', ',']) : at);
  if (!month) return undefined;
  if (first) return datePhrase({ parts: { year: () => first.value, month: month.value }, next: month.next });
  const found = withYear(tokens, { month: month.value }, month.next);
  const doubtful = DOUBTFUL.has(word(tokens, at)) && !found.parts.year;
  return doubtful && !PLACES.has(word(tokens, at - 1)) ? undefined : datePhrase(found);
}

/** "2019-08-01", "2019/aug/01", "2020/23/Sep", "20200701". */
export function yearFirst(tokens: readonly Token[], at: number): Phrase | undefined {
  const token = tokens[at];
  if (token?.value === undefined) return undefined;
  if (token.end - token.index === 8) return compact(token.value, at + 1);
  const head = year(tokens, at);
  const mark = head && word(tokens, head.next);
  if (!head || !mark || !'-/.'.includes(mark) || !tokens[head.next]?.glued) return undefined;
  const second = head.next + 1;
  if (word(tokens, second + 1) !== mark) return undefined;
  const [a, b] = [monthOrNumber(tokens, second), monthOrNumber(tokens, second + 2)];
  if (a === undefined || b === undefined) return undefined;
  const named = MONTHS.has(word(tokens, second + 2));
  const [month, day] = named ? [b, a] : [a, b];
  return datePhrase({ parts: { year: () => head.value, month, day }, next: second + 3 });
}

/** "5/3/18", "12-04-2019", "23.04.2022"; "5/12" alone only with a slash. Which is the month, `dayFirst` tells where both could be. */
export function numeric(tokens: readonly Token[], at: number): Phrase | undefined {
  const [first, mark, second] = [tokens[at], word(tokens, at + 1), tokens[at + 2]];
  if (!small(first) || !small(second) || !'-/.'.includes(mark || ' ') || !tokens[at + 1]?.glued || !second?.glued) return undefined;
  const a = first!.value!;
  const b = second.value!;
  const third = word(tokens, at + 3) === mark && tokens[at + 4]?.glued ? tokens[at + 4] : undefined;
  if (third?.value === undefined) {
    return mark === '/' && !third ? datePhrase({ parts: { either: [a, b] }, next: at + 3 }) : undefined;
  }
  const length = third.end - third.index;
  if (length !== 2 && length !== 4) return undefined;
  const full = length === 2 ? century(third.value) : third.value;
  return datePhrase({ parts: { year: () => full, either: [a, b] }, next: at + 5 });
}

/** "2015/3", "3/2015", "2016 - 11", "11 - 2016", "2015.3". */
export function yearAndMonth(tokens: readonly Token[], at: number): Phrase | undefined {
  const mark = word(tokens, at + 1);
  if (!mark || !'-/.'.includes(mark) || (mark !== '-' && !tokens[at + 1]?.glued)) return undefined;
  const head = year(tokens, at);
  const [number, whole] = head ? [tokens[at + 2], head] : [tokens[at], year(tokens, at + 2)];
  if (!whole || !small(number) || number!.value! > 12) return undefined;
  const trailing = word(tokens, at + 3);
  if (tokens[at + 3]?.glued && ['-', '/', ':'].includes(trailing)) return undefined;
  return datePhrase({ parts: { year: () => whole.value, month: number!.value }, next: at + 3 });
}

function withYear(tokens: readonly Token[], parts: DateParts, next: number): { parts: DateParts; next: number } {
  const found = yearAfter(tokens, next);
  return found && !followedByUnit(tokens, found.next) ? { parts: { ...parts, year: found.value }, next: found.next } : { parts, next };
}

function compact(value: number, next: number): Phrase | undefined {
  const [head, month, day] = [Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100];
  if (head < 1900 || head > 2100 || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return datePhrase({ parts: { year: () => head, month, day }, next });
}

/** A day of the month: "21st", "the twenty-first", "15", "twenty five". */
export function dayNumber(tokens: readonly Token[], at: number): Read<number> | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const found = ordinal(tokens, at) ?? (small(token) ? { value: token.value!, next: at + 1 } : belowHundred(tokens, at));
  return found && found.value >= 1 && found.value <= 31 ? found : undefined;
}

function monthName(tokens: readonly Token[], at: number): Read<number> | undefined {
  const month = MONTHS.get(word(tokens, at));
  if (month === undefined) return undefined;
  const dotted = word(tokens, at + 1) === '.' && tokens[at + 1]?.glued && word(tokens, at).length < 5 && tokens[at + 2] !== undefined;
  return { value: month, next: dotted ? at + 2 : at + 1 };
}

function monthOrNumber(tokens: readonly Token[], at: number): number | undefined {
  return MONTHS.get(word(tokens, at)) ?? (small(tokens[at]) ? tokens[at]!.value : undefined);
}

function separated(tokens: readonly Token[], at: number, marks: readonly string[]): number {
  return marks.includes(word(tokens, at)) ? at + 1 : at;
}

function small(token: Token | undefined): boolean {
  return token?.value !== undefined && token.end - token.index <= 2 && token.value > 0;
}

/** "May 5 minutes", "March 9 am": the number belongs to what follows. */
function followedByUnit(tokens: readonly Token[], at: number): boolean {
  return ['minutes', 'hours', 'days', 'weeks', 'months', 'years', 'people', ':', '%', 'am', 'pm'].includes(word(tokens, at));
}
