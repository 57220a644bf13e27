import type { Read } from './numbers.js';
import { whole } from './numbers.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import type { Unit } from './vocabulary.js';
import { UNITS } from './vocabulary.js';

/** A quantity: "3", "a couple of", "three and a half". */
export interface Amount {
  count: number;
  /** The words do not give an exact number: "a few", "several". */
  vague: boolean;
}

const VAGUE = new Map([
  ['few', 3],
  ['several', 4],
  ['couple', 2],
  ['some', 3],
  ['many', 5],
]);

/** "The past half hour". */
const HALVED = new Set(['hour', 'decade', 'century', 'dozen']);
const SCALES = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
]);
const SHARES = new Map([
  ['1/2', 0.5],
  ['1/4', 0.25],
  ['3/4', 0.75],
]);
const ARTICLES = new Set(['a', 'an', 'one']);
/** "5 to 7 days", "3-4 weeks", "two or three": the middle is meant, roughly. Further apart they are two numbers, or a size: "3-6 months". */
const RANGES = new Set(['or', '-', '–', 'to']);
const MOST_TIMES = 3;
const CLOSE = 2;
/** "A good hour", "a full two weeks". */
const EMPHASES = new Set(['good', 'full', 'whole', 'solid', 'clear']);

/** The unit at `at`, including "business days" and "working days". */
export function unitAt(tokens: readonly Token[], at: number): Read<Unit> | undefined {
  const text = word(tokens, at);
  if (text === 'business' || text === 'working' || text === 'calendar') {
    const inner = UNITS.get(word(tokens, at + 1));
    if (inner === undefined) return undefined;
    return { value: inner === 'day' && text !== 'calendar' ? 'business day' : inner, next: at + 2 };
  }
  const unit = UNITS.get(text);
  // A single letter is a unit only right after its number: "2h".
  return unit && (text.length > 1 || tokens[at]?.glued) ? { value: unit, next: at + 1 } : undefined;
}

/** The amount before a unit. `half` alone is 0.5; "a" is 1. */
export function amount(tokens: readonly Token[], at: number): Read<Amount> | undefined {
  const counted = part(tokens, at) ?? scaled(tokens, vague(tokens, at) ?? halfOf(tokens, at));
  if (counted) return counted;
  const number = withHalf(tokens, at) ?? whole(tokens, at);
  if (number) return scaled(tokens, fraction(tokens, number));
  if (ARTICLES.has(word(tokens, at)) && EMPHASES.has(word(tokens, at + 1)))
    return (withHalf(tokens, at + 2) ?? whole(tokens, at + 2)) ? amount(tokens, at + 2) : exactly(1, at + 2);
  // "The next dozen days".
  if (SCALES.has(word(tokens, at))) return scaled(tokens, exactly(1, at));
  return scaled(tokens, ARTICLES.has(word(tokens, at)) ? exactly(1, at + 1) : undefined);
}

/** "A quarter of an hour", "three quarters of a century": followed by the whole. */
function part(tokens: readonly Token[], at: number): Read<Amount> | undefined {
  const quarters = quartersAt(tokens, at);
  const of = quarters && words(tokens, quarters.next, 'of');
  if (!quarters || of === undefined || !['a', 'an'].includes(word(tokens, of))) return undefined;
  return exactly(quarters.value, of + 1);
}

/** "A quarter", "quarter", "three-quarters", as a number. */
function quartersAt(tokens: readonly Token[], at: number): Read<number> | undefined {
  const three = words(tokens, at, 'three quarters') ?? words(tokens, at, 'three - quarters');
  if (three !== undefined) return { value: 0.75, next: three };
  const one = skip(tokens, at, 'a');
  return word(tokens, one) === 'quarter' ? { value: 0.25, next: one + 1 } : undefined;
}

function halfOf(tokens: readonly Token[], at: number): Read<Amount> | undefined {
  const half = words(tokens, at, 'half a') ?? words(tokens, at, 'half an') ?? words(tokens, at, 'a half');
  if (half !== undefined) return exactly(0.5, half);
  return word(tokens, at) === 'half' && HALVED.has(word(tokens, at + 1)) ? exactly(0.5, at + 1) : undefined;
}

/** "A few", "several", "a couple of". */
function vague(tokens: readonly Token[], at: number): Read<Amount> | undefined {
  const article = word(tokens, at) === 'a' ? at + 1 : at;
  const count = VAGUE.get(word(tokens, article));
  if (count === undefined) return undefined;
  const more = skip(tokens, article + 1, 'more');
  return { value: { count, vague: count > 2 }, next: skip(tokens, more, 'of') };
}

/** "Half a dozen", "a couple of hundred", "two dozen". */
function scaled(tokens: readonly Token[], many: Read<Amount> | undefined): Read<Amount> | undefined {
  const scale = many && SCALES.get(word(tokens, many.next));
  if (!many || scale === undefined) return many;
  return { value: { ...many.value, count: many.value.count * scale }, next: many.next + 1 };
}

function exactly(count: number, next: number): Read<Amount> {
  return { value: { count, vague: false }, next };
}

function fraction(tokens: readonly Token[], number: Read<number>): Read<Amount> {
  const { value, next } = number;
  const more = partMore(tokens, next);
  if (more) return exactly(value + more.value, more.next);
  const decimal = tokens[next + 1];
  if (
    word(tokens, next) === '.' &&
    tokens[next]?.glued &&
    decimal?.glued &&
    decimal.text.length === 1 &&
    decimal.value !== undefined
  ) {
    return exactly(value + decimal.value / 10, next + 2);
  }
  const range = RANGES.has(word(tokens, next)) ? whole(tokens, next + 1) : undefined;
  const most = word(tokens, next) === 'to' ? MOST_TIMES * value : value + CLOSE;
  if (range && range.value > value && range.value <= most)
    return { value: { count: Math.round((value + range.value) / 2), vague: true }, next: range.next };
  return exactly(value, skip(tokens, next, '-'));
}

/** "And a half", "and three quarters", between a number and its unit. */
function partMore(tokens: readonly Token[], at: number): Read<number> | undefined {
  if (word(tokens, at) !== 'and') return undefined;
  const half = words(tokens, at, 'and a half') ?? words(tokens, at, 'and half a') ?? words(tokens, at, 'and half');
  return half === undefined ? quartersAt(tokens, at + 1) : { value: 0.5, next: half };
}

/** "2 1/2", "1½": a whole number and a share of the next. */
function withHalf(tokens: readonly Token[], at: number): Read<number> | undefined {
  const [number, top, bottom] = [tokens[at], tokens[at + 1], tokens[at + 3]];
  if (number?.value === undefined || number.end - number.index > 2) return undefined;
  if (top?.text === '½') return { value: number.value + 0.5, next: at + 2 };
  const isShare = word(tokens, at + 2) === '/' && tokens[at + 2]!.glued && bottom?.glued === true;
  const share = isShare ? SHARES.get(`${top?.text ?? ''}/${bottom.text}`) : undefined;
  return share === undefined ? undefined : { value: number.value + share, next: at + 4 };
}

/** The same after the unit: "an hour and a half". "A week and half a day" has another unit. */
export function partAfter(tokens: readonly Token[], at: number): Read<number> | undefined {
  const half = words(tokens, at, 'and a half');
  if (half !== undefined) return { value: 0.5, next: half };
  const quarters = word(tokens, at) === 'and' ? quartersAt(tokens, at + 1) : undefined;
  return quarters && word(tokens, quarters.next) !== 'of' ? quarters : undefined;
}
