import type { Read } from './numbers.js';
import { whole } from './numbers.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import type { Unit } from './vocabulary.js';
import { UNITS } from './vocabulary.js';

/** How many of a thing: "3", "a couple of", "three and a half". */
export interface Amount {
  count: number;
  /** The words leave the number open: "a few", "several". */
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
const HALVED = new Set(['hour', 'decade', 'century']);
const ARTICLES = new Set(['a', 'an', 'one']);

/** The unit named at `at`: also "business days", "working days". */
export function unitAt(tokens: readonly Token[], at: number): Read<Unit> | undefined {
  const text = word(tokens, at);
  if (text === 'business' || text === 'working' || text === 'calendar') {
    const inner = UNITS.get(word(tokens, at + 1));
    if (inner === undefined) return undefined;
    return { value: inner === 'day' && text !== 'calendar' ? 'business day' : inner, next: at + 2 };
  }
  const unit = UNITS.get(text);
  // One letter is a unit only right after its number: "2h".
  return unit && (text.length > 1 || tokens[at]?.glued) ? { value: unit, next: at + 1 } : undefined;
}

/** How many, before a unit. `half` alone is 0.5; "a" is 1. */
export function amount(tokens: readonly Token[], at: number): Read<Amount> | undefined {
  const half = words(tokens, at, 'half a') ?? words(tokens, at, 'half an') ?? words(tokens, at, 'a half');
  const bare = word(tokens, at) === 'half' && HALVED.has(word(tokens, at + 1)) ? at + 1 : undefined;
  if (half !== undefined || bare !== undefined) return { value: { count: 0.5, vague: false }, next: half ?? bare! };
  const article = word(tokens, at) === 'a' ? at + 1 : at;
  const vague = VAGUE.get(word(tokens, article));
  if (vague !== undefined) {
    const next = word(tokens, article + 1) === 'more' ? article + 2 : article + 1;
    return { value: { count: vague, vague: vague > 2 }, next: word(tokens, next) === 'of' ? next + 1 : next };
  }
  if (words(tokens, at, 'a dozen')) return { value: { count: 12, vague: false }, next: at + 2 };
  const number = whole(tokens, at);
  if (!number) return ARTICLES.has(word(tokens, at)) ? { value: { count: 1, vague: false }, next: at + 1 } : undefined;
  return fraction(tokens, number);
}

function fraction(tokens: readonly Token[], number: Read<number>): Read<Amount> {
  const { value, next } = number;
  const half =
    words(tokens, next, 'and a half') ?? words(tokens, next, 'and half') ?? words(tokens, next, 'and half a');
  if (half !== undefined) return { value: { count: value + 0.5, vague: false }, next: half };
  const decimal = tokens[next + 1];
  if (
    word(tokens, next) === '.' &&
    tokens[next]?.glued &&
    decimal?.glued &&
    decimal.text.length === 1 &&
    decimal.value !== undefined
  ) {
    return { value: { count: value + decimal.value / 10, vague: false }, next: next + 2 };
  }
  const range = word(tokens, next) === 'or' || word(tokens, next) === '-' ? whole(tokens, next + 1) : undefined;
  if (range?.value === value + 1) return { value: { count: range.value, vague: true }, next: range.next };
  return { value: { count: value, vague: false }, next: skip(tokens, next, '-') };
}
