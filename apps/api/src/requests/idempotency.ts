import { createHash } from 'node:crypto';
import type { Caller } from '#domain/service/caller.js';
import { invalid } from '#domain/service/errors.js';

/**
 * @param path for the fault.
 * @returns the content of a request, by which a second one with the same key is compared.
 * @throws DomainError INVALID if it is nested too deeply.
 */
export function contentOf(value: unknown, path: string): string {
  try {
    return JSON.stringify(value ?? {});
  } catch {
    throw invalid(path, 'is nested too deeply');
  }
}

/**
 * @param key as stated by the caller.
 * @param path for the fault.
 * @param request the request of the key; a keyed hash of it is stored, so that the key cannot be used for another request.
 * @param operation the operation and its door, without any id.
 * @throws DomainError INVALID for a malformed key.
 */
export function onceOf(key: unknown, path: string, request: string, operation: string): NonNullable<Caller['once']> {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid(path, 'must be 1 to 200 visible ASCII characters');
  }
  return { key, request: createHash('sha256').update(request).digest('hex'), operation };
}
