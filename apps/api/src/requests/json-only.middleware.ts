import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Refuses a body that is not JSON; the parser would take it for no body at all. */
export function jsonOnly(request: Request, _: Response, next: NextFunction): void {
  // A client that sends no body may still say that it is 0 bytes long, and need not say of what type.
  const empty = request.headers['content-length'] === '0';
  const wrong = request.method !== 'GET' && !empty && request.is('application/json') === false;
  next(wrong ? new UnsupportedMediaTypeException() : undefined);
}
