import { MASK, masked } from './mask.js';
import type { Range } from './pattern.js';
import { bare, isLong, isQuoted, placesIn } from './quote.js';
import { sentencePlaces } from './sentence-places.js';

/** A place that is hidden leaves these at its end, so that the sentences beside it stay apart. */
const STOPS = /[\s.!?…;।。！？"'”’»)\]]/u;

/**
 * Where a turn must not be read again, since what was said there was forgotten: in "I smoke. I run." the words "I smoke" are from 0 to 8.
 * @param words what of it may stand in the turn: a quote, or the words of the statement, the most exact first.
 * @returns the sentences that the first of them touches which stands there; the whole turn where none does.
 */
export function unreadIn(text: string, words: readonly (string | null)[]): Range[] {
  const places = sentencePlaces(text).filter(({ start, end }) => bare(text.slice(start, end)) !== '');
  const sentences = places.map(({ start, end }) => bare(text.slice(start, end)));
  for (const one of words) {
    const touched = one === null ? new Set() : touchedBy(bare(one), sentences);
    if (touched.size > 0) return places.filter((_, i) => touched.has(i));
  }
  return [{ start: 0, end: text.length }];
}

/** @returns which sentences have a part of the words; a few letters must be whole ones. */
function touchedBy(words: string, sentences: readonly string[]): ReadonlySet<number> {
  const touched = new Set<number>();
  if (words === '') return touched;
  const ends: number[] = [];
  for (const sentence of sentences) ends.push((ends.at(-1) ?? 0) + sentence.length + 1);
  let first = 0;
  for (const at of placesIn(words, sentences.join(' '))) {
    while ((ends[first] ?? Infinity) <= at) first += 1;
    let last = first;
    while ((ends[last] ?? Infinity) < at + words.length + 1) last += 1;
    const isWhole = at === (ends[first - 1] ?? 0) && at + words.length + 1 === ends[last];
    if (isLong(words) || isWhole) for (let i = first; i <= last; i += 1) touched.add(i);
  }
  return touched;
}

/** @returns places as they are kept: begin and end in turn. */
export function keptUnread(places: readonly Range[]): number[] {
  return places.flatMap(({ start, end }) => [start, end]);
}

/** @returns kept places. */
export function unreadOf(kept: readonly number[]): Range[] {
  return kept.flatMap((start, i) => (i % 2 === 0 ? [{ start, end: kept[i + 1] ?? start }] : []));
}

/** @returns what of a turn may be read, as long as it was, with the stops of what is hidden; `null` where that is nothing. */
export function readable(text: string, kept: readonly number[]): string | null {
  if (kept.length === 0) return text;
  const left = masked(
    text,
    unreadOf(kept).map((place) => hidden(text, place)),
  );
  return /[\p{L}\p{N}]/u.test(left) ? left : null;
}

function hidden(text: string, { start, end }: Range): Range {
  let [from, to] = [start, end];
  while (from < to && /\s/u.test(text.charAt(from))) from += 1;
  while (to > from && STOPS.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** @returns whether words stand in what is left of a turn, and on one side of what is hidden in it. */
export function isLeft(words: string, left: string): boolean {
  return !words.includes(MASK) && left.split(MASK).some((part) => isQuoted(words, part));
}

/** @returns whether places have something in common: 0 to 4 and 3 to 9 do, 0 to 4 and 4 to 9 do not. */
export function meet(some: readonly Range[], others: readonly Range[]): boolean {
  return some.some(({ start, end }) => others.some((other) => start < other.end && other.start < end));
}
