import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '#domain/caller.js';
import { onceOf } from './idempotency.js';

/** A request whose key was checked. */
export interface KeyedRequest extends Request {
  caller?: { readonly tenantId: string; readonly keyId: string };
}

/** Who asks: the tenant of the key, and the Idempotency-Key with a hash of the request it came with. */
export const From = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<KeyedRequest>();
  const { caller } = request;
  if (caller === undefined) throw new Error('A route without a key has no caller.');
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET') return { ...caller };
  const content = `${request.method} ${request.originalUrl} ${JSON.stringify(request.body ?? {})}`;
  return { ...caller, once: onceOf(key, 'Idempotency-Key', content) };
});
