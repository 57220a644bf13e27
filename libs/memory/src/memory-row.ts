import type { Version } from '#domain/memory/memory.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import { keysOf } from './key-hashes.js';

/** @returns the stored properties of a version that begins to be believed. */
export function memoryRow(version: Version, tenantId: string): Record<string, unknown> {
  const restatedAt = lastSaidAt(version);
  return {
    ...version,
    // The restatement records stay with the version from which it is written.
    restatedAt: restatedAt > version.saidAt ? restatedAt : null,
    tenantId,
    ...keysOf(version),
  };
}
