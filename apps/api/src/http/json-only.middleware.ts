import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Refuses a body that is not JSON; the parser would take it for no body at all. */
export function jsonOnly(request: Request, _: Response, next: NextFunction): void {
  const wrong = request.method !== 'GET' && request.is('application/json') === false;
  next(wrong ? new UnsupportedMediaTypeException() : undefined);
}
