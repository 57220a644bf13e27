import { PreconditionFailedException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/**
 * Refuses conditional requests: nothing has a version to compare, and silently ignoring the condition would let through a write that its
 * sender wanted stopped.
 */
export function refuseConditions({ headers, method }: Request, _: Response, next: NextFunction): void {
  const isRead = method === 'GET' || method === 'HEAD';
  const isConditional =
    headers['if-match'] !== undefined ||
    headers['if-unmodified-since'] !== undefined ||
    // In a read, the condition only asks for a shorter answer.
    (!isRead && headers['if-none-match'] !== undefined);
  next(isConditional ? new PreconditionFailedException() : undefined);
}
