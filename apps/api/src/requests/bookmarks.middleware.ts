import type { OutgoingHttpHeaders } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { invalid } from '#domain/service/errors.js';
import { BOOKMARK, type Bookmarks, withBookmarks } from '#graph/bookmarks.js';

/** Neo4j's bookmarks separated by commas; one per concurrent write. */
const STATED = /^[\w:+/=-]{1,200}(?:,[\w:+/=-]{1,200}){0,9}$/;

/**
 * Lets a caller read its own writes through another instance or cluster server. An answer to a write has a bookmark, and a request with
 * it waits until its server has that write.
 * @throws DomainError INVALID for anything that cannot be a bookmark.
 */
export function useBookmarks(request: Request, response: Response, next: NextFunction): void {
  const stated = request.get(BOOKMARK)?.replaceAll(' ', '') ?? '';
  if (stated !== '' && !STATED.test(stated))
    return next(invalid(BOOKMARK, 'must be at most ten bookmarks from that header of earlier answers'));
  const bookmarks: Bookmarks = { given: stated === '' ? [] : stated.split(','), made: [] };
  tellAbout(response, bookmarks);
  withBookmarks(bookmarks, next);
}

/** When the head of the answer is sent, all writes are known. */
function tellAbout(response: Response, bookmarks: Bookmarks): void {
  const write = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => Response;
  response.writeHead = (status: number, headers?: unknown) => {
    if (bookmarks.made.length > 0) response.setHeader(BOOKMARK, bookmarks.made.join(','));
    return write(status, headers as OutgoingHttpHeaders);
  };
}
