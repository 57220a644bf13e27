import { Command } from 'commander';
import { fromCaller } from '#config/called-from.js';
import { SystemClock } from '#domain/service/clock.js';
import { StartupError } from '#domain/service/errors.js';
import { assertNew, backUp, type BackupTools } from '#graph/backup/back-up.js';
import { ExactGraph } from '#graph/backup/exact-graph.js';
import { assertBackup, type TenantEntry } from '#graph/backup/manifest.js';
import { removeMoved as removeMovedTenant } from '#graph/backup/remove-moved.js';
import { restore as restoreTenants } from '#graph/backup/restore.js';
import { report } from './report.js';
import { tenantId } from './tenant-option.js';
import { withGraph } from './with-graph.js';

type Work = (tools: BackupTools, directory: string, tenantId: string | null) => Promise<TenantEntry[]>;

const clock = new SystemClock();

export const backup = new Command('backup')
  .description('write the graph to a new directory, while the service goes on')
  .argument('<directory>', 'made by the command; it holds what callers said, and hashes of keys', fromCaller)
  .option('--tenant <id>', 'this tenant only; default: all of them')
  .action((directory: string, { tenant }: { tenant?: string }) => {
    assertNew(directory);
    return run(backUp, ['Backed up', 'to'], directory, tenant);
  });

export const restore = new Command('restore')
  .description(
    'bring the tenants of a backup into a database that does not have them; run again when it was interrupted',
  )
  .argument('<directory>', 'what `backup` wrote', fromCaller)
  .option('--tenant <id>', 'this tenant only; default: all that the backup has')
  .action((directory: string, { tenant }: { tenant?: string }) => {
    assertBackup(directory);
    return run(restoreTenants, ['Restored', 'from'], directory, tenant);
  });

export const removeMoved = new Command('remove-moved')
  .description('delete what a tenant that lives in another of DATABASES left in this one when it moved')
  .requiredOption('--tenant <id>', 'the tenant that moved', tenantId)
  .action(({ tenant }: { tenant: string }) =>
    withGraph(async (_, config, connection) => {
      const exact = new ExactGraph(connection);
      try {
        const removed = await removeMovedTenant({ exact, progress: report }, config, tenant);
        console.log(`Removed tenant ${tenant}: ${removed} nodes.`);
      } finally {
        await exact.close();
      }
    }),
  );

function run(
  work: Work,
  [done, whence]: readonly [string, string],
  directory: string,
  tenant: string | undefined,
): Promise<void> {
  return withGraph(async (graph, _, connection) => {
    const exact = new ExactGraph(connection);
    try {
      const tools = { graph, exact, clock, progress: report };
      const tenants = await work(tools, directory, tenant ?? null).catch(inOneLine);
      for (const { id, nodes } of tenants)
        console.log(`${done} tenant ${id} ${whence} ${directory}: ${countsOf(nodes)}.`);
      if (tenants.length === 0) console.log('There are no tenants.');
    } finally {
      await exact.close();
    }
  });
}

function countsOf(nodes: TenantEntry['nodes']): string {
  return ['Contact', 'Memory', 'Turn'].map((label) => `${nodes[label] ?? 0} ${label}`).join(', ');
}

/** A full disk or a directory without write permission is reported with the system's message, without a stack. */
function inOneLine(error: unknown): never {
  const { syscall, message } = error as NodeJS.ErrnoException;
  throw syscall === undefined ? error : new StartupError(message, { cause: error });
}
