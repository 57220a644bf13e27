import type { NextFunction, Request, RequestHandler, Response } from 'express';

const ANSWERS = ['application/json', 'application/graphql-response+json', 'html'];

/** @returns what redirects a browser that opens an address to the page that is meant for it; every other request passes. */
export function browsersTo(page: string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const opened = request.method === 'GET' && request.path === '/' && request.query['query'] === undefined;
    if (opened && request.accepts(ANSWERS) === 'html') response.redirect(page);
    else next();
  };
}
