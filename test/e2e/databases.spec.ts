import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { createContact, getContact } from '#contract/contacts.js';
import { addTurns, endSession, startSession } from '#contract/conversation.js';
import { listMemories, remember } from '#contract/memories.js';
import { readConfig } from '#config/config.js';
import { ExtractionQueue } from '#conversation/extraction/extraction-queue.repository.js';
import { SystemClock } from '#domain/service/clock.js';
import { restore } from '#graph/backup/restore.js';
import { newId } from '#graph/ids.js';
import { ApiKeys, newApiKey } from '#keys/api-keys.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { CuttingProxy } from '../support/database/cutting-proxy.js';
import { LentServer } from '../support/database/lent-server.js';
import { Side } from '../support/database/two-databases.js';
import { backUp } from '#graph/backup/back-up.js';
import { RestDoor } from '../support/doors/api-client.js';
import { GraphqlDoor } from '../support/doors/graphql-client.js';
import { McpClientDoor } from '../support/doors/mcp-client.js';
import { Subscriber } from '../support/doors/subscriber.js';
import { Service, testConnection } from '../support/service/service.js';
import { until } from '../support/service/until.js';

const HERE = `tenant-${newId()}`;
const THERE = `tenant-${newId()}`;
const MOVES = `tenant-${newId()}`;

let folder: string;
let lent: LentServer;
/** On the way to the second database. */
let way: CuttingProxy;
let home: Side;
let eu: Side;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-databases-'));
  lent = await LentServer.take();
  way = await CuttingProxy.before(lent.server);
  [home, eu] = [new Side(testConnection()), new Side(lent.server)];
});
afterAll(async () => {
  await Promise.all([home?.close(), eu?.close()]);
  way?.close();
  await lent?.giveBack();
  await rm(folder, { recursive: true, force: true });
});

/** @returns the setting by which tenants live in the second database. */
async function file(...tenants: string[]): Promise<string> {
  const path = join(folder, `${newId()}.json`);
  const { uri, user, password } = way.connection;
  await writeFile(path, JSON.stringify({ eu: { uri, user, password, tenants } }));
  return path;
}

const start = async (...tenants: string[]): Promise<Service> =>
  Service.start({ settings: { DATABASES: await file(...tenants) }, embedder: new ScriptedEmbedder() });

/** Makes a key of the tenant THERE, as the command does. */
async function keyAt(side: Side): Promise<string> {
  const key = newApiKey();
  await new ApiKeys(side.graph, new SystemClock(), {}).admit(key, THERE, 'test');
  return key;
}

const nodesOf = async (side: Side, tenantId: string): Promise<unknown> =>
  (await side.ask('MATCH (n) WHERE n.tenantId = $tenantId RETURN count(n) AS nodes', { tenantId }))[0]?.['nodes'];

const ready = async ({ url }: Service): Promise<{ status: string; databases?: object }> =>
  (await (await fetch(`${url}/health/ready`)).json()) as { status: string; databases?: object };

describe('tenants on two databases', () => {
  let service: Service;
  let keys: { here: string; there: string };

  beforeAll(async () => {
    service = await start(THERE);
    keys = { here: await service.newKey(HERE), there: await keyAt(eu) };
  });
  afterAll(() => service?.close());

  it.each([
    { by: 'REST', open: (key: string) => new RestDoor(service.url, key) },
    { by: 'GraphQL', open: (key: string) => new GraphqlDoor(service.url, key) },
    { by: 'MCP', open: (key: string) => new McpClientDoor(service.url, key) },
  ])('are each served from their own by $by', async ({ open }) => {
    for (const [key, [own, other], tenantId] of [
      [keys.here, [home, eu], HERE],
      [keys.there, [eu, home], THERE],
    ] as const) {
      const { id: contactId } = await new RestDoor(service.url, key).ask(createContact, {});
      const before = Number(await nodesOf(own, tenantId));
      await open(key).ask(remember, { contactId, text: 'Lives in Porto.' });
      expect(Number(await nodesOf(own, tenantId))).toBeGreaterThan(before);
      expect(await nodesOf(other, tenantId)).toBe(0);
    }
  });

  it('do not see each other', async () => {
    const { id: contactId } = await new RestDoor(service.url, keys.there).ask(createContact, {});
    expect((await new RestDoor(service.url, keys.here).send(getContact, { contactId })).status).toBe(404);
    expect((await new RestDoor(service.url, keys.there).send(getContact, { contactId })).status).toBe(200);
  });

  it('are told of their changes on sockets', async () => {
    const door = new RestDoor(service.url, keys.there);
    const { id: contactId } = await door.ask(createContact, {});
    const subscriber = new Subscriber(service.url, keys.there);
    try {
      const told = subscriber.subscribe(
        `subscription ($contactId: ID!) { memoryChanged(contactId: $contactId) { decision { outcome } } }`,
        { contactId },
      );
      // Until the subscription stands, it is told nothing.
      await until('a change is told', async () => {
        await door.ask(remember, { contactId, text: `Has a cat ${newId()}.`, reconcile: false });
        return told.data.length > 0 || told.faults.length > 0;
      });
      expect(told.faults).toEqual([]);
    } finally {
      await subscriber.close();
    }
  });

  it.each([
    { of: 'is too long', first: Buffer.alloc(70_000, 'a') },
    { of: 'is no message', first: Buffer.from('nothing') },
  ])('are served after a socket whose first message $of', async ({ first }) => {
    const socket = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.on('error', () => undefined);
    socket.send(first);
    await once(socket, 'close');
    expect((await new RestDoor(service.url, keys.here).send(createContact, {})).status).toBe(201);
  });

  it('sign in to the explorer', async () => {
    const headers = { 'content-type': 'application/json', 'x-palimpsest-explorer': '1' };
    const body = JSON.stringify({ key: keys.there });
    const signedIn = await fetch(`${service.url}/app/sign-in`, { method: 'POST', headers, body });
    const cookie = String(signedIn.headers.get('set-cookie')?.split(';')[0]);
    const asked = await fetch(`${service.url}/v1/settings`, { headers: { ...headers, cookie } });
    expect([signedIn.status, asked.status]).toEqual([204, 200]);
  });

  it('are measured apart, and the process once', async () => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    expect(text).toMatch(/palimpsest_query_seconds_count\{(?=[^}]*database="eu")[^}]*query="tenant\/find-key"/);
    expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1);
    expect(text.match(/^# TYPE palimpsest_query_seconds /gm)).toHaveLength(1);
  });

  it('open nothing by what was left behind in another database, nor by a key that nobody knows', async () => {
    const left = await keyAt(home);
    expect((await new RestDoor(service.url, left).send(listMemories, { contactId: newId() })).status).toBe(401);
    expect((await new RestDoor(service.url, newApiKey()).send(listMemories, { contactId: newId() })).status).toBe(401);
    await expect(service.newKey(THERE)).rejects.toThrow('lives in the database eu: set USE_DATABASE=eu.');
    await home.ask('MATCH (t:Tenant {id: $id})<-[:OPENS]-(k) DETACH DELETE t, k', { id: THERE });
  });

  it('are the only ones that a database takes with it when it is gone, and served again when it is back', async () => {
    const [here, there] = [new RestDoor(service.url, keys.here), new RestDoor(service.url, keys.there)];
    const { id: contactId } = await there.ask(createContact, {});
    expect(await ready(service)).toEqual(expect.objectContaining({ status: 'ready' }));
    way.goAway();
    await until('the tenant is not served', async () => (await there.send(getContact, { contactId })).status === 503);
    expect((await here.send(createContact, {})).status).toBe(201);
    const unknown = await new RestDoor(service.url, newApiKey()).send(getContact, { contactId });
    expect(unknown).toMatchObject({ status: 503, body: { detail: expect.stringContaining('(eu)') as string } });
    expect(await ready(service)).toMatchObject({ status: 'amber', databases: { eu: expect.any(String) as string } });
    way.comeBack();
    await until('it is served again', async () => (await there.send(getContact, { contactId })).status === 200, 60_000);
    await until('all is well', async () => (await ready(service)).status === 'ready');
  });
});

it('the database of NEO4J_URI takes its own tenants with it, and no others', async () => {
  const proxy = await CuttingProxy.before(testConnection());
  const settings = { DATABASES: await file(THERE) };
  const service = await Service.start({ settings, embedder: new ScriptedEmbedder(), connection: proxy.connection });
  try {
    const here = new RestDoor(service.url, await service.newKey(HERE));
    const there = new RestDoor(service.url, await keyAt(eu));
    expect((await here.send(createContact, {})).status).toBe(201);
    proxy.cutAll();
    await until('its tenant is not served', async () => (await here.send(createContact, {})).status === 503);
    expect((await there.send(createContact, {})).status).toBe(201);
    expect(await ready(service)).toMatchObject({
      status: 'amber',
      databases: { NEO4J_URI: expect.any(String) as string },
    });
  } finally {
    await service.close();
  }
});

it('a service starts without one of its databases, and works on it once it is there', async () => {
  way.goAway();
  const service = await start(THERE);
  try {
    expect(await ready(service)).toMatchObject({ status: 'amber', databases: { eu: expect.any(String) as string } });
    const door = new RestDoor(service.url, await service.newKey(HERE));
    expect((await door.send(createContact, {})).status).toBe(201);
    way.comeBack();
    await until('it works on it', async () => (await ready(service)).status === 'ready', 60_000);
    expect((await new RestDoor(service.url, await keyAt(eu)).send(createContact, {})).status).toBe(201);
  } finally {
    await service.close();
  }
});

it('a tenant that moves is served where it went, with its keys, and not from where it was', async () => {
  const before = await start(THERE);
  const key = await before.newKey(MOVES);
  const { id: contactId } = await new RestDoor(before.url, key).ask(createContact, {});
  const { memory } = await new RestDoor(before.url, key).ask(remember, { contactId, text: 'Lives in Faro.' });
  for (const [operation, input] of [
    [startSession, { contactId, id: 'call', channel: 'phone' }],
    [addTurns, { sessionId: 'call', turns: [{ speaker: 'Asha', text: 'I keep bees.' }] }],
    [endSession, { sessionId: 'call' }],
  ] as const)
    expect((await new RestDoor(before.url, key).send(operation, input)).status).toBeLessThan(300);
  await before.close();
  const directory = join(folder, 'backup');
  await backUp(home.tools, directory, MOVES);
  await restore(eu.tools, directory, MOVES);
  const after = await start(THERE, MOVES);
  try {
    const door = new RestDoor(after.url, key);
    const left = await nodesOf(home, MOVES);
    expect((await door.ask(listMemories, { contactId })).memories.map(({ id }) => id)).toEqual([memory?.id]);
    await door.ask(remember, { contactId, text: 'Keeps a parrot.' });
    expect(await nodesOf(home, MOVES)).toBe(left);
    // Of the two copies of the session, one is extracted.
    const DATABASES = await file(THERE, MOVES);
    const claimed = async ({ graph }: Side, more: object): Promise<unknown[]> =>
      new ExtractionQueue(graph, new SystemClock(), readConfig({ DATABASES, EXTRACT_TENANTS: MOVES, ...more })).claim(
        1,
      );
    expect(await claimed(home, {})).toEqual([]);
    expect(await claimed(eu, { USE_DATABASE: 'eu' })).toMatchObject([{ tenantId: MOVES, sessionId: 'call' }]);
  } finally {
    await after.close();
  }
});
