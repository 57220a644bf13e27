import { join, resolve } from 'node:path';
import type { Config } from './config.js';

/** @returns the directory with a directory for each local model. */
export function modelsDir({ MODELS_DIR, DATA_DIR }: Pick<Config, 'MODELS_DIR' | 'DATA_DIR'>): string {
  return resolve(MODELS_DIR ?? join(DATA_DIR, 'models'));
}
