import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import { ApiKeys, newApiKey } from '#keys/api-keys.js';
import { SystemClock } from '#domain/service/clock.js';
import { writeManifest, type Manifest } from '#graph/backup/manifest.js';
import { backUp } from '#graph/backup/back-up.js';
import { restore } from '#graph/backup/restore.js';
import { newId } from '#graph/ids.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import { RenamedEmbedder } from '../support/models/renamed-embedder.js';
import { Service } from '../support/service/service.js';
import { type Side, TwoDatabases } from '../support/database/two-databases.js';
import { wholeGraph } from '../support/database/whole-graph.js';
import { until } from '../support/service/until.js';

const TENANT = `tenant-${newId()}`;

let both: TwoDatabases;
let from: Side;
let to: Side;
let key: string;
let contactId: string;

beforeAll(async () => {
  // In the database of the run another spec's service may make vectors meanwhile.
  both = await TwoDatabases.take({ aloneAtSource: true });
  ({ from, to } = both);
  const service = await Service.start({ connection: from.server, embedder: new ScriptedEmbedder() });
  try {
    key = await service.newKey(TENANT);
    const door = new RestDoor(service.url, key);
    ({ id: contactId } = await door.ask(createContact, {}));
    for (const value of ['Porto', 'Lisbon', 'Faro'])
      await door.ask(remember, { contactId, text: `Lives in ${value}.`, attribute: 'current_city', value });
    await door.ask(startSession, { contactId, id: 's', channel: 'phone' });
    await door.ask(addTurns, { sessionId: 's', turns: [{ speaker: 'Asha', text: 'My parrot sings.' }] });
  } finally {
    await service.close();
  }
});
afterAll(() => both?.giveBack());
beforeEach(() => to.empty());

const one = async (side: Side, query: string): Promise<unknown> => Object.values((await side.ask(query))[0] ?? {})[0];

describe('what the export does not know', () => {
  it('is in it with all its properties when it hangs on what a contact has, on a tenant, or names its tenant', async () => {
    await from.ask(
      `MATCH (m:Memory {contactId: $contactId}) WITH m LIMIT 1
       MATCH (t:Tenant {id: $tenantId})
       CREATE (m)-[:KIND_NEW {weight: 1.0, count: 1, zero: -0.0, list: [1, 2], empty: []}]->(:New:Newer {odd: [true, false], text: "a\\n\\u2028'"})
       CREATE (t)-[:HAS {at: datetime('2026-01-01T00:00:00.123456789Z')}]->(:Setting {big: 9007199254740993})
       CREATE (:Certificate {tenantId: $tenantId, text: 'alone'})`,
      { contactId, tenantId: TENANT },
    );
    try {
      await restore(to.tools, await both.backUp(TENANT), null);
      expect(await wholeGraph(to.server, TENANT)).toEqual(await wholeGraph(from.server, TENANT));
      expect(await one(to, 'MATCH (n:New) RETURN count(n)')).toBe(1);
    } finally {
      await from.ask('MATCH (n:New|Setting|Certificate) DETACH DELETE n');
    }
  });

  it('is no tenant', async () => {
    await expect(both.backUp('nobody')).rejects.toThrow(
      'There is no tenant nobody. ./dev keys list shows those with keys.',
    );
    await expect(restore(to.tools, await both.backUp(TENANT), 'nobody')).rejects.toThrow('has no tenant nobody.');
  });

  it('is a database without any tenant, which is most often not that of the service', async () => {
    const directory = join(both.folder, 'of-nobody');
    await expect(backUp(to.tools, directory, null)).rejects.toThrow('There are no tenants in this database');
    expect([existsSync(directory), existsSync(`${directory}.partial`)]).toEqual([false, false]);
  });
});

describe('a tenant that moves to a server that was started before', () => {
  const keysOf = (side: Side): ApiKeys => new ApiKeys(side.graph, new SystemClock(), {});

  it('is opened by the keys of both, also where both have the same', async () => {
    const own = newApiKey();
    await keysOf(to).admit(own, TENANT, 'API_KEY');
    await keysOf(to).admit(key, TENANT, 'API_KEY');
    await restore(to.tools, await both.backUp(TENANT), null);
    for (const opens of [own, key]) expect(await keysOf(to).tenantOf(opens)).toBe(TENANT);
    expect(await to.ask('MATCH (k:ApiKey)-[:OPENS]->(t:Tenant) RETURN t.id AS id, count(k) AS keys')).toEqual([
      { id: TENANT, keys: 2 },
    ]);
    expect(await one(to, 'MATCH (:Contact)-[:BELONGS_TO]->(t:Tenant) RETURN count(t)')).toBe(1);
  });

  it('is not opened by a key that was revoked there, whatever the backup says', async () => {
    const leaked = newApiKey();
    const { id } = await keysOf(from).admit(leaked, TENANT, 'leaked');
    const directory = await both.backUp(TENANT);
    await keysOf(to).admit(leaked, TENANT, 'leaked');
    const there = (await to.ask('MATCH (k:ApiKey {name: "leaked"}) RETURN k.id AS id'))[0]?.['id'];
    await keysOf(to).revoke(String(there), TENANT);
    await restore(to.tools, directory, null);
    expect(await keysOf(to).tenantOf(leaked)).toBeNull();
    expect(await to.ask('MATCH (k:ApiKey {id: $id}) RETURN k.revokedAt IS NULL AS open', { id })).toEqual([
      { open: false },
    ]);
  });

  it('is refused where its key opens another tenant', async () => {
    await keysOf(to).admit(key, 'another', 'theirs');
    await expect(restore(to.tools, await both.backUp(TENANT), null)).rejects.toThrow(
      /^Key \w+ opens tenant another here and tenant-\w+ in the backup: revoke it here first \(\.\/dev keys revoke \w+\)\.$/,
    );
    expect(await one(to, 'MATCH (n:Restoring) RETURN count(n)')).toBe(0);
  });

  it('keeps its vectors in the slot that has its model, and leaves out those of a model that is not there', async () => {
    const vectors = `MATCH (n:Memory|Turn {tenantId: '${TENANT}'}) RETURN [count(n), count(n.embeddingA), count(n.embeddingB)]`;
    const all = ((await one(from, vectors)) as number[])[0] as number;
    expect(all).toBeGreaterThan(3);
    const slot = (name: string, model: string): string =>
      `CREATE (:Embedding {slot: '${name}', model: '${model}', dimensions: 384, active: ${name === 'A'}, since: datetime('2026-01-01T00:00:00Z')})`;
    const directory = await both.backUp(TENANT);
    await to.ask(`${slot('A', 'other')} ${slot('B', 'scripted')}`);
    await restore(to.tools, directory, null);
    expect(await one(to, vectors)).toEqual([all, 0, all]);
    await to.empty();
    await to.ask(slot('A', 'other'));
    await restore(to.tools, directory, null);
    expect(await one(to, vectors)).toEqual([all, 0, 0]);
    const service = await Service.start({ connection: to.server, embedder: new RenamedEmbedder('other', 384) });
    try {
      await until('all are embedded anew', async () => ((await one(to, vectors)) as number[])[1] === all);
    } finally {
      await service.close();
    }
  });
});

describe('a backup of another version', () => {
  const rewritten = async (change: (migrations: Manifest['migrations']) => Manifest['migrations']): Promise<string> => {
    const directory = await both.backUp(TENANT);
    const path = join(directory, 'manifest.json');
    const { format, checksum, ...manifest } = JSON.parse(await readFile(path, 'utf8')) as Manifest & {
      checksum: string;
    };
    expect([format, checksum.length]).toEqual([1, 64]);
    await rm(path);
    await writeManifest(directory, { ...manifest, migrations: change(manifest.migrations) });
    return directory;
  };

  it('that is older is brought up to date', async () => {
    const before = await wholeGraph(from.server, TENANT);
    const [kept] = await from.ask('MATCH (c:Contact {id: $contactId}) RETURN c.decisions AS decisions', { contactId });
    await from.ask(
      'MATCH (c:Contact {id: $contactId}) MATCH (d:Decision {contactId: c.id}) REMOVE d.position, c.decisions',
      { contactId },
    );
    const directory = await rewritten((all) => all.filter(({ number }) => number !== 32));
    await restore(to.tools, directory, null);
    expect(kept).toEqual({ decisions: 3 });
    expect(await wholeGraph(to.server, TENANT)).toEqual(before);
  });

  it('that is newer is refused', async () => {
    const directory = await rewritten((all) => [...all, { number: 999, name: '999-later', checksum: 'abc' }]);
    await expect(restore(to.tools, directory, null)).rejects.toThrow(
      'with the migration 999-later, which this version does not know: restore it with that version or a newer one.',
    );
    expect(await one(to, 'MATCH (n) WHERE NOT n:Migration RETURN count(n)')).toBe(0);
  });
});

describe('the files', () => {
  it('are lines of JSON, one file for each combination of labels and each type', async () => {
    const folder = join(await both.backUp(TENANT), 'tenant-1');
    const names = (await readdir(folder)).sort();
    expect(names).toContain('nodes-Memory+Superseded.ndjson.gz');
    expect(names).toContain('links-SUPERSEDES.ndjson.gz');
    const lines = gunzipSync(await readFile(join(folder, 'nodes-Memory.ndjson.gz'))).toString();
    const line = lines.split('\n').find((text) => text.includes('Lives in Faro.'));
    const { id, properties } = JSON.parse(String(line)) as { id: string; properties: Record<string, unknown> };
    expect(id).toMatch(/^\d+\.\d+$/);
    expect(properties).toMatchObject({
      text: 'Lives in Faro.',
      validTo: { instant: '9999-12-31T23:59:59.999000000Z' },
    });
    expect(properties['embeddingA']).toEqual({ f32: expect.stringMatching(/^[A-Za-z0-9+/]{2048}$/) as string });
  });

  it('of an interrupted backup are not in the way of the next', async () => {
    const directory = join(both.folder, 'again');
    await writeFile(`${directory}.partial`, 'left behind');
    const { backUp } = await import('#graph/backup/back-up.js');
    await expect(backUp(from.tools, directory, TENANT)).resolves.toMatchObject([{ id: TENANT, nodes: { Contact: 1 } }]);
  });
});
