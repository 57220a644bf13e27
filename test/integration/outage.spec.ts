import { randomInt } from 'node:crypto';
import type { RunningServer } from '#local-server/running-server.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Load } from '../support/service/load.js';
import { OwnServer } from '../support/database/own-server.js';
import { Service } from '../support/service/service.js';
import { ServiceProcess } from '../support/service/service-process.js';
import { Subscriber } from '../support/doors/subscriber.js';
import { until } from '../support/service/until.js';
import { brokenRules, timesWritten } from '../support/database/broken-rules.js';
import { makeWorld, type World } from '../support/stories/world.js';

const DECIDED = `subscription ($id: ID!) {
  memoryChanged(contactId: $id, since: "2000-01-01T00:00:00Z") { decision { id } }
}`;
interface Decided {
  readonly memoryChanged: { readonly decision: { readonly id: string } };
}

let own: OwnServer;
let server: RunningServer;

beforeAll(async () => {
  own = await OwnServer.create();
  server = await own.start();
});
afterAll(() => own.remove());

let running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running) await stop();
  running = [];
});

/** Nothing that was acknowledged is lost, nothing is written twice, and no write is there by half. */
async function expectWhole(load: Load): Promise<void> {
  await expect(brokenRules(server)).resolves.toEqual({});
  const times = await timesWritten(
    server,
    load.writes.map(({ words }) => words),
  );
  expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
  for (const write of load.writes) {
    const { status, body } = await load.repeat(write);
    expect([status, body]).toEqual([write.answer?.status, write.answer?.body]);
  }
  const again = await timesWritten(
    server,
    load.writes.map(({ words }) => words),
  );
  expect(again).toEqual(times);
}

async function worlds(door: RestDoor, name: string): Promise<World[]> {
  return [await makeWorld(door, `${name}-1`), await makeWorld(door, `${name}-2`)];
}

it('the database is killed under load: the service says so, and works again as soon as it is back', async () => {
  const service = await Service.start({ connection: server });
  running.push(() => service.close());
  const key = await service.newKey();
  const door = new RestDoor(service.url, key);
  const contacts = await worlds(door, 'database');
  const load = new Load('database', () => door, contacts);
  const subscriber = new Subscriber(service.url, key);
  const subscribed = contacts.map(({ contactId: id }) => subscriber.subscribe<Decided>(DECIDED, { id }));
  await load.moreWrites(randomInt(20, 80));
  await server.kill();

  const { status, headers, body } = await load.moreUnavailable();
  expect([status, headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  await expect(door.call('GET', '/health/live')).resolves.toMatchObject({ status: 200 });
  const ready = await door.call('GET', '/health/ready');
  expect([ready.status, ready.body]).toMatchObject([503, { code: 'UNAVAILABLE' }]);

  server = await own.start();
  await load.moreWrites(20);
  await expect(door.call('GET', '/health/ready')).resolves.toMatchObject({ status: 200 });
  await load.stop();
  expect([...load.statuses].sort()).toEqual([200, 201, 503]);
  expect(load.unacknowledged).toBeGreaterThan(0);
  await expectWhole(load);

  // Nobody who was subscribed missed any of it, or was told it twice.
  const ids = (): string[] =>
    subscribed.flatMap(({ data }) => data.map(({ memoryChanged }) => memoryChanged.decision.id));
  const decided = load.acknowledged.flatMap(({ operation, answer }) =>
    operation.name === 'remember' ? [(answer?.body as Decided['memoryChanged']).decision.id] : [],
  );
  await until('who is subscribed is told all that was decided', () => decided.every((id) => ids().includes(id)));
  expect(ids()).toHaveLength(new Set(ids()).size);
  await subscriber.close();
});

it('the service is killed under load: another one goes on with what it acknowledged', async () => {
  const settings = { API_KEY: 'a-key-for-the-outage-spec' };
  let service = await ServiceProcess.start(server, settings);
  running.push(() => service.kill());
  const door = (): RestDoor => new RestDoor(service.url, settings.API_KEY);
  const load = new Load('service', door, await worlds(door(), 'service'));
  for (let kills = 0; kills < 2; kills++) {
    await load.moreWrites(randomInt(20, 80));
    await service.kill();
    service = await ServiceProcess.start(server, settings);
    await load.moreWrites(20);
  }
  await load.stop();
  expect([...load.statuses].filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect(load.unacknowledged).toBeGreaterThan(0);
  await expectWhole(load);
});
