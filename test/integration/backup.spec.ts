import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '#domain/clock.js';
import { backUp, type BackupTools } from '#graph/backup/back-up.js';
import { ExactGraph } from '#graph/backup/exact-graph.js';
import { restore } from '#graph/backup/restore.js';
import { Graph } from '#graph/graph.js';
import type { RunningServer } from '#graph/local-server/running-server.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/api-client.js';
import { said } from '../support/equal-doors.js';
import { reads } from '../support/equal-reads.js';
import { tellWorld, type Told } from '../support/equal-world.js';
import { OwnServer } from '../support/own-server.js';
import { rows } from '../support/rows.js';
import { Service } from '../support/service.js';
import { TestClock } from '../support/test-clock.js';
import { wholeGraph } from '../support/whole-graph.js';
import { brokenRules } from '../support/whole.js';

jest.setTimeout(240_000);

const TENANT = 'told';

/** A database whose connection breaks after so many queries. */
class Unplugged extends ExactGraph {
  left = Infinity;

  override all: ExactGraph['all'] = (query, params) => {
    this.left -= 1;
    if (this.left < 0) return Promise.reject(new Error('pulled the plug'));
    return super.all(query, params);
  };
}

interface Side {
  readonly server: RunningServer;
  readonly graph: Graph;
  readonly exact: Unplugged;
  readonly tools: BackupTools;
}

const clock = new TestClock('2031-03-05');
const places = Promise.all([OwnServer.create(), OwnServer.create()]);
let from: Side;
let to: Side;
let service: Service;
let key: string;
let world: Told;
let folder: string;
let backups = 0;

beforeAll(async () => {
  const [a, b] = await places;
  [from, to] = await Promise.all([a, b].map(side) as [Promise<Side>, Promise<Side>]);
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-backup-'));
  service = await Service.start({ connection: from.server, clock, embedder: new ScriptedEmbedder() });
  key = await service.newKey(TENANT);
  world = await tellWorld(new RestDoor(service.url, key), TENANT, clock, from.server);
  await new RestDoor(service.url, await service.newKey('Beside')).call('POST', '/v1/contacts', {
    body: '{}',
    headers: { 'idempotency-key': 'once' },
  });
});
afterAll(async () => {
  await service?.close();
  for (const one of [from, to]) await Promise.all([one?.graph.close(), one?.exact.close()]);
  for (const place of await places) await place.remove();
  await rm(folder, { recursive: true, force: true });
});

async function side(own: OwnServer): Promise<Side> {
  const server = await own.start();
  const [graph, exact] = [new Graph(server), new Unplugged(server)];
  return { server, graph, exact, tools: { graph, exact, clock: new SystemClock(), progress: () => undefined } };
}

async function backedUp(tenantId: string | null = null): Promise<string> {
  backups += 1;
  const directory = join(folder, String(backups));
  await backUp(from.tools, directory, tenantId);
  return directory;
}

const at = (where: Side, query: string): Promise<Record<string, unknown>[]> => rows(where.server, query);
const emptied = (): Promise<unknown> => at(to, 'MATCH (n) WHERE NOT n:Migration DETACH DELETE n');

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
  beforeAll(async () => (directory = await backedUp()));

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
    const counted = await at(from, 'MATCH (n) UNWIND labels(n) AS label RETURN label, count(*) AS nodes');
    const those = counted.filter(({ label }) => !['Migration', 'Embedding'].includes(String(label)));
    expect(those.find(({ label }) => label === 'Superseded')?.['nodes']).toBeGreaterThan(0);
    const sum = (label: unknown): number =>
      manifest.tenants.reduce((all, { nodes }) => all + ((nodes as Record<string, number>)[String(label)] ?? 0), 0);
    expect(those.map(({ label }) => [label, sum(label)])).toEqual(those.map(({ label, nodes }) => [label, nodes]));
    expect(manifest.tenants.map(({ id }) => id)).toEqual(['Beside', TENANT]);
  });

  it('is not written over', async () => {
    await expect(backUp(from.tools, directory, null)).rejects.toThrow(
      'is there already; name a directory that is not.',
    );
  });

  it('is not restored over what is there', async () => {
    const before = await wholeGraph(to.server);
    await expect(restore(to.tools, directory, null)).rejects.toThrow(
      /^Tenant Beside is in this database already \(.*1 Contact.*\)\. Restore into a database without it: set NEO4J_URI or DATA_DIR\.$/,
    );
    expect(await wholeGraph(to.server)).toEqual(before);
  });

  it('is restored after any interruption, and nobody sees half of it', async () => {
    await emptied();
    const steps = [1, 2, 3, 5, 8, 13, 21, 34];
    let interrupted = 0;
    for (let step = 0, done = false; !done; step += 1) {
      to.exact.left = steps[step] ?? 34 + 4 * step;
      done = await restore(to.tools, directory, null).then(
        () => true,
        () => false,
      );
      to.exact.left = Infinity;
      interrupted += done ? 0 : 1;
      const keys = await at(to, 'MATCH (k:ApiKey) RETURN count(*) AS found');
      const tenants = await at(to, `MATCH (t:Tenant {id: '${TENANT}'}) RETURN count(*) AS found`);
      const left = await at(to, 'MATCH (n:Restoring) WHERE n.restoreKey <> "state" RETURN count(*) AS found');
      if (Number(keys[0]?.['found']) + Number(tenants[0]?.['found']) > 0)
        expect(
          await at(
            to,
            'MATCH (n:Restoring&!Tenant) WHERE n.hash IS NULL AND n.createdAt IS NULL RETURN n.restoreKey AS key',
          ),
        ).toEqual([{ key: 'state' }].slice(done ? 1 : 0));
      if (done) expect(left).toEqual([{ found: 0 }]);
    }
    expect(interrupted).toBeGreaterThan(15);
    expect(await wholeGraph(to.server)).toEqual(await wholeGraph(from.server));
  });

  it('does not begin while the restore of another is half in its place', async () => {
    await emptied();
    const other = await backedUp(TENANT);
    await at(
      to,
      "CREATE (:Restoring {restoreKey: 'state', backup: 'another', directory: '/backups/monday', loaded: true})",
    );
    await expect(restore(to.tools, other, null)).rejects.toThrow(
      'The restore of /backups/monday was interrupted half done; run that one again first.',
    );
    await emptied();
  });
});

describe('a backup that is not whole', () => {
  it.each([
    { what: 'a byte more', spoil: (path: string) => appendFile(path, 'x') },
    { what: 'a byte less', spoil: async (path: string) => truncate(path, (await stat(path)).size - 1) },
    { what: 'no file', spoil: (path: string) => rm(path) },
  ])('is noticed before anything is written: $what', async ({ spoil }) => {
    await emptied();
    const directory = await backedUp(TENANT);
    const [name] = (await readdir(join(directory, 'tenant-1'))).filter((one) => one.includes('Turn'));
    await spoil(join(directory, 'tenant-1', String(name)));
    await expect(restore(to.tools, directory, null)).rejects.toThrow(
      'take another copy of the backup. Nothing was restored.',
    );
    expect(await at(to, 'MATCH (n) WHERE NOT n:Migration RETURN n')).toEqual([]);
  });

  it.each([
    {
      what: 'changed',
      spoil: (text: string) => text.replace(`"${TENANT}"`, '"another"'),
      says: 'is not what the backup wrote',
    },
    {
      what: 'cut off',
      spoil: (text: string) => text.slice(0, -20),
      says: 'cannot be read, so there is no whole backup here',
    },
    {
      what: 'of a later format',
      spoil: (text: string) => text.replace('"format": 1', '"format": 2'),
      says: 'is a backup of format 2',
    },
  ])('is noticed when its manifest is $what', async ({ spoil, says }) => {
    const directory = await backedUp(TENANT);
    const path = join(directory, 'manifest.json');
    await writeFile(path, spoil(await readFile(path, 'utf8')));
    await expect(restore(to.tools, directory, null)).rejects.toThrow(says);
  });
});
