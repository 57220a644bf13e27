import { Command } from 'commander';
import { SystemClock } from '#domain/clock.js';
import { DomainError, StartupError } from '#domain/errors.js';
import { ApiKeys, newApiKey } from '#keys/api-keys.js';
import { migrate } from '#graph/migrate.js';
import { tenantId } from './tenant-option.js';
import { withGraph } from './with-graph.js';

const clock = new SystemClock();

function withKeys(work: (keys: ApiKeys) => Promise<void>): Promise<void> {
  return withGraph(async (graph) => {
    await migrate(graph, clock.now());
    await work(new ApiKeys(graph, clock));
  });
}

const create = new Command('create')
  .description('make a key for a tenant and print it, this once; the tenant is made if it is new')
  .requiredOption('--tenant <id>', 'whose memory the key opens', tenantId)
  .option('--name <name>', 'what the key is for', 'unnamed')
  .action(({ tenant, name }: { tenant: string; name: string }) =>
    withKeys(async (keys) => {
      const key = newApiKey();
      const id = await keys.admit(key, tenant, name);
      console.log(
        `${key}\n\nThis is key ${id} of tenant ${tenant}. Only its hash is kept, so it cannot be shown again.`,
      );
    }),
  );

const list = new Command('list').description('show the keys, without their secrets').action(() =>
  withKeys(async (keys) => {
    const rows = await keys.list();
    if (rows.length === 0) console.log('There are no keys.');
    for (const { id, tenantId: tenant, name, createdAt, revokedAt } of rows) {
      const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : 'valid';
      console.log(`${id}  ${tenant.padEnd(16)}  ${name.padEnd(16)}  ${createdAt.toISOString()}  ${state}`);
    }
  }),
);

const revoke = new Command('revoke')
  .description('let a key open nothing any more; a running service notices within 5 s')
  .argument('<id>', 'the id that `keys list` shows')
  .action((id: string) =>
    withKeys(async (keys) => {
      try {
        await keys.revoke(id);
      } catch (error) {
        throw error instanceof DomainError ? new StartupError(`${error.message} ./dev keys list shows them.`) : error;
      }
      console.log(`Key ${id} is revoked.`);
    }),
  );

export const keys = new Command('keys').description('the keys of tenants');
keys.addCommand(create).addCommand(list).addCommand(revoke);
