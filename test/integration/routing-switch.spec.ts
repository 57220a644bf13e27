import neo4j from 'neo4j-driver';
import { createContact } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import { newId } from '#graph/ids.js';
import { BoltRouter } from '../support/bolt/bolt-router.js';
import { RestDoor } from '../support/doors/api-client.js';
import { brokenRules, timesWritten } from '../support/database/broken-rules.js';
import { Load } from '../support/service/load.js';
import { Service, testConnection } from '../support/service/service.js';
import { until } from '../support/service/until.js';
import { makeWorld } from '../support/stories/world.js';

const SERVERS = 3;
const UNKNOWN = /whether this was written is not known: send it again with the same Idempotency-Key/;
const tenantId = `routing-${newId()}`;
let router: BoltRouter;
let services: Service[];
let doors: RestDoor[];

beforeAll(async () => {
  router = await BoltRouter.before(testConnection(), SERVERS);
  const start = (): Promise<Service> => Service.start({ connection: router.connection });
  services = [await start(), await start()];
  const key = await services[0]!.newKey(tenantId);
  doors = services.map(({ url }) => new RestDoor(url, key));
});
afterAll(async () => {
  for (const service of services) await service.close();
  router.close();
});

/** Clients that write and read by both instances in turn. */
async function begin(): Promise<Load> {
  const name = newId();
  let n = 0;
  const worlds = [await makeWorld(doors[0]!, `${name}-1`), await makeWorld(doors[1]!, `${name}-2`)];
  const load = new Load(name, () => doors[n++ % doors.length] as RestDoor, worlds);
  await load.moreWrites(20);
  return load;
}

/** Every write is there once, also when it is sent again, and whatever was not answered was told with a time to try again. */
async function expectWhole(load: Load): Promise<void> {
  await load.stop();
  expect([...load.statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(load.unavailable.filter(({ headers }) => !(Number(headers.get('retry-after')) > 0))).toEqual([]);
  for (const write of load.writes.filter((_, n) => n % 5 === 0)) {
    const { status, body } = await load.repeat(write);
    expect([status, body]).toEqual([write.answer?.status, write.answer?.body]);
  }
  const words = load.writes.map((write) => write.words);
  const times = await timesWritten(testConnection(), words);
  expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
  await expect(brokenRules(testConnection(), tenantId)).resolves.toEqual({});
}

it('another leader in the middle of writes: each is there once, and only whose commit was under way is told so', async () => {
  const load = await begin();
  for (const leader of [1, 2, 0]) {
    router.elect(leader);
    await load.moreWrites(20);
  }
  await expectWhole(load);
  expect(load.unavailable.filter(({ body }) => !UNKNOWN.test((body as { detail: string }).detail))).toEqual([]);
});

it('no leader for a time: reads go on, writes are told to come again', async () => {
  const load = await begin();
  const { id: contactId } = await doors[0]!.ask(createContact, {});
  router.elect(null);
  await load.moreUnavailable();
  await expect(doors[0]!.ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
  router.elect(1);
  await load.moreWrites(20);
  await expectWhole(load);
});

it('each server is restarted in turn, the leader with them, under reads and writes', async () => {
  const load = await begin();
  for (let server = 0; server < SERVERS; server++) {
    router.elect((server + 1) % SERVERS);
    router.stop(server);
    await load.moreWrites(20);
    router.start(server);
    await load.moreWrites(10);
  }
  await expectWhole(load);
});

it.each(['Neo.TransientError.Cluster.ReplicationFailure', 'Neo.TransientError.Transaction.LeaderSwitch'])(
  'a commit that is answered %s is not known, is not tried again unasked, and happens once by its key',
  async (code) => {
    const door = doors[0]!;
    router.elect(0);
    const { id: contactId } = await door.ask(createContact, {});
    const key = newId();
    const words = `She has boat ${key}.`;
    const write = (): ReturnType<RestDoor['send']> =>
      door.send(remember, { contactId, text: words }, { 'idempotency-key': key });
    router.loseCommit(code);
    const told = await write();
    expect([told.status, told.body]).toMatchObject([503, { detail: expect.stringMatching(UNKNOWN) as string }]);
    await expect(write()).resolves.toMatchObject({ status: 201 });
    await expect(timesWritten(testConnection(), [words])).resolves.toEqual(new Map([[words, 1]]));
  },
);

it('a slow write is waited for while the server that was named first is away', async () => {
  router.elect(1);
  const door = doors[0]!;
  const { id: contactId } = await door.ask(createContact, {});
  const { uri, user, password } = testConnection();
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
  const holder = driver.session().beginTransaction();
  await holder.run('MATCH (c:Contact {id: $contactId}) SET c.locked = true REMOVE c.locked', { contactId });
  router.stop(0);
  const waiting = door.send(remember, { contactId, text: 'She has a raft.' });
  const looks = router.looks;
  await until('the service has looked whether a database answers', () => router.looks > looks);
  await expect(door.ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
  await holder.commit();
  await driver.close();
  await expect(waiting).resolves.toMatchObject({ status: 201 });
  router.start(0);
});

it('a service that knows one server only, and not the leader, says that it cannot write', async () => {
  router.elect(1);
  const service = await Service.start({ connection: router.direct(1) });
  const door = new RestDoor(service.url, await service.newKey());
  const { id: contactId } = await door.ask(createContact, {});
  router.elect(0);
  const told = await door.send(remember, { contactId, text: 'She has a raft.' });
  await expect(door.call('GET', '/health/ready')).resolves.toMatchObject({ status: 200, body: { status: 'amber' } });
  expect([told.status, told.body]).toMatchObject([
    503,
    { detail: expect.stringMatching(/NEO4J_URI has to begin with neo4j:/) as string },
  ]);
  await expect(door.ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
  await service.close();
});
