import type { OutgoingHttpHeaders } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { invalid } from '#domain/errors.js';
import { BOOKMARK, type Bookmarks, withBookmarks } from '#graph/bookmarks.js';

/** As Neo4j makes them, separated by commas; one for each write that was under way at once. */
const STATED = /^[\w:+/=-]{1,200}(?:,[\w:+/=-]{1,200}){0,9}$/;

/**
 * Lets a caller read what it wrote by another instance, on another server of a cluster: an answer to a write has a bookmark,
 * and a request that brings it waits until the server it is sent to has that write.
 * @throws DomainError INVALID for what cannot be a bookmark.
 */
export function bookmarked(request: Request, response: Response, next: NextFunction): void {
  const stated = request.get(BOOKMARK)?.replaceAll(' ', '') ?? '';
  if (stated !== '' && !STATED.test(stated))
    return next(invalid(BOOKMARK, 'must be what an answer had in that header, at most ten of them'));
  const bookmarks: Bookmarks = { given: stated === '' ? [] : stated.split(','), made: [] };
  tellAbout(response, bookmarks);
  withBookmarks(bookmarks, next);
}

/** When the head of the answer is sent it is known what was written. */
function tellAbout(response: Response, bookmarks: Bookmarks): void {
  const write = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => Response;
  response.writeHead = (status: number, headers?: unknown) => {
    if (bookmarks.made.length > 0) response.setHeader(BOOKMARK, bookmarks.made.join(','));
    return write(status, headers as OutgoingHttpHeaders);
  };
}
