import type { Version } from '#domain/memory.js';
import { lastSaidAt } from '#domain/staleness.js';
import { keysOf } from './key-hashes.js';

/** @returns the properties of a version that begins to be believed. */
export function memoryRow(version: Version, tenantId: string): Record<string, unknown> {
  const restatedAt = lastSaidAt(version);
  return {
    ...version,
    // The restatements stay with the version that it is written from.
    restatedAt: restatedAt > version.saidAt ? restatedAt : null,
    tenantId,
    ...keysOf(version),
  };
}
