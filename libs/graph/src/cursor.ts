import { createHash } from 'node:crypto';
import { invalid } from '#domain/service/errors.js';

/** Marks the cursors of one list, so that no other list takes them. */
export type ListMark = string & { readonly mark: unique symbol };

/**
 * Fields of an input that are no filters: the place and size of a page, the times of the read, which the cursor holds itself, and ids, of
 * which one is stated apart.
 */
const NO_FILTERS: ReadonlySet<string> = new Set([
  ...['limit', 'cursor', 'validAt', 'knownAt'],
  ...['contactId', 'sessionId', 'memoryId'],
]);

/**
 * @param name of the operation.
 * @param of the id of what is listed about, as the caller named it; empty for a list of the tenant.
 * @param filters the input of the operation, or its filters alone.
 */
export function listMark(name: string, of: string, filters: object = {}): ListMark {
  const entries: [string, unknown][] = Object.entries(filters);
  const choosing = entries
    .filter(([field, value]) => value !== undefined && !NO_FILTERS.has(field))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([name, of, choosing]));
  return hash.digest('base64url').slice(0, 10) as ListMark;
}

/** @returns the end of a page of a list as an opaque string, which the client sends back for the next page. */
export function toCursor(place: object, list: ListMark): string {
  return Buffer.from(JSON.stringify({ ...place, list })).toString('base64url');
}

/** For each page of items, the function that gives the cursor after an item. */
const ends = new WeakMap<readonly unknown[], (index: number) => string>();

/**
 * @param place gives the place after an item of this page.
 * @returns the cursor of the next page, `null` if there is none; {@link cursorAfter} gives the cursor after any item.
 */
export function nextCursor<Item>(
  items: readonly Item[],
  hasMore: boolean,
  place: (item: Item, index: number) => object,
  list: ListMark,
): string | null {
  keepEnds(items, place, list);
  return hasMore ? cursorAfter(items, items.length - 1) : null;
}

/** Stores the cursor after each item of a page, for lists whose next page may begin elsewhere than after the last item. */
export function keepEnds<Item>(
  items: readonly Item[],
  place: (item: Item, index: number) => object,
  list: ListMark,
): void {
  ends.set(items, (index) => toCursor(place(items[index] as Item, index), list));
}

/** @returns the cursor after an item of an answer, for APIs that return one per item. */
export function cursorAfter(items: readonly unknown[], index: number): string | null {
  return index in items ? (ends.get(items)?.(index) ?? null) : null;
}

/**
 * @param cursor what a client sent; `undefined` for the first page.
 * @param list whose cursor it has to be.
 * @param read parses the content of the cursor; throws or returns `null` if it is not one of ours.
 * @returns where the page begins; `null` for the first page.
 * @throws DomainError INVALID for a cursor that this service did not create for this list.
 */
export function fromCursor<Place>(cursor: string | undefined, list: ListMark, read: ReadPlace<Place>): Place | null {
  if (cursor === undefined) return null;
  const place = parse(cursor);
  const known = place?.['list'] === list ? read(place) : null;
  if (!known) throw invalid('cursor', OTHER_LIST);
  return known;
}

const OTHER_LIST =
  'is not a cursor of this list with these filters: repeat the request that gave it, with nothing changed but the cursor, or begin without one';

function parse(cursor: string): Record<string, unknown> | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return typeof place === 'object' ? (place as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** Reads a place from the content of a cursor; `null` if it is not one. */
export type ReadPlace<Place> = (cursorContent: Record<string, unknown>) => Place | null;

/** The places that a reader reads: `type Place = PlaceOf<typeof readPlace>`. */
export type PlaceOf<Read> = Read extends ReadPlace<infer Place> ? NonNullable<Place> : never;

/** Reads one part of a place; `undefined` if it is invalid. */
type Part<Value> = (held: unknown) => Value | undefined;

export const instant: Part<Date> = (value) => instantOf(value) ?? undefined;
/** The end of a period, `null` if open. */
export const end: Part<Date | null> = (value) => (value === null ? null : instant(value));
export const text: Part<string> = (value) => (typeof value === 'string' ? value : undefined);
/** A whole number from 0. */
export const count: Part<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** @returns a reader of places with these parts for {@link fromCursor}. It returns `null` if a part is missing. */
export function placeReader<Place extends object>(parts: {
  readonly [Name in keyof Place]: Part<Place[Name]>;
}): ReadPlace<Place> {
  const names = Object.keys(parts) as (keyof Place & string)[];
  return (content) => {
    const read = names.map((name) => [name, parts[name](content[name])] as const);
    return read.every(([, value]) => value !== undefined) ? (Object.fromEntries(read) as Place) : null;
  };
}

/** @returns the instant in a cursor, or `null`. */
export function instantOf(value: unknown): Date | null {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}
