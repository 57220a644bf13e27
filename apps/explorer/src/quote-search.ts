/** How many characters of one line the service takes to look for. */
const MOST = 200;
/** Turns that say the same are looked through this far. */
const MOST_PAGES = 20;

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
const HALF_LETTER = /[\uD800-\uDBFF]$/;

/** A page of turns that have the words. */
export interface TurnsPage<T> {
  readonly turns: readonly T[];
  readonly nextCursor: string | null;
}

/** @returns what to look for to find a quote: its longest line, or the beginning of it; `null` where it has nothing to find it by. */
export function patternOf(quote: string): string | null {
  const lines = quote.split(LINE_BREAK).map((line) => line.trim());
  const longest = lines.reduce((best, line) => (line.length > best.length ? line : best), '');
  if (!/[\p{L}\p{N}]/u.test(longest)) return null;
  return longest.length <= MOST ? longest : `${longest.slice(0, MOST - 1).replace(HALF_LETTER, '')}*`;
}

/**
 * @param read gives a page of the turns that have the words.
 * @returns the only turn with that id; `null` where there is none, or another session has one with the same id and words, or may have.
 */
export async function onlyTurn<T extends { readonly id: string }>(
  id: string,
  read: (cursor: string | null) => Promise<TurnsPage<T>>,
): Promise<T | null> {
  const found: T[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page: TurnsPage<T> = await read(cursor);
    found.push(...page.turns.filter((turn) => turn.id === id));
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor !== null && found.length < 2 && pages < MOST_PAGES);
  return cursor === null && found.length === 1 ? (found[0] ?? null) : null;
}
