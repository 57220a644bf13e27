import type { NextFunction, Request, Response } from 'express';
import { refused } from '#contract/checked.js';
import { NO_OBJECT } from './problem.js';

/**
 * The body parser takes objects and lists only, and says of `null`, a text or a number that it is no JSON. It keeps the body in its error,
 * which Nest would drop: this stands right behind the parser. Express takes what has four parameters for a handler of errors.
 */
export function refuseOtherJson(error: unknown, _request: Request, _response: Response, next: NextFunction): void {
  next(isOfOtherJson(error) ? refused([{ path: '', message: NO_OBJECT }]) : error);
}

function isOfOtherJson(error: unknown): boolean {
  const { body } = (error ?? {}) as { body?: unknown };
  if (typeof body !== 'string') return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
