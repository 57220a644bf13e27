import { combinedConfidence } from '#domain/blend.js';
import type { Version } from '#domain/memory.js';
import { lastSaidAt } from '#domain/staleness.js';
import type { Statement } from '#domain/statement.js';

/** @returns the version after a restatement, with the combined confidence. */
export function restatedWith(version: Version, { confidence, saidAt }: Statement): Version {
  const restatedAt = new Date(Math.max(saidAt.getTime(), lastSaidAt(version).getTime()));
  return { ...version, restatedAt, confidence: combinedConfidence([version.confidence, confidence]) };
}
