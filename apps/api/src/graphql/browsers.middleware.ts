import type { NextFunction, Request, Response } from 'express';

const ANSWERS = ['application/json', 'application/graphql-response+json', 'html'];

/** Redirects a browser that opens /graphql to the page to try queries on; queries pass. */
export function browsersToPage(request: Request, response: Response, next: NextFunction): void {
  const opened = request.method === 'GET' && request.query['query'] === undefined;
  if (opened && request.accepts(ANSWERS) === 'html') response.redirect('/docs/graphql');
  else next();
}
