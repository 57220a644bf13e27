import { Temporal } from 'temporal-polyfill';
import { span } from '../calendar.js';
import { ordinal, belowHundred } from './numbers.js';
import type { Phrase } from './phrase.js';
import { phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';

const PLURALS = new Map(
  'twenties thirties forties fifties sixties seventies eighties nineties'
    .split(' ')
    .map((name, i) => [name, (i + 2) * 10] as const),
);
const POINTERS = new Set(['early', 'mid', 'late', '-', 'of']);
const APOSTROPHES = new Set(["'", '’']);

/** "the 1990s", "the '90s", "the nineteen forties", "the eighties", "the 21st century". */
export function decade(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, 'the');
  const pointed = start > at || POINTERS.has(word(tokens, at - 1));
  return inWords(tokens, start, pointed) ?? inDigits(tokens, start, pointed) ?? centuryNamed(tokens, start);
}

function inDigits(tokens: readonly Token[], at: number, pointed: boolean): Phrase | undefined {
  const quoted = APOSTROPHES.has(word(tokens, at));
  const number = tokens[quoted ? at + 1 : at];
  if (number?.value === undefined || number.value % 10 !== 0) return undefined;
  const next = (quoted ? at + 1 : at) + 1;
  const apart = APOSTROPHES.has(word(tokens, next)) ? next + 1 : next;
  const digits = number.end - number.index;
  if (word(tokens, apart) !== 's' || (digits === 2 && !tokens[apart]?.glued)) return undefined;
  if (digits === 4) return decadeFrom(number.value, apart + 1);
  return digits === 2 && (quoted || pointed) ? decadeFrom(fullYear(number.value), apart + 1) : undefined;
}

function inWords(tokens: readonly Token[], at: number, pointed: boolean): Phrase | undefined {
  const alone = PLURALS.get(word(tokens, at));
  if (alone !== undefined) return pointed ? decadeFrom(fullYear(alone), at + 1) : undefined;
  const head = belowHundred(tokens, at);
  const tens = head && PLURALS.get(word(tokens, head.next));
  return head && tens !== undefined && head.value > 9 && head.value < 30
    ? decadeFrom(head.value * 100 + tens, head.next + 1)
    : undefined;
}

function centuryNamed(tokens: readonly Token[], at: number): Phrase | undefined {
  const number = ordinal(tokens, at);
  if (!number || number.value < 10 || number.value > 30) return undefined;
  const next = skip(tokens, number.next, '-');
  return word(tokens, next) === 'century' ? years((number.value - 1) * 100, 100, next + 1) : undefined;
}

function decadeFrom(year: number, next: number): Phrase {
  return years(year, 10, next);
}

function years(year: number, count: number, next: number): Phrase {
  return phrase(next, 0.6, () => span(Temporal.PlainDate.from({ year, month: 1, day: 1 }), { years: count }, 'decade'));
}

/** "The twenties" are, by now, those of this century; the thirties still those of the last. */
function fullYear(tens: number): number {
  return tens < 30 ? 2000 + tens : 1900 + tens;
}
