import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/project-root.js';

/** @returns the path of a file of cases. */
export function caseFile(name: string): string {
  return join(PROJECT_ROOT, 'bench', 'everyday', name);
}
