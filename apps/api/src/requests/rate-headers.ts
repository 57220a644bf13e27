import type { Response } from 'express';
import { DomainError } from '#domain/service/errors.js';
import type { KeyCaller } from '#keys/api-keys.js';
import type { RateLimits } from '#keys/rate-limits.js';

/**
 * Counts a request of a key and reports the remaining quota in the headers of draft-ietf-httpapi-ratelimit-headers.
 * @throws DomainError RATE_LIMITED if none is left.
 */
export function countRequest(
  { keyId, key }: KeyCaller,
  limits: RateLimits,
  response: Pick<Response, 'setHeader'> | undefined,
): void {
  const taken = limits.take(keyId, key);
  if (taken === null) return;
  const { perMinute, remaining, resetSeconds, retrySeconds, isAllowed } = taken;
  response?.setHeader('RateLimit-Policy', `"key";q=${perMinute};w=60`);
  response?.setHeader('RateLimit', `"key";r=${remaining};t=${resetSeconds}`);
  if (isAllowed) return;
  response?.setHeader('Retry-After', String(retrySeconds));
  throw new DomainError(
    'RATE_LIMITED',
    `This key may make ${perMinute} requests a minute; go on after ${retrySeconds} s.`,
  );
}
