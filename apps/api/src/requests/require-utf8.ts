import { isUtf8 } from 'node:buffer';
import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Refuses a URL with escapes that are not UTF-8, for which Node would substitute replacement characters. */
export function requireUtf8Address(request: Request, _: Response, next: NextFunction): void {
  const escape = /%([0-9a-f]{2})/gi;
  const bytes = request.originalUrl.replaceAll(escape, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  next(isUtf8(Buffer.from(bytes, 'latin1')) ? undefined : new BadRequestException('the address is not UTF-8'));
}

/**
 * Checks a body before it is parsed.
 * @throws HttpException for bytes that are not UTF-8, for which the parser would substitute replacement characters.
 */
export function requireUtf8Body(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding !== 'utf-8') throw stating(new UnsupportedMediaTypeException());
  if (!isUtf8(body)) throw stating(new BadRequestException('the body is not UTF-8'));
}

/** The parser takes the status from a field of the error, and uses 403 without one. */
function stating<E extends { getStatus(): number }>(error: E): E & { status: number } {
  return Object.assign(error, { status: error.getStatus() });
}
