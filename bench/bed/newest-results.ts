import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/project-root.js';

const RESULTS = join(PROJECT_ROOT, 'bench', 'results');

/** @returns the figures of a benchmark's newest results, or undefined where there are none. The names of files begin with the day. */
export async function newestResults(benchmark: string): Promise<unknown> {
  const name = new RegExp(`^\\d{4}-\\d{2}-\\d{2}-${benchmark}\\.json$`);
  const last = (await readdir(RESULTS))
    .filter((file) => name.test(file))
    .toSorted()
    .at(-1);
  return last === undefined ? undefined : JSON.parse(await readFile(join(RESULTS, last), 'utf8'));
}
