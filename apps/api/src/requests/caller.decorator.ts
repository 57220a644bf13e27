import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Caller } from '#domain/service/caller.js';
import type { KeyCaller } from '#keys/api-keys.js';
import { contentOf, onceOf } from './idempotency.js';
import { routeOf } from './route-of.js';

/** A request whose key was checked. */
export interface KeyedRequest extends Request {
  caller?: KeyCaller;
  /** Whether the key was found through the cookie of a signed-in browser. */
  isOfExplorer?: boolean;
}

/** The caller: the tenant of the key, and the Idempotency-Key with a hash of its request. */
export const HttpCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const http = context.switchToHttp();
  const request = http.getRequest<KeyedRequest>();
  const { caller } = request;
  if (caller === undefined) throw new Error('A route without a key has no caller.');
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET') return { ...caller };
  const content = `${request.method} ${request.originalUrl} ${contentOf(request.body, 'body')}`;
  const replayed = (): void => void http.getResponse<Response>().setHeader('Idempotency-Replayed', 'true');
  const operation = `${request.method} ${routeOf(request)}`;
  return { ...caller, once: { ...onceOf(key, 'Idempotency-Key', content, operation), replayed } };
});
