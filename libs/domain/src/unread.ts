import { masked } from './mask.js';
import type { Range } from './pattern.js';
import { isQuoted } from './quote.js';

/** Linear: a sentence with the stops behind it. */
const SENTENCE = /[^.!?…。！？\n]*[.!?…。！？\n]+|[^.!?…。！？\n]+$/g;

/**
 * Where a turn must not be read again, since what was said there was forgotten.
 * @param words what of it may stand in the turn: a quote, or the words of the statement, the most exact first.
 * @returns the sentences that have the first of them which stands there; the whole turn where none does.
 */
export function unreadIn(text: string, words: readonly (string | null)[]): Range[] {
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: sentence, index: start }) => ({
    start,
    end: start + sentence.length,
  }));
  for (const one of words) {
    const found = one === null ? [] : sentences.filter(({ start, end }) => isQuoted(one, text.slice(start, end)));
    if (found.length > 0) return found;
  }
  return [{ start: 0, end: text.length }];
}

/** @returns places as they are kept: begin and end in turn. */
export function keptUnread(places: readonly Range[]): number[] {
  return places.flatMap(({ start, end }) => [start, end]);
}

/** @returns kept places. */
export function unreadOf(kept: readonly number[]): Range[] {
  return kept.flatMap((start, i) => (i % 2 === 0 ? [{ start, end: kept[i + 1] ?? start }] : []));
}

/** @returns what of a turn may be read, as long as it was; `null` where that is nothing. */
export function readable(text: string, kept: readonly number[]): string | null {
  if (kept.length === 0) return text;
  const left = masked(text, unreadOf(kept));
  return /[\p{L}\p{N}]/u.test(left) ? left : null;
}

/** @returns whether places have something in common. */
export function meet(some: readonly Range[], others: readonly Range[]): boolean {
  return some.some(({ start, end }) => others.some((other) => start < other.end && other.start < end));
}
