import { createHash } from 'node:crypto';
import type { Caller } from '#domain/caller.js';
import { invalid } from '#domain/errors.js';

/**
 * @param key as the caller gave it.
 * @param path where it came, for the fault.
 * @param request the request it came with; a keyed hash of it is kept, so that the key cannot be used for another one.
 * @throws DomainError INVALID for a key of another form.
 */
export function onceOf(key: unknown, path: string, request: string): NonNullable<Caller['once']> {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid(path, 'must be 1 to 200 visible ASCII characters');
  }
  return { key, request: createHash('sha256').update(request).digest('hex') };
}
