import { Temporal } from 'temporal-polyfill';
import { calendarUnit, span } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { ordinal, whole } from './numbers.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';
import { DIRECTIONS } from './vocabulary.js';
import type { Year } from './relative-year.js';
import { relativeYear } from './relative-year.js';
import { century, year, yearAfter } from './year.js';

const YEAR_JOINTS = new Set(['-', '/', "'"]);
const APOSTROPHES = new Set(["'", '’']);
const SIZES: Record<string, number> = { quarter: 3, half: 6, q: 3, h: 6 };
const FISCAL = new Set(['fiscal', 'financial']);

/** A numbered part of a year: the third quarter, H2. */
interface Part {
  size: number;
  number: number;
  year?: Year;
  fiscal: boolean;
}

interface Numbered {
  part: Pick<Part, 'size' | 'number'>;
  next: number;
}

/** "Q4 2012", "2011H1", "2014-q2", "the second quarter of 2012", "the first half of last year", "fiscal Q2". */
export function quarter(tokens: readonly Token[], at: number): Phrase | undefined {
  const leading = year(tokens, at) ?? undefined;
  const joint = leading && skip(tokens, leading.next, YEAR_JOINTS);
  const ofFiscal = fiscalYear(tokens, at);
  const inFiscal = ofFiscal && numbered(tokens, skip(tokens, ofFiscal.next, YEAR_JOINTS), true);
  if (inFiscal) return phraseOf({ ...inFiscal.part, year: ofFiscal.value, fiscal: true }, inFiscal.next);
  const start = joint ?? skip(tokens, at, 'the');
  const fiscal = FISCAL.has(word(tokens, start));
  const named = numbered(tokens, fiscal ? start + 1 : start, leading !== undefined);
  if (!named) return undefined;
  if (leading) return phraseOf({ ...named.part, year: () => leading.value, fiscal }, named.next);
  const after = fiscalYear(tokens, named.next) ?? yearAfter(tokens, named.next) ?? twoDigits(tokens, named.next);
  const spoken = fiscal || (after !== undefined && FISCAL.has(word(tokens, named.next)));
  return phraseOf({ ...named.part, year: after?.value, fiscal: spoken }, after?.next ?? named.next);
}

/** "FY2023", "fiscal year 23", "the financial year 2023": named after the year in which it ends. */
export function namedFiscalYear(tokens: readonly Token[], at: number): Phrase | undefined {
  const found = fiscalYear(tokens, skip(tokens, at, 'the'));
  if (!found) return undefined;
  return {
    next: found.next,
    telling: 0.8,
    confidence: 0.9,
    read: (context) => [calendarUnit('fiscal year', fiscalStart(found.value(context), context), 0, context)],
  };
}

function fiscalYear(tokens: readonly Token[], at: number): { value: Year; next: number } | undefined {
  const next =
    word(tokens, at) === 'fy'
      ? at + 1
      : FISCAL.has(word(tokens, at)) && word(tokens, at + 1) === 'year'
        ? at + 2
        : undefined;
  if (next === undefined) return undefined;
  const token = tokens[next];
  if (token?.value !== undefined && token.end - token.index === 2)
    return { value: () => century(token.value!), next: next + 1 };
  const named = year(tokens, next);
  return named ? { value: () => named.value, next: named.next } : undefined;
}

/** @param isOfYear the year precedes, so that a half is half a year. */
function numbered(tokens: readonly Token[], at: number, isOfYear: boolean): Numbered | undefined {
  return (
    short(tokens, at) ??
    digitFirst(tokens, at) ??
    numberLast(tokens, at) ??
    (isOfYear ? ranked(tokens, at) : long(tokens, at))
  );
}

/** "Quarter three of last year", "quarter 1 2025"; without a year a quarter may be of anything. */
function numberLast(tokens: readonly Token[], at: number): Numbered | undefined {
  const number = word(tokens, at) === 'quarter' ? whole(tokens, at + 1) : undefined;
  if (!number || number.value < 1 || number.value > 4) return undefined;
  const isOfYear = yearAfter(tokens, number.next) ?? fiscalYear(tokens, number.next);
  return isOfYear && { part: { size: 3, number: number.value }, next: number.next };
}

/** "1H 2018", "3Q18": the number first, with a year behind; "1h" alone is an hour. */
function digitFirst(tokens: readonly Token[], at: number): Numbered | undefined {
  const [number, letter] = [tokens[at], tokens[at + 1]];
  const size = letter?.glued && (letter.text === 'q' || letter.text === 'h') ? SIZES[letter.text] : undefined;
  if (size === undefined || !number?.value || number.value > 12 / size) return undefined;
  const isOfYear = yearAfter(tokens, at + 2) ?? fiscalYear(tokens, at + 2) ?? twoDigits(tokens, at + 2);
  // "1h30" is an hour and a half.
  if (letter?.text === 'h' && tokens[at + 2]?.value !== undefined && tokens[at + 2]!.glued) return undefined;
  return isOfYear && { part: { size, number: number.value }, next: at + 2 };
}

/** "3Q18", "Q3'18", "H1 '18". */
function twoDigits(tokens: readonly Token[], at: number): { value: Year; next: number } | undefined {
  const next = skip(tokens, at, APOSTROPHES);
  const number = tokens[next];
  if (!number?.glued || number.value === undefined || number.end - number.index !== 2) return undefined;
  return { value: () => century(number.value!), next: next + 1 };
}

/** "2018 second half", "2018, first quarter". */
function ranked(tokens: readonly Token[], at: number): Numbered | undefined {
  const number = ordinal(tokens, skip(tokens, at, ','));
  const size = number && SIZES[word(tokens, number.next)];
  if (!number || !size || word(tokens, number.next).length < 2 || number.value > 12 / size) return undefined;
  return { part: { size, number: number.value }, next: number.next + 1 };
}

function short(tokens: readonly Token[], at: number): Numbered | undefined {
  const size = word(tokens, at) === 'q' || word(tokens, at) === 'h' ? SIZES[word(tokens, at)] : undefined;
  const number = tokens[at + 1];
  if (
    size === undefined ||
    !number?.glued ||
    number.value === undefined ||
    number.value < 1 ||
    number.value > 12 / size
  )
    return undefined;
  return { part: { size, number: number.value }, next: at + 2 };
}

function long(tokens: readonly Token[], at: number): Numbered | undefined {
  const number = word(tokens, at) === 'last' ? undefined : ordinal(tokens, at);
  const next = number?.next ?? at + 1;
  const size = SIZES[word(tokens, next)];
  if (size === undefined || word(tokens, next).length < 2 || (!number && word(tokens, at) !== 'last')) return undefined;
  if (!number && !relativeYear(tokens, next + 1) && word(tokens, next + 1) !== 'of') return undefined;
  const value = number?.value ?? 12 / size;
  // A half is half a year only if the year is named; "the first half of the game" is not.
  if (value > 12 / size || (size === 6 && !yearAfter(tokens, next + 1) && !fiscalYear(tokens, next + 1)))
    return undefined;
  return !number && !yearAfter(tokens, next + 1) ? undefined : { part: { size, number: value }, next: next + 1 };
}

function phraseOf(part: Part, next: number): Phrase {
  return {
    next,
    telling: 0.8,
    confidence: part.year ? 0.95 : 0.7,
    floating: !part.year,
    read: (context) => readings(part, context),
  };
}

function readings(part: Part, context: Context): Reading[] {
  if (part.year) return [inYear(part, part.year(context), context)];
  const current = context.today.year;
  return choose(
    [-1, 0, 1].map((offset) => inYear(part, current + offset, context)),
    context,
  );
}

function inYear({ size, number, fiscal }: Part, named: number, context: Context): Reading {
  const start = fiscal ? fiscalStart(named, context) : Temporal.PlainDate.from({ year: named, month: 1, day: 1 });
  return span(start.add({ months: (number - 1) * size }), { months: size }, size === 3 ? 'quarter' : 'season');
}

function fiscalStart(named: number, { options }: Context): Temporal.PlainDate {
  const month = options.fiscalYearStart;
  return Temporal.PlainDate.from({ year: month === 1 ? named : named - 1, month, day: 1 });
}

/** "this half", "next half year" have no number; "half" is a unit only after a direction. */
export function relativeHalf(tokens: readonly Token[], at: number): Phrase | undefined {
  const offset = DIRECTIONS.get(word(tokens, at));
  if (offset === undefined || word(tokens, at + 1) !== 'half' || word(tokens, at + 2) !== 'year') return undefined;
  return {
    next: at + 3,
    telling: 0.7,
    confidence: 0.7,
    read: (context) => [calendarUnit('half', context.today, offset, context)],
  };
}
