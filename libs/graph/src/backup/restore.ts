import { resolve } from 'node:path';
import { StartupError } from '#domain/service/errors.js';
import {
  backupBeginRestore,
  backupClear,
  backupEndRestore,
  backupHeld,
  backupSetLoaded,
  embeddingSetSlot,
  embeddingSlots,
  migrationApplied,
  tenantFindKey,
} from '../generated/queries.js';
import { applyAnew, migrate } from '../migrate.js';
import type { BackupTools } from './back-up.js';
import { linesOf } from './line-file.js';
import { type Manifest, readBackup, type TenantEntry } from './manifest.js';
import type { NodeLine } from './graph-files.js';
import { TenantImport } from './tenant-import.js';

/**
 * Restores the tenants of a backup, or one of them, into a database that does not have them. Everything is first created without labels,
 * where no query of the service finds it. Then nodes get their labels, the tenant and its keys last. Run it again if it was interrupted.
 *
 * @throws StartupError in one line that says what to do. If a backup is refused, nothing was written.
 */
export async function restore(tools: BackupTools, directory: string, tenantId: string | null): Promise<TenantEntry[]> {
  const backup = await readBackup(directory);
  const tenants = backup.tenants.filter(({ id }) => tenantId === null || id === tenantId);
  if (tenants.length === 0)
    throw new StartupError(`The backup ${directory} has no tenant${tenantId === null ? '' : ` ${tenantId}`}.`);
  await migrate(tools.graph, tools.clock.now());
  const newer = await migrationsSince(tools, backup);
  const imports = tenants.map((tenant, i) => new TenantImport(tools, resolve(directory), tenant, i));
  if (!(await isLoaded(tools, resolve(directory), `${backup.checksum} ${tenants.map(({ id }) => id).join(' ')}`))) {
    await refuseWhatIsThere(tools, imports);
    const properties = await vectorProperties(tools, backup);
    for (const one of imports) await one.load(properties);
    await tools.exact.all(backupSetLoaded, {});
  }
  for (const one of imports) await one.appear();
  // Repeats these migrations for the nodes of an older backup.
  await applyAnew(tools.graph, newer);
  for (const one of imports) await one.open();
  await tools.exact.all(backupEndRestore, {});
  return tenants;
}

/** @returns whether an interrupted restore of this backup had created everything; otherwise removes what it left. */
async function isLoaded({ exact }: BackupTools, directory: string, backup: string): Promise<boolean> {
  const [state] = await exact.all(backupBeginRestore, { backup, directory });
  if (state?.loaded && state.backup !== backup)
    throw new StartupError(`The restore of ${state.directory} was interrupted; run it again first.`);
  if (state?.loaded) return true;
  for (let cleared = 1; cleared > 0;) cleared = Number((await exact.all(backupClear, {}))[0]?.cleared ?? 0);
  await exact.all(backupBeginRestore, { backup, directory });
  return false;
}

/** @returns the migrations that were applied to this database but not to the backup's. */
async function migrationsSince({ graph }: BackupTools, { migrations, service }: Manifest): Promise<string[]> {
  const here = await graph.all(migrationApplied, {});
  const unknown = migrations.find(
    ({ name, checksum }) => !here.some((m) => m.name === name && m.checksum === checksum),
  );
  if (unknown)
    throw new StartupError(
      `The backup was made by Palimpsest ${service} with the migration ${unknown.name}, which this version does not know: restore it with that version or a newer one.`,
    );
  return here.map(({ name }) => name).filter((name) => !migrations.some((migration) => migration.name === name));
}

async function refuseWhatIsThere(tools: BackupTools, imports: readonly TenantImport[]): Promise<void> {
  try {
    await refuseHeld(
      tools,
      imports.map(({ tenant }) => tenant.id),
    );
    for (const tenantImport of imports) await refuseKeysOfOthers(tools, tenantImport);
  } catch (error) {
    await tools.exact.all(backupEndRestore, {});
    throw error;
  }
}

async function refuseHeld({ graph }: BackupTools, tenantIds: readonly string[]): Promise<void> {
  const existing = await graph.all(backupHeld, { tenantIds });
  const [first] = existing.filter(({ labels }) => !labels.includes('Tenant'));
  if (!first) return;
  const labelsOfFirst = existing.filter(
    ({ tenantId, labels }) => tenantId === first.tenantId && !labels.includes('Tenant'),
  );
  const what = labelsOfFirst.map(({ nodes, labels }) => `${nodes} ${labels.join(':')}`).join(', ');
  throw new StartupError(
    `Tenant ${first.tenantId} is in this database already (${what}). Restore into a database without it: set NEO4J_URI or DATA_DIR.`,
  );
}

/** A key belongs to one tenant. A key of another tenant in this database must not be taken over. */
async function refuseKeysOfOthers({ graph }: BackupTools, { tenant, pathOf }: TenantImport): Promise<void> {
  for (const file of tenant.nodeFiles.filter(({ labels }) => labels.includes('ApiKey'))) {
    for await (const { properties } of linesOf(pathOf(file.name)) as AsyncGenerator<NodeLine>) {
      const [found] = await graph.all(tenantFindKey, { hash: properties['hash'] as string });
      if (!found || found.tenantId === tenant.id) continue;
      throw new StartupError(
        `Key ${found.keyId} opens tenant ${found.tenantId} here and ${tenant.id} in the backup: revoke it here first (./dev keys revoke ${found.keyId}).`,
      );
    }
  }
}

/**
 * Vectors of different models cannot be compared. Those of a model without a slot here are left out and computed at the next start of the
 * service. A database without vectors takes over the backup's slots.
 * @returns for each vector property of the backup, the property here.
 */
async function vectorProperties({ graph }: BackupTools, { slots }: Manifest): Promise<Map<string, string>> {
  const here = await graph.all(embeddingSlots, {});
  if (here.length === 0)
    for (const slot of slots) await graph.all(embeddingSetSlot, { ...slot, now: new Date(slot.since) });
  const same = (here.length === 0 ? slots : here).flatMap(({ slot: to, model, dimensions }) =>
    slots
      .filter((slot) => slot.model === model && slot.dimensions === dimensions)
      .flatMap(({ slot: from }) =>
        ['embedding', 'wordVectors'].map((kept) => [`${kept}${from}`, `${kept}${to}`] as const),
      ),
  );
  return new Map(same);
}
