import { Command } from 'commander';
import { readConfig } from '#config/config.js';
import { DomainError, notFound, StartupError } from '#domain/service/errors.js';
import type { RetentionService } from '#conversation/retention/retention.service.js';
import { inWords, lineOf, NO_RULES } from './retention/in-words.js';
import { rulesIn, type StatedRules, withRules } from './retention/stated-rules.js';
import { assertResident, tenantId } from './tenant-option.js';
import { withDatabase } from './with-database.js';

type Work = (retention: RetentionService) => Promise<void>;

/** No other background work runs in this process, and no model is loaded. */
function withRetention(work: Work): Promise<void> {
  return withDatabase(async (config, connection) => {
    const { openRetention } = await import('./open-retention.js');
    const { retention, close } = await openRetention(config, connection);
    try {
      await work(retention);
    } catch (error) {
      throw error instanceof DomainError ? new StartupError(error.message) : error;
    } finally {
      await close();
    }
  });
}

const set = withRules(
  new Command('set')
    .description(
      'set for how many days a tenant keeps what; "off" keeps it for good, and what is not named stays as it is',
    )
    .requiredOption('--tenant <id>', 'whose rules', tenantId),
).action(({ tenant, ...stated }: { tenant: string } & StatedRules) => {
  assertResident(readConfig(), tenant);
  return withRetention(async (retention) => {
    console.log(`${tenant} keeps ${inWords(await retention.set(tenant, rulesIn(stated)))}.`);
  });
});

const show = new Command('show').description('show which tenants keep what for how long').action(() =>
  withRetention(async (retention) => {
    const all = await retention.rules();
    if (all.length === 0) console.log(NO_RULES);
    for (const { tenantId, rules } of all) console.log(`${tenantId} keeps ${inWords(rules)}.`);
  }),
);

const run = new Command('run')
  .description('delete now what was kept for longer than that; a running service does so by itself')
  .option('--dry-run', 'only report how much would be deleted, and how old the oldest is')
  .option('--tenant <id>', 'only this tenant', tenantId)
  .action(({ dryRun, tenant = null }: { dryRun?: boolean; tenant?: string | null }) => {
    if (tenant !== null) assertResident(readConfig(), tenant);
    return withRetention(async (retention) => {
      const reports = dryRun ? await retention.preview(tenant) : await retention.run(tenant);
      // A named tenant is reported even if it has no rule.
      if (reports.length === 0 && tenant !== null) throw notFound('tenant', tenant);
      if (reports.length === 0) console.log(NO_RULES);
      for (const one of reports) console.log(`${dryRun ? 'Would let go of ' : 'Let go of '}${lineOf(one)}`);
    });
  });

export const retention = new Command('retention')
  .description('for how long tenants keep what')
  .addCommand(set)
  .addCommand(show)
  .addCommand(run);
