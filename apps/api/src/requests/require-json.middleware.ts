import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Refuses a body that is not JSON, which the parser would treat as no body. */
export function requireJson(request: Request, _: Response, next: NextFunction): void {
  // A client without a body may still send a length of 0 and needs no type.
  const empty = request.headers['content-length'] === '0';
  const wrong = request.method !== 'GET' && !empty && request.is('application/json') === false;
  next(wrong ? new UnsupportedMediaTypeException() : undefined);
}
