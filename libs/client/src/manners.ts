import type { paths } from './generated/api.js';

type Path = keyof paths;

/** Uses POST, but changes nothing. */
const READS = new Set<string>([
  '/v1/contacts/{contactId}/recall',
  '/v1/dates/resolve',
  '/v1/dates/difference',
] satisfies Path[]);

/** Waits for a language model: slow, and each call costs money. */
const OF_MODELS = new Set<string>([
  '/v1/contacts/{contactId}/ask',
  '/v1/contacts/{contactId}/extraction/dry-run',
] satisfies Path[]);

/** Writes without an Idempotency-Key: repeated, they would be made twice or refused the second time. */
const ONCE = new Set<string>([
  '/v1/keys',
  '/v1/keys/{keyId}/revoke',
  '/v1/settings',
  '/v1/extraction/settings',
  '/v1/revisions',
  '/v1/memories/{memoryId}/redact',
  '/v1/sessions/{sessionId}/turns/{turnId}/redact',
  '/v1/briefings/{briefingId}/retry',
] satisfies Path[]);

/** How a call may be sent. */
export interface Manner {
  /** With its own Idempotency-Key it can be repeated and still happens only once. */
  readonly takesKey: boolean;
  readonly isRepeatable: boolean;
  readonly waitsForModel: boolean;
}

/** @returns what the contract says about an operation, by its method and its path as in the OpenAPI document. */
export function mannerOf(method: string, path: string): Manner {
  const verb = method.toUpperCase();
  const reads = verb === 'GET' || (verb === 'POST' && READS.has(path));
  const waitsForModel = verb === 'POST' && OF_MODELS.has(path);
  const takesKey = !reads && !waitsForModel && verb !== 'DELETE' && !(verb === 'POST' && ONCE.has(path));
  return { takesKey, isRepeatable: reads || takesKey, waitsForModel };
}
