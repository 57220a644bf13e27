import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '#domain/caller.js';
import { invalid } from '#domain/errors.js';

/** A request whose key was checked. */
export interface KeyedRequest extends Request {
  tenantId?: string;
}

/** Who asks: the tenant of the key, and the Idempotency-Key with a hash of the request it came with. */
export const From = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<KeyedRequest>();
  if (request.tenantId === undefined) throw new Error('A route without a key has no caller.');
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET') return { tenantId: request.tenantId };
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid('Idempotency-Key', 'must be 1 to 200 visible ASCII characters');
  }
  return { tenantId: request.tenantId, once: { key, request: fingerprint(request) } };
});

function fingerprint({ method, originalUrl, body }: Request): string {
  return createHash('sha256')
    .update(`${method} ${originalUrl} ${JSON.stringify(body ?? {})}`)
    .digest('hex');
}
