import type { Version } from '#domain/memory/memory.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import type { Statement } from '#domain/memory/statement.js';
import { combinedConfidence } from '#domain/recall/blend.js';

/** @returns the version after a restatement, with the combined confidence. */
export function restatedWith(version: Version, { confidence, saidAt }: Statement): Version {
  const restatedAt = new Date(Math.max(saidAt.getTime(), lastSaidAt(version).getTime()));
  return { ...version, restatedAt, confidence: combinedConfidence([version.confidence, confidence]) };
}
