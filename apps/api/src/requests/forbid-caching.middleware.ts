import type { OutgoingHttpHeaders } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

/**
 * Prevents browsers and proxies from caching answers about a tenant, and from guessing their type. Assets of pages are served before
 * this.
 */
export function forbidCaching(_: Request, response: Response, next: NextFunction): void {
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
}

/** The same for an answer written by a library that sets other headers. */
export function forbidCachingOf(response: Response): void {
  const write = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => Response;
  response.writeHead = (status: number, headers?: unknown) =>
    write(status, { ...(headers as OutgoingHttpHeaders), 'cache-control': 'no-store, no-transform' });
}
