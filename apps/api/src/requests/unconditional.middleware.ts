import { PreconditionFailedException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/**
 * Refuses a request that is meant to be carried out under a condition only: nothing has a version that could be compared, and a
 * condition that is silently left aside lets a write through that its sender wanted stopped.
 */
export function unconditional({ headers, method }: Request, _: Response, next: NextFunction): void {
  const isRead = method === 'GET' || method === 'HEAD';
  const isConditional =
    headers['if-match'] !== undefined ||
    headers['if-unmodified-since'] !== undefined ||
    // Of a read it only asks for a shorter answer.
    (!isRead && headers['if-none-match'] !== undefined);
  next(isConditional ? new PreconditionFailedException() : undefined);
}
