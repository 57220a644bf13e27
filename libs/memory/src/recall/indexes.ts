import { textIndexOf } from '#domain/text-index.js';
import type { Hit } from './hit.type.js';

/** Words match at any time, and so do turns by meaning, so more are fetched than are wanted. */
export const OVERFETCH = 200;
/** By how much the limit grows when too few of the matches hold. */
const WIDEN = 8;

/** The full-text indexes that have all texts, in English. */
export const [MEMORY_WORDS, TURN_WORDS] = ['memory_words', 'turn_text'] as const;
export const NOTHING_LEFT_OUT = { superseded: 0, expired: 0 };

/** The English index has all texts; the others have those of their language. */
export function indexesOf(english: string, labels: readonly string[] = []): string[] {
  return [english, ...labels.map(textIndexOf)];
}

/** One after another: within a transaction queries cannot run side by side. */
export async function inTurn<Row>(
  indexes: readonly string[],
  search: (index: string) => Promise<Row | undefined>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const index of indexes) {
    const row = await search(index);
    if (row) rows.push(row);
  }
  return rows;
}

/** What several indexes found counts once, by its best score. */
export function best<T>(hits: readonly Hit<T>[], key: (found: T) => string): Hit<T>[] {
  const found = new Map<string, Hit<T>>();
  for (const hit of hits) {
    const known = found.get(key(hit.found));
    if (!known || (hit.lexical ?? 0) > (known.lexical ?? 0)) found.set(key(hit.found), hit);
  }
  return [...found.values()].sort((a, b) => (b.lexical ?? 0) - (a.lexical ?? 0));
}

/**
 * A long history never crowds out what holds now: the search widens until enough matches hold, or no more are left.
 * @param first how many are fetched first.
 */
export async function widening<Row extends { readonly fetched: number }>(
  limit: number,
  search: (fetch: number) => Promise<Row[]>,
  heldIn: (row: Row) => number,
  first = OVERFETCH,
): Promise<Row | undefined> {
  for (let fetch = first; ; fetch *= WIDEN) {
    const [row] = await search(fetch);
    if (!row || heldIn(row) >= limit || row.fetched !== fetch) return row;
  }
}
