import type { OutgoingHttpHeaders } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

/**
 * Answers about a tenant must not be cached by a browser or a proxy, nor be read as another type than they state.
 * The assets of the pages are served before this.
 */
export function privateAnswers(_: Request, response: Response, next: NextFunction): void {
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
}

/** The same for an answer that a library writes, with a header of its own that says otherwise. */
export function keepPrivate(response: Response): void {
  const write = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => Response;
  response.writeHead = (status: number, headers?: unknown) =>
    write(status, { ...(headers as OutgoingHttpHeaders), 'cache-control': 'no-store, no-transform' });
}
