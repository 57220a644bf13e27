import { AsyncLocalStorage } from 'node:async_hooks';

/** The header in which an answer tells of a write, and in which a caller brings it back with its next request. */
export const BOOKMARK = 'Palimpsest-Bookmark';

/**
 * What a caller has written, as marks of the database: a server of a cluster that is asked with them answers once it has
 * what they stand for.
 */
export interface Bookmarks {
  /** Of what the caller wrote before, by whatever instance. */
  readonly given: readonly string[];
  /** Of what is written for the call; empty as long as nothing is. */
  made: readonly string[];
}

const callers = new AsyncLocalStorage<Bookmarks>();

/** @returns the bookmarks of the call that is being answered; undefined in background work. */
export function bookmarksOfCall(): Bookmarks | undefined {
  return callers.getStore();
}

/** Answers a call whose reads must see what was given, and that collects what it writes. */
export function withBookmarks<T>(bookmarks: Bookmarks, answer: () => T): T {
  return callers.run(bookmarks, answer);
}
