import { createContact, getContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { RunningServer } from '#local-server/running-server.js';
import { type HttpAnswer, type Problem, RestDoor } from '../support/doors/api-client.js';
import { askGraphql } from '../support/doors/graphql-client.js';
import { OwnServer } from '../support/database/own-server.js';
import { Service } from '../support/service/service.js';
import { canMount, SmallDisk } from '../support/database/small-disk.js';
import { brokenRules, timesWritten } from '../support/database/broken-rules.js';

/** Twice the 256 MiB that Neo4j reserves for the log of each of its two databases, and room for the rest. */
const DISK_MIB = 900;

if (!canMount) console.warn('SKIPPED: what becomes of a full disk is tried on Linux as root only, and in CI.');

(canMount ? describe : describe.skip)('a full disk', () => {
  let disk: SmallDisk;
  let own: OwnServer;
  let server: RunningServer;

  beforeAll(async () => {
    disk = await SmallDisk.mount(DISK_MIB);
    own = await OwnServer.create(disk.dataDir);
    server = await own.start();
  });
  afterEach(() => disk.free());
  afterAll(async () => {
    await own.remove();
    await disk.unmount();
  });

  it('of a local database: reads go on, writes say why not, and go on by themselves when there is room', async () => {
    const service = await Service.start({ connection: server });
    const key = await service.newKey();
    const door = new RestDoor(service.url, key);
    const { id: contactId } = await door.ask(createContact, { name: 'Asha' });
    await door.ask(remember, { contactId, text: 'She has a boat.' });
    disk.fill();

    const detail = 'The database cannot write: its disk is full. Nothing was written; reads still work.';
    const refused = await door.send(remember, { contactId, text: 'She has a kayak.' });
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'UNAVAILABLE', detail }]);
    expect(refused.headers.get('retry-after')).toBe('1');
    const query = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }';
    const { errors } = await askGraphql(service.url, key, { query, variables: { input: {} } });
    expect(errors).toMatchObject([{ message: detail, extensions: { code: 'UNAVAILABLE' } }]);
    const { results } = await door.ask(recall, { contactId, query: 'boat' });
    expect(results).toHaveLength(1);
    const ready = await door.call('GET', '/health/ready');
    expect([ready.status, ready.body]).toMatchObject([200, { status: 'amber', writes: detail }]);

    disk.free();
    await expect(door.send(remember, { contactId, text: 'She has a kayak.' })).resolves.toMatchObject({ status: 201 });
    await expect(door.call('GET', '/health/ready')).resolves.toMatchObject({ body: { status: 'ready' } });
    await service.close();
  });

  it('of a database elsewhere: no write is half done, and one whose end is not known is told by its key', async () => {
    const service = await Service.start({ connection: { ...server, dataDir: undefined } });
    const door = new RestDoor(service.url, await service.newKey());
    const { id: contactId } = await door.ask(createContact, { name: 'Asha' });
    disk.fill();

    const writes = Array.from({ length: 400 }, (_, n) => ({
      words: `${n} `.repeat(1_500).slice(0, 7_500),
      key: `full-${n}`,
    }));
    const write = ({ words, key }: (typeof writes)[number]): Promise<HttpAnswer> =>
      door.send(remember, { contactId, text: words }, { 'idempotency-key': key });
    const answers: HttpAnswer[] = [];
    for (const one of writes) {
      answers.push(await write(one));
      if (answers.at(-1)?.status !== 201) break;
    }
    answers.push(await write(writes[answers.length]!));
    const refusals = answers.filter(({ status }) => status !== 201);
    expect(refusals.map(({ status }) => status)).toEqual([503, 503]);
    for (const { body } of refusals) expect((body as Problem).detail).toMatch(/\bdisk\b/);
    await expect(door.ask(getContact, { contactId })).resolves.toMatchObject({ name: 'Asha' });
    const ready = await door.call('GET', '/health/ready');
    expect([ready.status, ready.body]).toMatchObject([
      200,
      { status: 'amber', writes: expect.stringMatching(/start Neo4j again/) as string },
    ]);

    // Neo4j Community takes writes again only after a start.
    disk.free();
    await server.stop();
    server = await own.start();
    const tried = writes.slice(0, answers.length);
    for (const one of tried) await expect(write(one)).resolves.toMatchObject({ status: 201 });
    const times = await timesWritten(
      server,
      tried.map(({ words }) => words),
    );
    expect(new Set(times.values())).toEqual(new Set([1]));
    await expect(brokenRules(server)).resolves.toEqual({});
    await expect(door.call('GET', '/health/ready')).resolves.toMatchObject({ body: { status: 'ready' } });
    await service.close();
  });
});
