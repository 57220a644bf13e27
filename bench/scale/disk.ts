import { join } from 'node:path';
import { run } from '#local-server/run.js';

/** What a database takes on the disk, in MB. */
export interface Disk {
  /** The store with its indexes. */
  readonly store: number;
  /** The log of the latest transactions, whose size does not grow with what is stored. */
  readonly log: number;
}

/** @param home where the service's database lies. */
export async function diskOf(home: string): Promise<Disk> {
  const data = join(home, 'neo4j', 'data');
  return { store: await megabytes(join(data, 'databases')), log: await megabytes(join(data, 'transactions')) };
}

async function megabytes(path: string): Promise<number> {
  const { output } = await run('du', ['-sk', path]);
  return Math.round(Number.parseInt(output, 10) / 1_024);
}
