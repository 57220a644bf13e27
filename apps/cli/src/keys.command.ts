import { Command, InvalidArgumentError, Option } from 'commander';
import { readConfig } from '#config/config.js';
import { SystemClock } from '#domain/service/clock.js';
import { DomainError, StartupError } from '#domain/service/errors.js';
import { KEY_ROLES, type KeyRole } from '#domain/service/key-role.js';
import { createKey, revokeKey } from '#contract/keys.js';
import { AuditLog } from '#keys/audit-log.js';
import { checked } from '#contract/checked.js';
import { instant } from '#contract/fields.js';
import { ApiKeys, FROM_SETTING, type ListedKey, newApiKey } from '#keys/api-keys.js';
import { migrate } from '#graph/migrate.js';
import { assertResident, tenantId } from './tenant-option.js';
import { withGraph } from './with-graph.js';

const clock = new SystemClock();
/** The most keys that a terminal is asked to show. */
const ALL = 100_000;

function withKeys(work: (keys: ApiKeys, audit: AuditLog) => Promise<void>): Promise<void> {
  return withGraph(async (graph, config) => {
    await migrate(graph, clock.now());
    await work(new ApiKeys(graph, clock, config), new AuditLog(graph, clock, config));
  });
}

interface CreateOptions {
  readonly tenant: string;
  readonly name: string;
  readonly role: KeyRole;
  readonly expires?: Date;
  readonly rate?: number;
}

function nameOf(name: string): string {
  if (name === FROM_SETTING) throw new InvalidArgumentError('It is that of the key in the setting; choose another.');
  return name;
}

function later(text: string): Date {
  try {
    const at = checked(instant, text);
    if (at > clock.now()) return at;
  } catch {
    // Reported below, for both.
  }
  throw new InvalidArgumentError(
    'It must be a date and time with its zone, later than now, such as 2027-01-01T00:00:00Z.',
  );
}

function rateOf(text: string): number {
  const rate = Number(text);
  if (Number.isSafeInteger(rate) && rate >= 1 && rate <= 1_000_000) return rate;
  throw new InvalidArgumentError('It must be a whole number from 1 to 1000000.');
}

const create = new Command('create')
  .description('create a key for a tenant and print it, only now; a new tenant is created too')
  .requiredOption('--tenant <id>', 'the tenant whose memory the key gives access to', tenantId)
  .option('--name <name>', 'what the key is for', nameOf, 'unnamed')
  .addOption(new Option('--role <role>', 'what the key may do').choices(KEY_ROLES).default('write'))
  .option('--expires <instant>', 'when it expires, such as 2027-01-01T00:00:00Z', later)
  .option('--rate <requests>', 'how many requests a minute one instance accepts from it', rateOf)
  .action(({ tenant, name, role, expires, rate }: CreateOptions) => {
    assertResident(readConfig(), tenant);
    return withKeys(async (keys, audit) => {
      const key = newApiKey();
      const terms = { role, expiresAt: expires ?? null, ratePerMinute: rate ?? null };
      const { id } = await keys.admit(key, tenant, name, terms);
      await audit.change({ tenantId: tenant }, 'cli', createKey.name);
      console.log(key);
      // On stderr, so that `KEY=$(./dev keys create ...)` is the key alone.
      console.error(
        `\nThis is key ${id} of tenant ${tenant}, with the role ${role}. Only its hash is kept, so it cannot be shown again.`,
      );
    });
  });

const list = new Command('list').description('show the keys, without their secrets').action(() =>
  withKeys(async (keys) => {
    const rows = await keys.list({ tenantId: null, after: '', limit: ALL });
    if (rows.length === 0) console.log('There are no keys.');
    for (const key of rows) {
      const { id, tenantId: tenant, name, role, createdAt } = key;
      const what = `${tenant.padEnd(16)}  ${name.padEnd(16)}  ${role.padEnd(5)}`;
      console.log(`${id}  ${what}  ${createdAt.toISOString()}  ${stateOf(key)}`);
    }
  }),
);

function stateOf({ revokedAt, expiresAt, ratePerMinute }: ListedKey): string {
  if (revokedAt) return `revoked ${revokedAt.toISOString()}`;
  if (expiresAt && expiresAt <= clock.now()) return `expired ${expiresAt.toISOString()}`;
  const until = expiresAt ? `valid until ${expiresAt.toISOString()}` : 'valid';
  return ratePerMinute === null ? until : `${until}, ${ratePerMinute} requests a minute`;
}

const revoke = new Command('revoke')
  .description('revoke a key; a running service notices within 5 s')
  .argument('<id>', 'the id that `keys list` shows')
  .action((id: string) =>
    withKeys(async (keys, audit) => {
      try {
        const { tenantId } = await keys.revoke(id);
        await audit.change({ tenantId }, 'cli', revokeKey.name);
      } catch (error) {
        throw error instanceof DomainError ? new StartupError(`${error.message} ./dev keys list shows them.`) : error;
      }
      console.log(`Key ${id} is revoked.`);
    }),
  );

export const keys = new Command('keys').description('the keys of tenants');
keys.addCommand(create).addCommand(list).addCommand(revoke);
