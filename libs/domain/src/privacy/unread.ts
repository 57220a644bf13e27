import type { Range } from '#domain/text/pattern.js';
import { bareText, isLong, isQuoted, wordPositions } from '#domain/text/quote.js';
import { sentenceRanges } from '#domain/text/sentence-ranges.js';
import { MASK, masked } from './mask.js';

/** Characters that a hidden range leaves at its end, so that the sentences beside it stay apart. */
const STOPS = /[\s.!?…;।。！？"'”’»)\]]/u;

/**
 * The parts of a turn that must not be read again, because what was said there was forgotten: in "I smoke. I run." the
 * words "I smoke" are from 0 to 8.
 * @param words possible words in the turn: a quote, or the words of the statement, the most exact first.
 * @returns the sentences that contain the first of them that is found; the whole turn if none is.
 */
export function unreadRanges(text: string, words: readonly (string | null)[]): Range[] {
  const places = sentenceRanges(text).filter(({ start, end }) => bareText(text.slice(start, end)) !== '');
  const sentences = places.map(({ start, end }) => bareText(text.slice(start, end)));
  for (const one of words) {
    const touched = one === null ? new Set() : touchedBy(bareText(one), sentences);
    if (touched.size > 0) return places.filter((_, i) => touched.has(i));
  }
  return [{ start: 0, end: text.length }];
}

/** @returns the sentences that share a part of the words; a few letters have to be whole words. */
function touchedBy(words: string, sentences: readonly string[]): ReadonlySet<number> {
  const touched = new Set<number>();
  if (words === '') return touched;
  const ends: number[] = [];
  for (const sentence of sentences) ends.push((ends.at(-1) ?? 0) + sentence.length + 1);
  let first = 0;
  for (const at of wordPositions(words, sentences.join(' '))) {
    while ((ends[first] ?? Infinity) <= at) first += 1;
    let last = first;
    while ((ends[last] ?? Infinity) < at + words.length + 1) last += 1;
    const isWhole = at === (ends[first - 1] ?? 0) && at + words.length + 1 === ends[last];
    if (isLong(words) || isWhole) for (let i = first; i <= last; i += 1) touched.add(i);
  }
  return touched;
}

/** @returns the ranges as they are stored: starts and ends in turn. */
export function flatRanges(places: readonly Range[]): number[] {
  return places.flatMap(({ start, end }) => [start, end]);
}

/** @returns the ranges of what is stored: starts and ends in turn. */
export function rangesFromFlat(kept: readonly number[]): Range[] {
  return kept.flatMap((start, i) => (i % 2 === 0 ? [{ start, end: kept[i + 1] ?? start }] : []));
}

/**
 * @returns what may be read of a turn, at its original length, with the stops of what is hidden; `null` if nothing is
 * left.
 */
export function readableText(text: string, kept: readonly number[]): string | null {
  if (kept.length === 0) return text;
  const left = masked(
    text,
    rangesFromFlat(kept).map((place) => hidden(text, place)),
  );
  return /[\p{L}\p{N}]/u.test(left) ? left : null;
}

function hidden(text: string, { start, end }: Range): Range {
  let [from, to] = [start, end];
  while (from < to && /\s/u.test(text.charAt(from))) from += 1;
  while (to > from && STOPS.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** @returns whether the words are in what is left of a turn, on one side of what is hidden. */
export function isInReadable(words: string, left: string): boolean {
  return !words.includes(MASK) && left.split(MASK).some((part) => isQuoted(words, part));
}

/** @returns whether any ranges overlap: 0 to 4 and 3 to 9 do, 0 to 4 and 4 to 9 do not. */
export function rangesOverlap(some: readonly Range[], others: readonly Range[]): boolean {
  return some.some(({ start, end }) => others.some((other) => start < other.end && other.start < end));
}
