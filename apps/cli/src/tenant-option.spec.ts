import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { hashOf } from '#contacts/certificate.js';
import { backup, restore } from './backup.command.js';
import { lineOf } from './erasures/certificate-lines.js';
import { erasures } from './erasures.command.js';
import { gitImport } from './git-import.command.js';
import { importCommand } from './import.command.js';
import { keys } from './keys.command.js';
import { retention } from './retention.command.js';
import { assertTenant } from './tenant-option.js';

const COMMANDS = [backup, restore, importCommand, keys, gitImport, erasures, retention];
/** They move tenants from one database to another. */
const MOVERS = [backup, restore];

/** Nothing answers at NEO4J_URI: a command that asks there fails with another message. */
const folder = mkdtempSync(join(tmpdir(), 'palimpsest-tenants-'));
const databases = join(folder, 'databases.json');
const listed = join(folder, 'erasures.jsonl');
const before = { ...process.env };

beforeAll(() => {
  writeFileSync(databases, JSON.stringify({ eu: { uri: 'bolt://127.0.0.1:1', password: 'x', tenants: ['acme'] } }));
  const erased = { memories: 0, decisions: 0, sessions: 0, turns: 0, identifiers: 0, profiles: 0, answers: 0 };
  const [id, erasedAt] = ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ', new Date(0)];
  const unsigned = { id, number: 1, contactId: id, contactIds: [id], erasedAt, erased, previous: null };
  writeFileSync(listed, `${lineOf('acme', { ...unsigned, hash: hashOf(unsigned) })}\n`);
  Object.assign(process.env, { DATABASES: databases, NEO4J_URI: 'bolt://127.0.0.1:1', NEO4J_PASSWORD: 'x' });
});
afterAll(() => {
  for (const name of ['DATABASES', 'NEO4J_URI', 'NEO4J_PASSWORD']) {
    if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before[name];
  }
  rmSync(folder, { recursive: true });
});

const withParts = (command: Command): Command[] => [command, ...command.commands.flatMap(withParts)];
const named = COMMANDS.flatMap(withParts).filter(
  (command) => !MOVERS.includes(command) && command.options.some(({ long }) => long === '--tenant'),
);
const REFUSED = 'Tenant acme lives in the database eu: set USE_DATABASE=eu.';

describe('a tenant that lives in another database', () => {
  it.each(named.map((command) => [`${command.parent?.name() ?? ''} ${command.name()}`, command] as const))(
    'is refused by %s before a database is asked',
    async (_, command) => {
      const needed = command.options.filter(({ mandatory, long }) => mandatory && long !== '--tenant');
      const options = needed.flatMap(({ long }) => [String(long), 'bolt://127.0.0.1:1']);
      const files = command.registeredArguments.map(() => databases);
      await expect(command.parseAsync([...files, ...options, '--tenant', 'acme'], { from: 'user' })).rejects.toThrow(
        REFUSED,
      );
    },
  );

  it('is refused where a list of erasures names it', async () => {
    await expect(erasures.parseAsync(['replay', listed], { from: 'user' })).rejects.toThrow(REFUSED);
  });
});

describe('a tenant that is written for', () => {
  const asked: unknown[] = [];
  const all = (_: unknown, params: { tenantId: string }): Promise<object[]> => {
    asked.push(params.tenantId);
    return Promise.resolve(params.tenantId === 'acme' ? [{ id: 'acme' }] : []);
  };
  const graph = { all } as Parameters<typeof assertTenant>[0];

  it('has to exist, so that a typing error makes none', async () => {
    await expect(assertTenant(graph, 'amce')).rejects.toThrow(/^There is no tenant amce\. /);
    await expect(assertTenant(graph, 'acme')).resolves.toBeUndefined();
    expect(asked).toEqual(['amce', 'acme']);
  });

  it('may be missing where it is the one of who names none', async () => {
    await expect(assertTenant(graph, 'default')).resolves.toBeUndefined();
  });
});
