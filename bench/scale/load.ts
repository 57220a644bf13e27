import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SystemClock } from '#domain/service/clock.js';
import { ExactGraph } from '#graph/backup/exact-graph.js';
import { restore } from '#graph/backup/restore.js';
import { Graph } from '#graph/graph.js';
import type { MeasuredService } from '../bed/service.js';
import { sizeOf } from './layout.js';
import type { Source } from './person.js';
import { type Mark, type Portion, writePortion } from './write-portion.js';

/** How one part of the database came into it. */
export interface Loaded {
  readonly memories: number;
  readonly contacts: number;
  readonly writtenSeconds: number;
  readonly restoredSeconds: number;
}

/** Writes a backup with a part of the database, and restores it by what `./dev restore` runs. */
export async function load(
  { database }: Pick<MeasuredService, 'database'>,
  home: string,
  portion: Portion,
  source: Source,
): Promise<{ loaded: Loaded; marks: Mark[] }> {
  const [graph, exact, clock] = [new Graph(database), new ExactGraph(database), new SystemClock()];
  const directory = join(home, `backup-${portion.tenantId}`);
  const memories = portion.plans.reduce((sum, plan) => sum + sizeOf(plan), 0);
  try {
    console.error(`Writing a backup with ${memories} memories ...`);
    const [began, clocked] = [performance.now(), (since: number): number => (performance.now() - since) / 1_000];
    const marks = await writePortion(graph, directory, portion, source);
    const writtenSeconds = clocked(began);
    console.error('Restoring it ...');
    const written = performance.now();
    await restore({ graph, exact, clock, progress: console.error }, directory, null);
    const loaded = { memories, contacts: portion.plans.length, writtenSeconds, restoredSeconds: clocked(written) };
    return { loaded, marks };
  } finally {
    await Promise.all([graph.close(), exact.close()]);
    await rm(directory, { recursive: true, force: true });
  }
}
