import type { NextFunction, Request, Response } from 'express';

const ANSWERS = ['application/json', 'application/graphql-response+json', 'html'];

/** Leads who opens /graphql in a browser to the page to try it on; a query is no page, and goes on. */
export function browsersToPage(request: Request, response: Response, next: NextFunction): void {
  const opened = request.method === 'GET' && request.query['query'] === undefined;
  if (opened && request.accepts(ANSWERS) === 'html') response.redirect('/docs/graphql');
  else next();
}
