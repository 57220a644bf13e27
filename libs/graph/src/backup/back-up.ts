import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#domain/service/clock.js';
import { madeDirectory } from '#config/made-directory.js';
import { StartupError } from '#domain/service/errors.js';
import { backupStrays, backupTenants, embeddingSlots, migrationApplied } from '../generated/queries.js';
import type { Graph } from '../graph.js';
import { PROJECT_ROOT } from '#config/project-root.js';
import type { Progress } from '../migrate.js';
import type { ExactGraph } from './exact-graph.js';
import { GraphFiles } from './graph-files.js';
import { type Manifest, type TenantEntry, writeManifest } from './manifest.js';
import { TenantExport } from './tenant-export.js';

/** What a backup or a restore works with. */
export interface BackupTools {
  readonly graph: Graph;
  readonly exact: ExactGraph;
  readonly clock: Clock;
  /** Called with a line for each slow step. */
  readonly progress: Progress;
}

/** The usual cause is that the command has other settings than the service: cron and other shells have their own environment. */
const NOBODY =
  'There are no tenants in this database, so nothing is backed up: set NEO4J_URI, or DATA_DIR, as they are for the service.';

/** @throws StartupError for a directory that is there already. */
export function assertNew(directory: string): void {
  if (existsSync(directory)) throw new StartupError(`${directory} exists already; name a new directory.`);
}

/**
 * Writes the graph of all tenants, or of one, to a directory while the service runs. The directory appears once it is complete.
 *
 * @throws StartupError in one line that says what to do.
 */
export async function backUp(tools: BackupTools, directory: string, tenantId: string | null): Promise<TenantEntry[]> {
  assertNew(directory);
  const { exact, clock } = tools;
  const begunAt = clock.now().toISOString();
  const ids = (await exact.all(backupTenants, { tenantId })).map(({ id }) => id);
  if (tenantId !== null && ids.length === 0)
    throw new StartupError(`There is no tenant ${tenantId}. ./dev keys list shows those with keys.`);
  if (ids.length === 0) throw new StartupError(NOBODY);
  await refuseStrays(exact, tenantId);
  const schema = await schemaOf(tools.graph);
  const partial = `${directory}.partial`;
  await rm(partial, { recursive: true, force: true });
  await madeDirectory(partial, 0o700);
  const tenants: TenantEntry[] = [];
  for (const [i, id] of ids.entries()) tenants.push(await exported(tools, id, partial, `tenant-${i + 1}`));
  const endedAt = clock.now().toISOString();
  await writeManifest(partial, { service: serviceVersion(), begunAt, endedAt, ...schema, tenants });
  await rename(partial, directory);
  return tenants;
}

async function exported(tools: BackupTools, id: string, directory: string, folder: string): Promise<TenantEntry> {
  const files = await GraphFiles.create(join(directory, folder));
  const outdone = await new TenantExport(tools.exact, files, id, tools.progress).run();
  return { id, folder, ...(await files.close(outdone)) };
}

/** A node linked to no contact and no tenant would silently be left out, so it is a fault. */
async function refuseStrays(exact: ExactGraph, tenantId: string | null): Promise<void> {
  const strays = await exact.all(backupStrays, { tenantId });
  if (strays.length === 0) return;
  const what = strays
    .map(({ labels, nodes }) => `${nodes} with the labels ${labels.join(', ') || '(none)'}`)
    .join('; ');
  throw new StartupError(
    `Nodes hang on no contact and no tenant, so a backup would lack them: ${what}. Remove them, or link them to what they belong to.`,
  );
}

async function schemaOf(graph: Graph): Promise<Pick<Manifest, 'migrations' | 'slots'>> {
  const slots = await graph.all(embeddingSlots, {});
  return {
    migrations: await graph.all(migrationApplied, {}).then((rows) => [...rows]),
    slots: slots.map((slot) => ({ ...slot, since: slot.since.toISOString() })),
  };
}

function serviceVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string };
  return version;
}
