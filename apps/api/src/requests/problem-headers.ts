import type { Response } from 'express';
import type { Problem } from './problem.js';

/** Sets the headers of a refusal that say how to authenticate or when to retry. */
export function tellInHeaders(response: Response, { code }: Pick<Problem, 'code'>): void {
  if (code === 'UNAUTHENTICATED') response.setHeader('WWW-Authenticate', 'Bearer');
  if (code === 'UNAVAILABLE') response.setHeader('Retry-After', '1');
}
