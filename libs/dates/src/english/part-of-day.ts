import { Temporal } from 'temporal-polyfill';
import type { Reading } from '../expression.js';
import type { Phrase } from './phrase.js';
import { phrase } from './phrase.js';
import type { Read } from './numbers.js';
import type { PartOfDay } from './part-words.js';
import { partWord } from './part-words.js';
import type { Token } from './tokens.js';
import { skip, skipSome, word, words } from './tokens.js';
import { DIRECTIONS } from './vocabulary.js';

const LEADS = new Set(['in', 'the', 'during', 'early', 'mid', 'late', ',', 'at']);

const PLACES = new Set(['in', 'the', 'during']);
/** After midnight. */
const SMALL = ['small hours', 'wee hours', 'early hours'];

/** "Early", "mid" and "late": shares of a part of the day. */
const SHARES = new Map([
  ['early', [0, 1 / 2]],
  ['mid', [1 / 4, 3 / 4]],
  ['late', [1 / 2, 1]],
  ['earlier', [0, 1 / 2]],
  ['later', [1 / 2, 1]],
]);

/** The part of the day at `at`: "in the morning", "early afternoon", "late in the evening", "mid-morning". */
export function partOfDay(tokens: readonly Token[], at: number): Read<PartOfDay> | undefined {
  const first = skipSome(tokens, at, PLACES, 2);
  const small = SMALL.map((name) => words(tokens, first, name)).find((next) => next !== undefined);
  if (small !== undefined) return { value: { from: 0, to: 5, half: 'am' }, next: small };
  const led = skipSome(tokens, at, LEADS, 4);
  const next = SHARES.has(word(tokens, led - 1)) ? skip(tokens, led, '-') : led;
  const part = partWord(word(tokens, next));
  if (!part) return undefined;
  const side = tokens.slice(at, led).find(({ text }) => SHARES.has(text));
  return { value: side ? shareOf(part, side.text) : part, next: next + 1 };
}

/** @param side "early", "mid" or "late". */
export function shareOf(part: PartOfDay, side: string): PartOfDay {
  const [begins, ends] = SHARES.get(side) as [number, number];
  const length = part.to - part.from;
  return { ...part, from: part.from + length * begins, to: part.from + length * ends };
}

/** The period of a part of the day on a given day. */
export function partOn(day: Temporal.PlainDate, { from, to }: PartOfDay): Reading {
  const midnight = day.toPlainDateTime();
  return { start: midnight.add({ hours: from }), end: midnight.add({ hours: to }), precision: 'part_of_day' };
}

/** "tonight", "this morning", "last night", "next evening": a part of today, yesterday or tomorrow. */
export function relativePart(
  tokens: readonly Token[],
  at: number,
): (Phrase & { part: PartOfDay; offset: number }) | undefined {
  const far = words(tokens, at, 'the night before last') ?? words(tokens, at, 'night before last');
  const night = partWord('night')!;
  if (far !== undefined)
    return { ...phrase(far, 0.8, ({ today }) => partOn(today.add({ days: -2 }), night)), part: night, offset: -2 };
  const tonight = word(tokens, at) === 'tonight' || word(tokens, at) === 'tonite';
  const offset = tonight ? 0 : DIRECTIONS.get(word(tokens, at));
  const found = tonight ? { value: night, next: at + 1 } : offset === undefined ? undefined : partOfDay(tokens, at + 1);
  if (!found || offset === undefined || (!tonight && ['am', 'pm'].includes(word(tokens, found.next - 1))))
    return undefined;
  // "That night we danced" is the night of a day told before.
  const confidence = word(tokens, at) === 'that' || word(tokens, at) === 'same' ? 0.4 : 0.9;
  const base = phrase(found.next, 0.8, ({ today }) => partOn(today.add({ days: offset }), found.value), confidence);
  return { ...base, part: found.value, offset };
}
