import { join } from 'node:path';
import { readConfig } from '#config/config.js';
import { PROJECT_ROOT } from '#config/project-root.js';
import { createEmbedder } from '#models/create-embedder.js';
import type { Embedder } from '#models/embedder.js';

/** Where ./dev start keeps the jars and the model, which every benchmark uses too. */
export const PREPARED = join(PROJECT_ROOT, '.local');

/** @returns where a benchmark keeps its database and its run files. */
export function benchDirectory(name: string): string {
  return join(PREPARED, 'bench', name);
}

/** @returns the service's embedder, in this process. */
export function benchEmbedder(): Promise<Embedder> {
  return createEmbedder({ ...readConfig(), DATA_DIR: PREPARED });
}

/** @returns the settings that change what is measured; no secret is among them. */
export function settings(): Record<string, string | number> {
  const { EMBEDDER, EMBEDDER_THREADS, RECONCILE, ...config } = readConfig();
  const { RANK_SIMILARITY, RANK_RECENCY, RANK_IMPORTANCE, RANK_HALF_LIFE_DAYS } = config;
  const ranking = {
    RANK_SIMILARITY,
    RANK_RECENCY,
    RANK_IMPORTANCE,
    RANK_HALF_LIFE_DAYS: RANK_HALF_LIFE_DAYS ?? 'by kind',
  };
  return { EMBEDDER, EMBEDDER_THREADS, RECONCILE, ...ranking };
}
