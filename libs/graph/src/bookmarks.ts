import { AsyncLocalStorage } from 'node:async_hooks';

/** The header in which an answer reports a write, and which the caller sends with its next request. */
export const BOOKMARK = 'Palimpsest-Bookmark';

/** The database bookmarks of a call. A cluster server that is given them answers only once it has those writes. */
export interface Bookmarks {
  /** Bookmarks of the caller's earlier writes, through any instance. */
  readonly given: readonly string[];
  /** Bookmarks of writes made for this call; empty until there are some. */
  made: readonly string[];
}

const callers = new AsyncLocalStorage<Bookmarks>();

/** @returns the bookmarks of the call being answered; undefined in background work. */
export function bookmarksOfCall(): Bookmarks | undefined {
  return callers.getStore();
}

/** Answers a call with these bookmarks: its reads see the given writes, and its own are collected. */
export function withBookmarks<T>(bookmarks: Bookmarks, answer: () => T): T {
  return callers.run(bookmarks, answer);
}
