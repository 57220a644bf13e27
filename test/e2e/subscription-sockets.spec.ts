import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContact } from '#contract/contacts.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { ApiKeys, newApiKey } from '#keys/api-keys.js';
import { newId } from '#graph/ids.js';
import { SubscriptionDoor } from '../../apps/api/src/graphql/subscription-door.js';
import { SubscriptionProtocol } from '../../apps/api/src/graphql/subscription-protocol.js';
import { RestDoor } from '../support/doors/api-client.js';
import { type Closed, RawSocket } from '../support/service/raw-socket.js';
import { Service } from '../support/service/service.js';
import { Subscriber } from '../support/doors/subscriber.js';
import { until } from '../support/service/until.js';

const BRIEF = 'subscription ($id: ID!) { memoryChanged(contactId: $id) { text } }';

let service: Service;
let key: string;
let rest: RestDoor;
let contactId: string;
/** A socket that says nothing, opened before all others. */
let silent: RawSocket;

beforeAll(async () => {
  service = await Service.start({ settings: { SUBSCRIPTION_POLL_MS: '20', SUBSCRIPTION_SLOW_SECONDS: '1' } });
  silent = await RawSocket.open(service.url);
  key = await service.newKey();
  rest = new RestDoor(service.url, key);
  contactId = (await rest.ask(createContact, {})).id;
});
afterAll(() => service.close());

describe('a socket', () => {
  it('is closed when it comes without a valid key, and let in by the header of its request', async () => {
    const closed = async (message: object, headers = {}): Promise<Closed> => {
      const socket = await RawSocket.open(service.url, { headers });
      socket.say(message);
      return socket.closed;
    };
    const init = { type: 'connection_init' };
    const without = [4401, 'There is no API key in the request: send "Authorization: Bearer KEY".'];
    const wrong = [4401, 'This key is not valid: it is mistyped, or was revoked.'];
    await expect(closed(init)).resolves.toEqual(without);
    await expect(closed({ ...init, payload: { authorization: 'Bearer nobody' } })).resolves.toEqual(wrong);
    await expect(closed(init, { authorization: `Bearer ${newApiKey()}` })).resolves.toEqual(wrong);
    await expect(closed({ id: '1', type: 'subscribe', payload: { query: BRIEF } })).resolves.toEqual([
      4401,
      'Unauthorized',
    ]);
    const socket = await RawSocket.open(service.url, { headers: { authorization: `Bearer ${key}` } });
    socket.say(init);
    await expect(socket.until(1)).resolves.toEqual([{ type: 'connection_ack' }]);
    socket.socket.close();
  });

  it('is closed when its key may not read, which says so', async () => {
    const ops = await service.newKey(undefined, { role: 'ops' });
    const socket = await RawSocket.open(service.url, { headers: { authorization: `Bearer ${ops}` } });
    socket.say({ type: 'connection_init' });
    await expect(socket.closed).resolves.toEqual([
      4403,
      'This needs a key with the role read; the role of this one is ops.',
    ]);
  });

  it('is closed when its key is revoked', async () => {
    const keys = service.app.get(ApiKeys);
    const own = newApiKey();
    const { id } = await keys.admit(own, `tenant-${newId()}`, 'test');
    const [revoked, other] = [await RawSocket.admitted(service.url, own), await RawSocket.admitted(service.url, key)];
    await keys.revoke(id);
    await expect(revoked.closed).resolves.toEqual([4401, 'The key was revoked.']);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    other.socket.close();
  });

  it.each([
    { what: 'no JSON', message: '{', code: 4400 },
    { what: 'no message of the protocol', message: '{"type": "shout"}', code: 4400 },
    {
      what: 'a message that is too long',
      message: JSON.stringify({ type: 'ping', payload: 'x'.repeat(70_000) }),
      code: 1009,
    },
  ])('is closed when it says $what', async ({ message, code }) => {
    const socket = await RawSocket.admitted(service.url, key);
    socket.socket.send(message);
    await expect(socket.closed).resolves.toContain(code);
  });

  it('is at /graphql only, and who asks for another protocol is answered in HTTP', async () => {
    await expect(RawSocket.open(`${service.url}/v1`)).rejects.toThrow('404');
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
    const status = await new Promise((resolve) =>
      get(`${service.url}/health/live`, { headers }, (response) => resolve(response.resume().statusCode)),
    );
    expect(status).toBe(200);
  });
});

describe('an operation is refused', () => {
  const nested = `{ memory { ${'supersedes { '.repeat(14)} id ${'} '.repeat(14)} } }`;
  const aliased = `{ ${Array.from({ length: 51 }, (_, i) => `a${i}: text`).join(' ')} }`;
  it.each([
    { what: 'that is a query', query: '{ __typename }', code: 'INVALID' },
    { what: 'that is a mutation', query: 'mutation { createContact(input: {}) { id } }', code: 'INVALID' },
    { what: 'that is not understood', query: 'subscription {', code: 'INVALID' },
    { what: 'for a field that is not there', query: 'subscription { weather }', code: 'INVALID' },
    {
      what: 'for two fields at once',
      query: 'subscription { sessionExtracted { id } b: sessionExtracted { id } }',
      code: 'INVALID',
    },
    { what: 'that is too deep', query: BRIEF.replace('{ text }', nested), code: 'TOO_LARGE' },
    { what: 'with too many aliases', query: BRIEF.replace('{ text }', aliased), code: 'TOO_LARGE' },
    { what: 'that is too long', query: BRIEF.replace('{ text }', `{ ${'text '.repeat(2_000)} }`), code: 'TOO_LARGE' },
    {
      what: 'for long lists in long lists',
      query: BRIEF.replace(
        '{ text }',
        '{ memory { history(first: 1000) { edges { node { memory { history(first: 1000) { edges { node { at } } } } } } } } }',
      ),
      code: 'TOO_LARGE',
    },
  ])('$what', async ({ query, code }) => {
    const socket = await RawSocket.admitted(service.url, key);
    socket.subscribe(query, { id: contactId });
    const [, answer] = await socket.until(2);
    expect(answer).toMatchObject({ id: '1', type: 'error', payload: [{ extensions: { code } }] });
    socket.socket.close();
  });

  it('that is one too many on its socket', async () => {
    const socket = await RawSocket.admitted(service.url, key);
    for (let i = 0; i <= 100; i++) socket.subscribe(BRIEF, { id: contactId }, `s${i}`);
    const [, answer] = await socket.until(2);
    expect(answer).toMatchObject({ id: 's100', type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED' } }] });
    socket.socket.close();
  });
});

it('a reader that is too slow is dropped, keeps nobody waiting, and loses nothing when it comes back', async () => {
  const { id } = await rest.ask(createContact, {});
  const all = Array.from({ length: 60 }, (_, i) => `${i} ${'x'.repeat(7_990)}`);
  await rest.ask(rememberBatch, { contactId: id, memories: all.map((text) => ({ text, reconcile: false })) });
  const long = Array.from({ length: 40 }, (_, i) => `a${i}: text`).join(' ');
  const query = `subscription ($id: ID!, $after: ID, $since: Instant) {
    memoryChanged(contactId: $id, after: $after, since: $since) { decision { id } ${long} }
  }`;
  const [door, protocol] = [service.app.get(SubscriptionDoor), service.app.get(SubscriptionProtocol)];
  // What they closed may be gone only a moment later.
  await until('the sockets of other tests are gone', () => door.sockets === 0);
  const { sent } = protocol;
  const [slow, stuck] = [await RawSocket.admitted(service.url, key), await RawSocket.admitted(service.url, key)];
  for (const { socket } of [slow, stuck]) socket.pause();
  for (const socket of [slow, stuck]) socket.subscribe(query, { id, since: '2000-01-01T00:00:00Z' });
  await until('both slow sockets are closed', () => door.closed.slow === 2);
  expect(protocol.sent - sent).toBeLessThan(2 * all.length);

  const quick = new Subscriber(service.url, key);
  const others = quick.subscribe(BRIEF, { id });
  slow.socket.resume();
  await expect(slow.closed).resolves.toEqual([1013, expect.stringMatching(/^Too slow/)]);
  const changes = slow.messages.flatMap(({ type, payload }) => (type === 'next' ? [payload] : []));
  const read = (payload: unknown): { decision: { id: string }; a0: string } =>
    (payload as { data: { memoryChanged: { decision: { id: string }; a0: string } } }).data.memoryChanged;
  const back = await RawSocket.admitted(service.url, key);
  back.subscribe(query, { id, after: read(changes.at(-1)).decision.id });
  const [, ...left] = await back.until(1 + all.length - changes.length);
  expect([...changes, ...left.map(({ payload }) => payload)].map((payload) => read(payload).a0)).toEqual(all);
  await rest.ask(remember, { contactId: id, text: 'One more.' });
  await expect(others.until(1)).resolves.toMatchObject([{ memoryChanged: { text: 'One more.' } }]);

  back.socket.close();
  await quick.close();
  // One that does not even read that it is closed is cut off.
  await until('all sockets of this test are gone', () => door.sockets === 0);
  stuck.socket.terminate();
});

it('more sockets than may be are not let in; those that are, are closed for a restart when the service stops', async () => {
  const small = await Service.start({ settings: { SUBSCRIPTION_SOCKETS: '2', GRAPHQL_INTROSPECTION: 'false' } });
  const own = await small.newKey();
  const [one, other] = [await RawSocket.admitted(small.url, own), await RawSocket.open(small.url)];
  await expect(RawSocket.open(small.url)).rejects.toThrow('503');
  one.subscribe('subscription { sessionExtractd { id } }');
  const [, answer] = await one.until(2);
  expect(JSON.stringify(answer)).not.toContain('Did you mean');
  one.subscribe('subscription { sessionExtracted { id } }');
  const { body } = await new RestDoor(small.url, own).call('GET', '/metrics');
  expect(String(body)).toContain('palimpsest_subscription_sockets 2');
  await small.close();
  const closed = [1012, expect.stringMatching(/^The service stops/)];
  await expect(Promise.all([one.closed, other.closed])).resolves.toEqual([closed, closed]);
  expect(one.messages).toHaveLength(2);
});

it('sockets that have not said whose they are count as well, where that says which database is theirs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-sockets-'));
  const file = join(folder, 'databases.json');
  const nowhere = { uri: 'bolt://127.0.0.1:1', user: 'neo4j', password: 'none', tenants: ['elsewhere'] };
  await writeFile(file, JSON.stringify({ nowhere }));
  const small = await Service.start({ settings: { SUBSCRIPTION_SOCKETS: '2', DATABASES: file } });
  try {
    const [one] = [await RawSocket.open(small.url), await RawSocket.open(small.url)];
    await expect(RawSocket.open(small.url)).rejects.toThrow('503');
    one.socket.close();
    await until('there is a place again', async () => RawSocket.open(small.url).then(Boolean, () => false));
  } finally {
    await small.close();
    await rm(folder, { recursive: true });
  }
});

it('a socket that does not say who it is, is closed', async () => {
  await expect(silent.closed).resolves.toContain(4408);
});
