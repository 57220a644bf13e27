import type { Response } from 'express';
import type { Problem } from './problem.js';

/** Says in the headers of a refusal how to sign in, or when to come again. */
export function tellInHeaders(response: Response, { code }: Pick<Problem, 'code'>): void {
  if (code === 'UNAUTHENTICATED') response.setHeader('WWW-Authenticate', 'Bearer');
  if (code === 'UNAVAILABLE') response.setHeader('Retry-After', '1');
}
