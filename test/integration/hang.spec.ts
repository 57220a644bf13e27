import { setTimeout as pause } from 'node:timers/promises';
import neo4j from 'neo4j-driver';
import { ContactsService } from '#contacts/contacts.service.js';
import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, getSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { RunningServer } from '#local-server/running-server.js';
import { createClient } from '@palimpsest/client';
import { RestDoor } from '../support/doors/api-client.js';
import { Load } from '../support/service/load.js';
import { LentServer } from '../support/database/lent-server.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { Service } from '../support/service/service.js';
import { Subscriber } from '../support/doors/subscriber.js';
import { until } from '../support/service/until.js';
import { brokenRules, timesWritten } from '../support/database/broken-rules.js';
import { makeWorld } from '../support/stories/world.js';

/** The limit for every answer, and for working again after the database goes on. */
const WITHIN_MS = 5_000;
const PAUSE_MS = 20_000;
const LONG_PAUSE_MS = 75_000;

const DECIDED = `subscription ($id: ID!) {
  memoryChanged(contactId: $id, since: "2000-01-01T00:00:00Z") { decision { id } }
}`;

let lent: LentServer;
let server: RunningServer;
let service: Service;
const extractor = new ScriptedExtractor();

beforeAll(async () => {
  lent = await LentServer.take();
  ({ server } = lent);
  service = await Service.start({ connection: server, extractor, settings: { EXTRACT_POLL_SECONDS: '0.5' } });
});
afterAll(async () => {
  signal('SIGCONT');
  await service.close();
  await lent.giveBack();
});

function signal(name: NodeJS.Signals): void {
  process.kill(server.pid as number, name);
}

/** What one call came to, and after how long. */
interface Timed {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly code: string | undefined;
  readonly late: boolean;
}

async function timed(key: string, path: string, body?: object): Promise<Timed> {
  const began = performance.now();
  const response = await fetch(`${service.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const code = /\bUNAVAILABLE\b/.exec(await response.text())?.[0];
  const late = performance.now() - began > WITHIN_MS;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), code, late };
}

const REFUSED = { status: 503, retryAfter: '1', code: 'UNAVAILABLE', late: false };

/** A read and a write at each door, and whether the service is ready. */
function askEverywhere(key: string, contactId: string): Promise<Timed[]> {
  const call = (name: string, args: object): object => {
    return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  };
  return Promise.all([
    timed(key, '/health/ready'),
    timed(key, `/v1/contacts/${contactId}`),
    timed(key, `/v1/contacts/${contactId}/memories`, { text: 'She has a boat.' }),
    timed(key, '/graphql', { query: `{ contact(id: "${contactId}") { name } }` }),
    timed(key, '/mcp', call('search_memories', { contactId, query: 'boat' })),
  ]);
}

it('a database that hangs for 20 seconds: every door says so in time, and all of it works again by itself', async () => {
  // A key that was looked up before the hang opens for seconds more: each round has one that nobody used yet.
  const [key, fresh, later] = [await service.newKey(), await service.newKey(), await service.newKey()];
  const door = new RestDoor(service.url, key);
  const { contactId, sessionId } = await makeWorld(door);
  const subscriber = new Subscriber(service.url, key);
  const subscribed = subscriber.subscribe<{ memoryChanged: { decision: { id: string } } }>(DECIDED, {
    id: contactId,
  });
  await subscribed.until(1);
  const other = await Service.start({ connection: server });
  const otherKey = await other.newKey();
  const client = createClient({ url: service.url, key, retries: 40 });
  const [rehearsed, hung] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const rehearsal = service.app.get(Graph).rehearse(async () => {
    await service.app.get(ContactsService).create({ tenantId: newId() }, createContact.input.parse({}));
    rehearsed.resolve();
    await hung.promise;
    await service.app.get(ContactsService).create({ tenantId: newId() }, createContact.input.parse({}));
  });
  const refused = expect(rehearsal).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await rehearsed.promise;

  signal('SIGSTOP');
  // On a busy machine its threads stop a moment later, and what is asked before is answered.
  await pause(100);
  hung.resolve();
  const began = performance.now();
  const patient = client.POST('/v1/contacts/{contactId}/memories', {
    params: { path: { contactId } },
    body: { text: 'She has a kayak.' },
  });
  const asked = new RestDoor(other.url, otherKey).send(recall, { contactId, query: 'boat' });
  await expect(askEverywhere(fresh, contactId)).resolves.toEqual(Array(5).fill(REFUSED));
  await expect(asked).resolves.toMatchObject({ status: 503 });
  await refused;
  expect(performance.now() - began).toBeLessThan(2 * WITHIN_MS);
  // Known for a hang by now: nobody waits for it any more.
  await expect(askEverywhere(later, contactId)).resolves.toEqual(Array(5).fill(REFUSED));
  await expect(door.call('GET', '/health/live')).resolves.toMatchObject({ status: 200 });
  const closing = performance.now();
  await other.close();
  expect(performance.now() - closing).toBeLessThan(WITHIN_MS);

  await pause(PAUSE_MS - (performance.now() - began));
  signal('SIGCONT');
  const resumed = performance.now();
  await until('the service is ready', async () => (await door.call('GET', '/health/ready')).status === 200);
  expect(performance.now() - resumed).toBeLessThan(WITHIN_MS);
  const { decision } = await patient;
  await expect(timesWritten(server, ['She has a kayak.'])).resolves.toEqual(new Map([['She has a kayak.', 1]]));

  // The workers go on as well: who is subscribed is told, and a session that ends is extracted from.
  const isTold = (): boolean => subscribed.data.some(({ memoryChanged }) => memoryChanged.decision.id === decision.id);
  const ended = subscribed.end.then((why) => expect([why, subscribed.faults]).toBe('told'));
  await Promise.race([until('who is subscribed is told', isTold), ended]);
  await subscriber.close();
  await door.ask(addTurns, { sessionId, turns: [{ id: 'turn-9', speaker: 'Asha', text: 'I have a canoe.' }] });
  await door.ask(endSession, { sessionId });
  await until(
    'the session is extracted',
    async () => (await door.ask(getSession, { sessionId })).extraction.status === 'done',
  );
});

it('a database that hangs for 75 seconds under load loses nothing, and its connections are given back', async () => {
  const key = await service.newKey();
  const door = new RestDoor(service.url, key);
  const load = new Load('hang', () => door, [await makeWorld(door, 'hang-1'), await makeWorld(door, 'hang-2')]);
  await load.moreWrites(40);
  signal('SIGSTOP');
  const began = performance.now();
  await load.moreUnavailable();
  expect(performance.now() - began).toBeLessThan(WITHIN_MS);
  await pause(LONG_PAUSE_MS - (performance.now() - began));
  signal('SIGCONT');
  const resumed = performance.now();
  await load.moreWrites(1);
  expect(performance.now() - resumed).toBeLessThan(WITHIN_MS);
  await load.moreWrites(20);
  await load.stop();
  expect([...load.statuses].sort()).toEqual([200, 201, 503]);
  await expect(brokenRules(server)).resolves.toEqual({});
  const times = await timesWritten(
    server,
    load.writes.map(({ words }) => words),
  );
  expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
});

it('a write that waits long for a lock is not taken for a hang', async () => {
  const key = await service.newKey();
  const door = new RestDoor(service.url, key);
  const { id: contactId } = await door.ask(createContact, {});
  const driver = neo4j.driver(server.uri, neo4j.auth.basic(server.user, server.password));
  const holder = driver.session().beginTransaction();
  await holder.run('MATCH (c:Contact {id: $contactId}) SET c.locked = true REMOVE c.locked', { contactId });
  const waiting = door.send(remember, { contactId, text: 'She has a raft.' });
  await pause(8_000);
  await holder.commit();
  await driver.close();
  await expect(waiting).resolves.toMatchObject({ status: 201 });
});
