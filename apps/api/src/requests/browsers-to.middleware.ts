import type { NextFunction, Request, RequestHandler, Response } from 'express';

const ANSWERS = ['application/json', 'application/graphql-response+json', 'html'];

/** @returns middleware that redirects browsers to the page meant for them; other requests pass. */
export function browsersTo(page: string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const opened = request.method === 'GET' && request.path === '/' && request.query['query'] === undefined;
    if (opened && request.accepts(ANSWERS) === 'html') response.redirect(page);
    else next();
  };
}
