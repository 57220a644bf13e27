import { textIndexOf } from '#domain/recall/text-index.js';
import type { Hit } from './hit.type.js';

/**
 * More are fetched than wanted, because the indexes know nothing of time: matches by words, and turns by meaning, may lie outside the
 * period.
 */
export const OVERFETCH = 200;
/** Factor by which the limit grows when too few matches hold. */
const WIDEN = 8;

/** Full-text indexes (English) that contain all texts. */
export const [MEMORY_WORDS, TURN_WORDS] = ['memory_words', 'turn_text'] as const;
export const NOTHING_LEFT_OUT = { superseded: 0, expired: 0 };

/** @returns the English index, which has all texts, and those of the other languages. */
export function indexesOf(english: string, labels: readonly string[] = []): string[] {
  return [english, ...labels.map(textIndexOf)];
}

/** Runs searches one after another: a transaction cannot run queries in parallel. */
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

/** Merges the hits of several indexes; each thing keeps its best score. */
export function best<T>(hits: readonly Hit<T>[], key: (found: T) => string): Hit<T>[] {
  const found = new Map<string, Hit<T>>();
  for (const hit of hits) {
    const known = found.get(key(hit.found));
    if (!known || (hit.lexical ?? 0) > (known.lexical ?? 0)) found.set(key(hit.found), hit);
  }
  return [...found.values()].sort((a, b) => (b.lexical ?? 0) - (a.lexical ?? 0));
}

/**
 * Repeats a search with a growing limit until enough matches hold or no more are left, so that a long history cannot crowd out current
 * facts.
 * @param first the first limit.
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
