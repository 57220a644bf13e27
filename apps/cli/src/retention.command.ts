import { Command, InvalidArgumentError } from 'commander';
import { readConfig } from '#config/config.js';
import { DomainError, StartupError } from '#domain/errors.js';
import { database } from '#local-server/database.js';
import type { RetentionReport } from '#conversation/retention/retention.type.js';
import { KINDS, type Kind, type Rules } from '#settings/tenant-settings.type.js';
import type { RetentionService } from '#conversation/retention/retention.service.js';
import { report } from './report.js';
import { assertResident } from './tenant-option.js';

type Work = (retention: RetentionService) => Promise<void>;

/** Nothing else that works in the background runs in this process, and no model is loaded. */
async function withRetention(work: Work): Promise<void> {
  const config = readConfig();
  const server = await database(config, report);
  try {
    const { openRetention } = await import('./open-retention.js');
    const opened = await openRetention(config, { ...server, database: config.NEO4J_DATABASE });
    try {
      await work(opened.retention);
    } catch (error) {
      throw error instanceof DomainError ? new StartupError(error.message) : error;
    } finally {
      await opened.close();
    }
  } finally {
    await server.stop();
  }
}

/** @returns a number of days, or `null` for "off". */
function days(value: string): number | null {
  if (value === 'off') return null;
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('State a number of days, or off.');
}

function inWords(rules: Rules): string {
  return KINDS.map((kind) => `${kind} ${rules[kind] === null ? 'for good' : `${rules[kind]} days`}`).join(', ');
}

function line({ tenantId, due, expired }: RetentionReport): string {
  const parts = Object.entries({ ...due, expired }).map(([kind, { count, from }]) => {
    return `${count} ${kind}${from ? ` from ${from.toISOString().slice(0, 10)}` : ''}`;
  });
  return `${tenantId}: ${parts.join(', ')}`;
}

const set = new Command('set')
  .description('say how many days a tenant keeps what; "off" keeps it for good, and what is not named stays as it is')
  .requiredOption('--tenant <id>', 'whose')
  .option('--turns <days>', 'what was said, since it was recorded', days)
  .option('--versions <days>', 'versions of facts, since they were believed no longer', days)
  .option('--answers <days>', 'answers kept for Idempotency-Key, since they were given', days)
  .option('--decisions <days>', 'the words of decisions, since they were taken', days)
  .action(({ tenant, ...rules }: { tenant: string } & Partial<Record<Kind, number | null>>) => {
    assertResident(readConfig(), tenant);
    return withRetention(async (retention) => {
      console.log(`${tenant} keeps ${inWords(await retention.set(tenant, rules))}.`);
    });
  });

const show = new Command('show').description('show which tenants keep what for how long').action(() =>
  withRetention(async (retention) => {
    const all = await retention.rules();
    if (all.length === 0) console.log('Every tenant keeps everything for good.');
    for (const { tenantId, rules } of all) console.log(`${tenantId} keeps ${inWords(rules)}.`);
  }),
);

const run = new Command('run')
  .description('let go now what was kept for longer; a running service does so by itself')
  .option('--dry-run', 'only tell how much would go, and from when the oldest is')
  .option('--tenant <id>', 'of this tenant alone')
  .action(({ dryRun, tenant = null }: { dryRun?: boolean; tenant?: string | null }) => {
    if (tenant !== null) assertResident(readConfig(), tenant);
    return withRetention(async (retention) => {
      const reports = dryRun ? await retention.preview(tenant) : await retention.run(tenant);
      if (reports.length === 0) console.log('Every tenant keeps everything for good.');
      for (const one of reports) console.log(`${dryRun ? 'Would let go of ' : 'Let go of '}${line(one)}`);
    });
  });

export const retention = new Command('retention')
  .description('for how long tenants keep what')
  .addCommand(set)
  .addCommand(show)
  .addCommand(run);
