import type { Server } from 'node:http';
import { findContacts } from '#contract/contacts.js';
import { createKey, getKey, listKeys, revokeKey } from '#contract/keys.js';
import { ApiKeys, newApiKey } from '#keys/api-keys.js';
import { newId } from '#graph/ids.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Refused } from '../support/doors/door.js';
import { askGraphql } from '../support/doors/graphql-client.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const BEGINS = '2031-03-05T10:00:00Z';
const CONTACTS = '/v1/contacts';

describe('the keys of a tenant', () => {
  const clock = new TestClock(BEGINS);
  let service: Service;
  let admin: RestDoor;

  beforeAll(async () => {
    service = await Service.start({ clock });
    admin = new RestDoor(service.url, await service.newKey());
  });
  afterAll(() => service.close());

  const opening = (secret: string): RestDoor => new RestDoor(service.url, secret);

  it('are made by an admin, shown with their secret once, and by default may write', async () => {
    const { secret, ...made } = await admin.ask(createKey, { name: 'phone' });
    expect(made).toMatchObject({ name: 'phone', role: 'write', expiresAt: null, ratePerMinute: null, revokedAt: null });
    await expect(opening(secret).ask(getKey, {})).resolves.toMatchObject({ id: made.id, role: 'write' });
    const { keys } = await admin.ask(listKeys, {});
    expect(keys).toContainEqual(made);
    expect(JSON.stringify(keys)).not.toContain(secret);
    await expect(nodesThatHold(secret)).resolves.toEqual([]);
  });

  it('are listed page by page, and are those of the tenant alone', async () => {
    const other = new RestDoor(service.url, await service.newKey());
    const first = await other.ask(createKey, { name: 'first' });
    const second = await other.ask(createKey, { name: 'second' });
    const one = await other.ask(listKeys, { limit: 2 });
    expect(one.keys.map(({ name }) => name)).toEqual(['test', 'first']);
    const two = await other.ask(listKeys, { limit: 2, cursor: one.nextCursor ?? '' });
    expect([two.keys.map(({ id }) => id), two.nextCursor]).toEqual([[second.id], null]);
    await expect(admin.ask(revokeKey, { keyId: first.id })).rejects.toThrow('There is no key');
  });

  it('open nothing once they are revoked, which can be said again', async () => {
    const { id: keyId, secret } = await admin.ask(createKey, { name: 'lost' });
    const { revokedAt } = await admin.ask(revokeKey, { keyId });
    expect(revokedAt).toBe(new Date(BEGINS).toISOString());
    clock.set('2031-03-05T11:00:00Z');
    await expect(admin.ask(revokeKey, { keyId })).resolves.toMatchObject({ revokedAt });
    await expect(opening(secret).ask(getKey, {})).rejects.toThrow('UNAUTHENTICATED');
    clock.set(BEGINS);
  });

  it('open until they expire, and then say so', async () => {
    const expiresAt = '2031-03-05T12:00:00.000Z';
    const { secret } = await admin.ask(createKey, { name: 'guest', role: 'read', expiresAt });
    clock.set('2031-03-05T11:59:59.999Z');
    await expect(opening(secret).ask(getKey, {})).resolves.toMatchObject({ expiresAt });
    clock.set(expiresAt);
    const { status, headers, body } = await opening(secret).call('GET', CONTACTS);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(body).toMatchObject({
      code: 'UNAUTHENTICATED',
      detail: `This key expired at ${expiresAt}; send another one.`,
    });
    clock.set(BEGINS);
  });

  it.each([
    { what: 'a time that has passed', stated: { expiresAt: '2031-03-05T10:00:00Z' }, path: 'expiresAt' },
    { what: 'the name of the key in the setting', stated: { name: 'API_KEY' }, path: 'name' },
    { what: 'the role of whoever runs the service', stated: { role: 'ops' }, path: 'role' },
  ])('are refused with $what', async ({ stated, path }) => {
    const { status, body } = await admin.send(createKey, { name: 'x', ...stated });
    expect([status, body]).toMatchObject([400, { errors: [{ path }] }]);
  });
});

describe('the rate of a key', () => {
  const clock = new TestClock(BEGINS);
  let service: Service;

  beforeAll(async () => {
    service = await Service.start({ clock, settings: { RATE_LIMIT_PER_MINUTE: '600' } });
  });
  afterAll(() => service.close());

  const limited = async (ratePerMinute?: number): Promise<RestDoor> =>
    new RestDoor(
      service.url,
      await service.newKey(undefined, { role: 'admin', ...(ratePerMinute ? { ratePerMinute } : {}) }),
    );

  it('is told with each answer', async () => {
    const { headers } = await (await limited()).call('GET', CONTACTS);
    expect([headers.get('ratelimit-policy'), headers.get('ratelimit')]).toEqual([
      '"key";q=600;w=60',
      '"key";r=599;t=1',
    ]);
    await expect((await limited()).ask(getKey, {})).resolves.toMatchObject({ ratePerMinute: 600 });
  });

  it('refuses what is too much, says for how long, and then lets through again', async () => {
    const door = await limited(2);
    for (const left of [1, 0]) {
      const { status, headers } = await door.call('GET', CONTACTS);
      expect([status, headers.get('ratelimit')]).toEqual([200, `"key";r=${left};t=${(2 - left) * 30}`]);
    }
    const { status, headers, body } = await door.call('GET', CONTACTS);
    expect([status, headers.get('retry-after'), body]).toMatchObject([429, '30', { code: 'RATE_LIMITED' }]);
    clock.set('2031-03-05T10:00:30Z');
    await expect(door.ask(findContacts, {})).resolves.toMatchObject({ contacts: [] });
    clock.set(BEGINS);
  });

  it('is one at all doors', async () => {
    const door = await limited(2);
    await door.ask(findContacts, {});
    await askGraphql(service.url, door.key, { query: '{ key { id } }' });
    const graphql = await door.call('POST', '/graphql', { body: '{"query":"{ key { id } }"}' });
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([429, '30']);
    expect(graphql.body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    const mcp = await door.call('POST', '/mcp', { body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' });
    expect([mcp.status, mcp.headers.get('retry-after')]).toEqual([429, '30']);
  });

  it('is not used up by another key of the tenant', async () => {
    const tenantId = `tenant-${newId()}`;
    const keys = await Promise.all([1, 2].map(() => service.newKey(tenantId, { role: 'read', ratePerMinute: 1 })));
    for (const key of keys) await expect(new RestDoor(service.url, key).ask(findContacts, {})).resolves.toBeDefined();
    await expect(new RestDoor(service.url, keys[0] ?? '').ask(findContacts, {})).rejects.toThrow(Refused);
  });
});

describe('the key in the setting', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start();
  });
  afterAll(() => service.close());

  it('takes the place of the one before it, and of no other', async () => {
    const keys = service.app.get(ApiKeys);
    const tenantId = `tenant-${newId()}`;
    const [former, now, other] = [newApiKey(), newApiKey(), newApiKey()];
    const { id } = await keys.admit(former, tenantId, 'API_KEY');
    await keys.admit(other, tenantId, 'phone');
    await keys.admit(now, tenantId, 'API_KEY');
    await expect(keys.replaceFormer(other, tenantId)).resolves.toEqual([]);
    await expect(keys.replaceFormer(now, tenantId)).resolves.toEqual([id]);
    expect([await keys.tenantOf(former), await keys.tenantOf(now), await keys.tenantOf(other)]).toEqual([
      null,
      tenantId,
      tenantId,
    ]);
    await expect(keys.replaceFormer(now, tenantId)).resolves.toEqual([]);
  });

  it('that is made in one DATA_DIR leaves that of another, and that of the setting, as they are', async () => {
    const keys = service.app.get(ApiKeys);
    const tenantId = `tenant-${newId()}`;
    const [stated, one, other, rotated] = [newApiKey(), newApiKey(), newApiKey(), newApiKey()];
    await keys.admit(stated, tenantId, 'API_KEY');
    const { id } = await keys.admit(one, tenantId, 'host:/one/api-key');
    await keys.admit(other, tenantId, 'host:/other/api-key');
    await expect(keys.replaceFormer(other, tenantId, 'host:/other/api-key')).resolves.toEqual([]);
    await expect(keys.replaceFormer(stated, tenantId)).resolves.toEqual([]);
    await keys.admit(rotated, tenantId, 'host:/one/api-key');
    await expect(keys.replaceFormer(rotated, tenantId, 'host:/one/api-key')).resolves.toEqual([id]);
    const all = await Promise.all([stated, other, rotated, one].map((key) => keys.tenantOf(key)));
    expect(all).toEqual([tenantId, tenantId, tenantId, null]);
  });
});

/** Has the service see every connection as one from another machine. */
function seenFromOutside({ app }: Service): void {
  const server: Server = app.getHttpServer();
  server.on('connection', (socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: '192.0.2.7' });
  });
}

describe('from another machine', () => {
  let closed: Service;
  let open: Service;
  const tenantId = `tenant-${newId()}`;

  beforeAll(async () => {
    [closed, open] = [await Service.start(), await Service.start({ settings: { OPEN: 'docs, metrics,graphql' } })];
    seenFromOutside(closed);
    seenFromOutside(open);
  });
  afterAll(() => Promise.all([closed.close(), open.close()]));

  const statusOf = async (service: Service, path: string, key = ''): Promise<[number, unknown]> => {
    const { status, body } = await new RestDoor(service.url, key).call('GET', path);
    return [status, body];
  };

  it('health is open, and tells no more than that', async () => {
    await expect(statusOf(closed, '/health/live')).resolves.toEqual([200, { status: 'live' }]);
    const [status, body] = await statusOf(closed, '/health/ready');
    expect([status, Object.keys(body as object)]).toEqual([200, ['status']]);
    const ops = await closed.newKey(tenantId, { role: 'ops' });
    await expect(statusOf(closed, '/health/ready', ops)).resolves.toMatchObject([200, { extraction: {} }]);
    await expect(statusOf(closed, '/health/ready', newApiKey())).resolves.toEqual([200, { status: 'ready' }]);
  });

  it.each(['/metrics', '/docs', '/docs/guide/', '/openapi.json', '/docs/graphql'])(
    '%s needs a key, unless OPEN names it',
    async (path) => {
      expect([(await statusOf(closed, path))[0], (await statusOf(open, path))[0]]).toEqual([401, 200]);
    },
  );

  it('metrics, which are of all tenants, are for ops alone; documentation is for every key', async () => {
    for (const role of ['read', 'write', 'admin'] as const) {
      const key = await closed.newKey(tenantId, { role });
      expect((await statusOf(closed, '/metrics', key))[0]).toBe(403);
      expect((await statusOf(closed, '/docs', key))[0]).toBe(200);
    }
    const ops = await closed.newKey(tenantId, { role: 'ops' });
    expect((await statusOf(closed, '/metrics', ops))[0]).toBe(200);
    expect((await statusOf(closed, '/openapi.json', ops))[0]).toBe(200);
  });
});
