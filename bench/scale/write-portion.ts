import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { GraphFiles } from '#graph/backup/graph-files.js';
import { writeManifest } from '#graph/backup/manifest.js';
import { embeddingSlots, migrationApplied } from '#graph/generated/queries.js';
import type { Graph } from '#graph/graph.js';
import { Pace } from '#graph/pace.js';
import { type Plan, sizeOf } from './layout.js';
import { type Line, linesOf, tenantLine } from './lines.js';
import { type Person, personOf, type Source } from './person.js';

/** A part of the database: a tenant of its own. */
export interface Portion {
  readonly tenantId: string;
  readonly plans: readonly Plan[];
}

/** A contact that is asked, and a version of its first fact and of its last. */
export interface Mark {
  readonly tenantId: string;
  readonly measured: 'recall' | 'history';
  readonly id: string;
  readonly size: number;
  readonly firstFact: string;
  readonly lastFact: string;
}

/**
 * Writes a backup of one tenant with people as planned, a person at a time.
 * @param graph the database that it is for: a backup names its migrations and its slots of vectors.
 * @returns the contacts that are to be asked.
 */
export async function writePortion(graph: Graph, directory: string, portion: Portion, source: Source): Promise<Mark[]> {
  const begunAt = new Date().toISOString();
  const { tenantId, plans } = portion;
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const folder = 'tenant-1';
  const files = await GraphFiles.create(join(directory, folder));
  const marks = await writePeople(
    files,
    portion,
    source,
    new Pace(
      plans.reduce((sum, plan) => sum + sizeOf(plan), 0),
      console.error,
    ),
  );
  const entry = { id: tenantId, folder, ...(await files.close(new Set())) };
  const slots = (await graph.all(embeddingSlots, {})).map((slot) => ({ ...slot, since: slot.since.toISOString() }));
  const migrations = [...(await graph.all(migrationApplied, {}))];
  const about = { service: 'bench scale', begunAt, endedAt: new Date().toISOString(), migrations, slots };
  await writeManifest(directory, { ...about, tenants: [entry] });
  return marks;
}

async function writePeople(
  files: GraphFiles,
  { tenantId, plans }: Portion,
  source: Source,
  pace: Pace,
): Promise<Mark[]> {
  const marks: Mark[] = [];
  await write(files, tenantLine(tenantId));
  for (const [i, plan] of plans.entries()) {
    const person = personOf(plan, seedOf(tenantId, i), source);
    for (const line of linesOf(person, { tenantId, group: i + 1 })) await write(files, line);
    if (plan.measured) marks.push({ ...markOf(person, sizeOf(plan)), tenantId, measured: plan.measured });
    pace.add(sizeOf(plan), 'made');
  }
  return marks;
}

function markOf({ id, facts }: Person, size: number): Omit<Mark, 'tenantId' | 'measured'> {
  const factIdOf = (at: number): string => facts.at(at)?.at(-1)?.id as string;
  return { id, size, firstFact: factIdOf(0), lastFact: factIdOf(-1) };
}

function write(files: GraphFiles, line: Line): Promise<void> {
  return 'node' in line ? files.addNode(line.labels, line.node) : files.addLink(line.type, line.link);
}

/** No two people are made of the same seed. */
function seedOf(tenantId: string, number: number): number {
  return (tenantId === FIRST_TENANT ? 0 : 1_000_000) + number;
}

/** The tenant of what is loaded first; a tenant can be restored only once. */
export const FIRST_TENANT = 'default';
export const FURTHER_TENANT = 'further';
