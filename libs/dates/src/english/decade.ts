import { Temporal } from 'temporal-polyfill';
import { span } from '../calendar.js';
import { ordinal, belowHundred } from './numbers.js';
import type { Phrase } from './phrase.js';
import { phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';

const PLURALS = new Map(
  'twenties thirties forties fifties sixties seventies eighties nineties'
    .split(' ')
    .map((name, i) => [name, (i + 2) * 10] as const),
);
/** Decades that need their century: "the twenty tens", "the nineteen hundreds". */
const AFTER_CENTURY = new Map([
  ['hundreds', 0],
  ['tens', 10],
  ['teens', 10],
]);
const NAMES = new Map([
  ['noughties', 2000],
  ['naughties', 2000],
  ['aughts', 2000],
]);
const POINTERS = new Set(['early', 'mid', 'late', '-', 'of', 'since', 'during']);
const APOSTROPHES = new Set(["'", '’']);
const PARTS = new Set(['early', 'mid', 'late', 'very', '-']);
const OWNERS = new Set(['my', 'your', 'his', 'her', 'our', 'their']);

/** "the 1990s", "the '90s", "the nineteen forties", "the eighties", "the 21st century". */
export function decade(tokens: readonly Token[], at: number): Phrase | undefined {
  const led = skip(tokens, at, 'the');
  const called = words(tokens, led, 'decade of');
  const start = called === undefined ? led : skip(tokens, called, 'the');
  if (tokens[start]?.text.length !== 4 && isAge(tokens, at)) return undefined;
  const pointed = start > at || POINTERS.has(word(tokens, at - 1));
  const found = inWords(tokens, start, pointed) ?? inDigits(tokens, start, pointed);
  if (found) return { ...found, next: skip(tokens, found.next, 'decade') };
  return called === undefined ? centuryNamed(tokens, start) : undefined;
}

function inDigits(tokens: readonly Token[], at: number, pointed: boolean): Phrase | undefined {
  const quoted = APOSTROPHES.has(word(tokens, at));
  const number = tokens[quoted ? at + 1 : at];
  if (number?.value === undefined || number.value % 10 !== 0) return undefined;
  const next = (quoted ? at + 1 : at) + 1;
  const apart = APOSTROPHES.has(word(tokens, next)) ? next + 1 : next;
  const digits = number.end - number.index;
  if (word(tokens, apart) !== 's' || (digits === 2 && !tokens[apart]?.glued)) return undefined;
  if (digits === 4)
    return isCentury(number.value, tokens, at)
      ? years(number.value, 100, apart + 1)
      : decadeFrom(number.value, apart + 1);
  return digits === 2 && (quoted || pointed) ? decadeFrom(fullYear(number.value), apart + 1) : undefined;
}

/** "The 1800s" are a century, as are "the late 1900s"; "the 1900s" and "the 2000s" alone are ten years. */
function isCentury(year: number, tokens: readonly Token[], at: number): boolean {
  const before = word(tokens, word(tokens, at - 1) === '-' ? at - 2 : at - 1);
  const isPart = ['early', 'mid', 'late'].includes(before);
  return year % 100 === 0 && (year < 1900 || (year === 1900 && isPart));
}

/** "In my late twenties", "her early 40s". */
function isAge(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (before > at - 4 && PARTS.has(word(tokens, before))) before -= 1;
  return OWNERS.has(word(tokens, before));
}

function inWords(tokens: readonly Token[], at: number, pointed: boolean): Phrase | undefined {
  const text = word(tokens, at);
  const alone = PLURALS.get(text);
  if (alone !== undefined) return pointed ? decadeFrom(fullYear(alone), at + 1) : undefined;
  const named = NAMES.get(text);
  if (named !== undefined) return decadeFrom(named, at + 1);
  if (pointed && text === 'two' && word(tokens, at + 1) === 'thousands') return decadeFrom(2000, at + 2);
  const head = belowHundred(tokens, at);
  if (!head || head.value < 10 || head.value > 29) return undefined;
  const next = skip(tokens, head.next, '-');
  const tens = PLURALS.get(word(tokens, next)) ?? (pointed ? AFTER_CENTURY.get(word(tokens, next)) : undefined);
  if (tens === undefined) return undefined;
  const from = head.value * 100 + tens;
  return tens === 0 && isCentury(from, tokens, at) ? years(from, 100, next + 1) : decadeFrom(from, next + 1);
}

function centuryNamed(tokens: readonly Token[], at: number): Phrase | undefined {
  const number = ordinal(tokens, at);
  if (!number || number.value < 2 || number.value > 30) return undefined;
  const next = skip(tokens, number.next, '-');
  return word(tokens, next) === 'century' ? years((number.value - 1) * 100, 100, next + 1) : undefined;
}

function decadeFrom(year: number, next: number): Phrase {
  return years(year, 10, next);
}

function years(year: number, count: number, next: number): Phrase {
  return phrase(next, 0.6, () => span(Temporal.PlainDate.from({ year, month: 1, day: 1 }), { years: count }, 'decade'));
}

/** "The twenties" are now those of this century, "the thirties" still those of the last. */
function fullYear(tens: number): number {
  return tens < 30 ? 2000 + tens : 1900 + tens;
}
