import { existsSync } from 'node:fs';
import { appendFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { setSettings } from '#contract/settings.js';
import { RetentionService } from '#conversation/retention/retention.service.js';
import { backUp } from '#graph/backup/back-up.js';
import { restore } from '#graph/backup/restore.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import { said } from '../support/doors/equal-doors.js';
import { reads } from '../support/doors/equal-reads.js';
import { tellWorld, type World } from '../support/doors/equal-world.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { type Side, TwoDatabases } from '../support/database/two-databases.js';
import { wholeGraph } from '../support/database/whole-graph.js';
import { brokenRules } from '../support/database/broken-rules.js';

const TENANT = 'told';
const DAY_MS = 86_400_000;
const CARD = '5555 5555 5555 4444';

const clock = new TestClock('2031-01-05');
let both: TwoDatabases;
let from: Side;
let to: Side;
let service: Service;
let key: string;
let world: World;

beforeAll(async () => {
  both = await TwoDatabases.take({ aloneAtSource: true });
  ({ from, to } = both);
  service = await Service.start({ connection: from.server, clock, embedder: new ScriptedEmbedder() });
  key = await service.newKey(TENANT);
  world = await tellWorld(new RestDoor(service.url, key), TENANT, clock, from.server);
  await new RestDoor(service.url, await service.newKey('Beside')).call('POST', '/v1/contacts', {
    body: '{}',
    headers: { 'idempotency-key': 'once' },
  });
  const door = new RestDoor(service.url, await service.newKey('Expires'));
  await door.ask(setSettings, { privacy: { card: 'expire', expireDays: 10 } });
  const { id: contactId } = await door.ask(createContact, {});
  await door.ask(remember, { contactId, text: `Pays by ${CARD}.` });
});
afterAll(async () => {
  await service?.close();
  await both?.giveBack();
});

async function answers(at: Service): Promise<unknown[]> {
  const door = new RestDoor(at.url, key);
  const all: unknown[] = [];
  for (const { operation, inputs } of reads) {
    for (const input of inputs(world)) all.push(operation.name, input, await said(door, operation, input));
  }
  return all;
}

describe('a backup of everything', () => {
  let directory: string;
  beforeAll(async () => (directory = await both.backUp()));

  it('restores to the same graph, which answers every read as before', async () => {
    await restore(to.tools, directory, null);
    expect(await wholeGraph(to.server)).toEqual(await wholeGraph(from.server));
    expect(await brokenRules(to.server)).toEqual({});
    const restored = await Service.start({ connection: to.server, clock, embedder: new ScriptedEmbedder() });
    try {
      expect(await answers(restored)).toEqual(await answers(service));
    } finally {
      await restored.close();
    }
  });

  it('keeps the day on which something is to be forgotten', async () => {
    const begins = clock.now().getTime();
    const day = (days: number): string => new Date(begins + days * DAY_MS).toISOString();
    const settings = { RETENTION_EVERY_HOURS: '0' };
    const restored = await Service.start({ connection: to.server, clock, settings });
    try {
      const retention = restored.app.get(RetentionService, { strict: false });
      const holders = (): Promise<unknown> => to.ask(`MATCH (n) WHERE n.text CONTAINS '${CARD}' RETURN labels(n)`);
      clock.set(day(9));
      await retention.run('Expires');
      expect(await holders()).not.toEqual([]);
      clock.set(day(11));
      await retention.run('Expires');
      expect(await holders()).toEqual([]);
    } finally {
      clock.set(day(0));
      await restored.close();
    }
  });

  it('is for its owner alone, and leaves nothing beside it', async () => {
    const modes = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
    const names = await readdir(directory, { recursive: true, withFileTypes: true });
    expect(names.length).toBeGreaterThan(20);
    for (const name of names)
      expect(await modes(join(name.parentPath, name.name))).toBe(name.isDirectory() ? '700' : '600');
    expect(await modes(directory)).toBe('700');
    expect(existsSync(`${directory}.partial`)).toBe(false);
  });

  it('says what it holds', async () => {
    const manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as {
      tenants: { id: string; nodes: object; relationships: object }[];
    };
    const counted = await from.ask('MATCH (n) UNWIND labels(n) AS label RETURN label, count(*) AS nodes');
    const those = counted.filter(({ label }) => !['Migration', 'Embedding'].includes(String(label)));
    expect(those.find(({ label }) => label === 'Superseded')?.['nodes']).toBeGreaterThan(0);
    const sum = (label: unknown): number =>
      manifest.tenants.reduce((all, { nodes }) => all + ((nodes as Record<string, number>)[String(label)] ?? 0), 0);
    expect(those.map(({ label }) => [label, sum(label)])).toEqual(those.map(({ label, nodes }) => [label, nodes]));
    expect(manifest.tenants.map(({ id }) => id)).toEqual(['Beside', 'Expires', TENANT]);
  });

  it('is not written over', async () => {
    await expect(backUp(from.tools, directory, null)).rejects.toThrow('exists already; name a new directory.');
  });

  it('is not restored over what is there', async () => {
    const before = await wholeGraph(to.server);
    await expect(restore(to.tools, directory, null)).rejects.toThrow(
      /^Tenant Beside is in this database already \(.*1 Contact.*\)\. Restore into a database without it: set NEO4J_URI or DATA_DIR\.$/,
    );
    expect(await wholeGraph(to.server)).toEqual(before);
  });

  it('is restored after any interruption, and nobody sees half of it', async () => {
    await to.empty();
    let interrupted = 0;
    for (let done = false; !done; interrupted += done ? 0 : 1) {
      to.exact.left = 1 + 3 * interrupted;
      done = await restore(to.tools, directory, null).then(
        () => true,
        () => false,
      );
      to.exact.left = Infinity;
      const half = `MATCH (k:ApiKey) MATCH (n:Restoring) WHERE n.tenantId = k.tenantId AND n.hash IS NULL RETURN n`;
      expect(await to.ask(half)).toEqual([]);
    }
    expect(interrupted).toBeGreaterThan(10);
    expect(await to.ask('MATCH (n:Restoring) RETURN n')).toEqual([]);
    expect(await wholeGraph(to.server)).toEqual(await wholeGraph(from.server));
  });

  it('does not begin while the restore of another is half in its place', async () => {
    await to.empty();
    const other = await both.backUp(TENANT);
    await to.ask(
      "CREATE (:Restoring {restoreKey: 'state', backup: 'another', directory: '/backups/monday', loaded: true})",
    );
    await expect(restore(to.tools, other, null)).rejects.toThrow(
      'The restore of /backups/monday was interrupted; run it again first.',
    );
    await to.empty();
  });
});

describe('a backup that is not whole', () => {
  it.each([
    { what: 'a byte more', spoil: (path: string) => appendFile(path, 'x') },
    { what: 'a byte less', spoil: async (path: string) => truncate(path, (await stat(path)).size - 1) },
    { what: 'no file', spoil: (path: string) => rm(path) },
  ])('is noticed before anything is written: $what', async ({ spoil }) => {
    await to.empty();
    const directory = await both.backUp(TENANT);
    const [name] = (await readdir(join(directory, 'tenant-1'))).filter((one) => one.includes('Turn'));
    await spoil(join(directory, 'tenant-1', String(name)));
    await expect(restore(to.tools, directory, null)).rejects.toThrow(
      'use another copy of the backup. Nothing was restored.',
    );
    expect(await to.ask('MATCH (n) WHERE NOT n:Migration RETURN n')).toEqual([]);
  });

  it.each([
    {
      what: 'changed',
      spoil: (text: string) => text.replace(`"${TENANT}"`, '"another"'),
      says: 'was changed after the backup',
    },
    {
      what: 'cut off',
      spoil: (text: string) => text.slice(0, -20),
      says: 'cannot be read, so the backup is incomplete',
    },
    {
      what: 'of a later format',
      spoil: (text: string) => text.replace('"format": 1', '"format": 2'),
      says: 'is a backup of format 2',
    },
  ])('is noticed when its manifest is $what', async ({ spoil, says }) => {
    const directory = await both.backUp(TENANT);
    const path = join(directory, 'manifest.json');
    await writeFile(path, spoil(await readFile(path, 'utf8')));
    await expect(restore(to.tools, directory, null)).rejects.toThrow(says);
  });
});

describe('a backup that could not be given back', () => {
  it.each([
    { what: 'hangs on nothing', create: 'CREATE (:Loose {a: 1})', says: '1 with the labels Loose' },
    {
      what: 'hangs on its like alone',
      create: `CREATE (:Loose {tenantId: '${TENANT}'})-[:ON]->(:Loose)`,
      says: '2 with the labels Loose',
    },
    {
      what: 'is of a tenant that is not there',
      create: `CREATE (:Loose {tenantId: 'gone'})`,
      says: '1 with the labels Loose',
    },
    {
      what: 'is a value of another kind',
      create: `MATCH (t:Tenant {id: '${TENANT}'}) CREATE (t)-[:HAS]->(:Loose {for: duration('P1D')})`,
      says: 'Loose.for is a Duration; a backup cannot hold that.',
    },
    {
      what: 'is a time with an offset',
      create: `MATCH (t:Tenant {id: '${TENANT}'}) CREATE (t)-[:HAS {at: datetime('2026-01-01T00:00+01:00')}]->(:Loose)`,
      says: 'HAS.at is the time 2026-01-01T00:00:00+01:00, which is not in UTC',
    },
  ])('is not made when something $what', async ({ create, says }) => {
    await from.ask(create);
    try {
      await expect(both.backUp(null)).rejects.toThrow(says);
    } finally {
      await from.ask('MATCH (n:Loose) DETACH DELETE n');
    }
  });
});
