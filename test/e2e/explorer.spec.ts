import { createContact } from '#contract/contacts.js';
import { listMemories } from '#contract/memories.js';
import { ApiKeys } from '#keys/api-keys.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';

const OF_EXPLORER = { 'x-palimpsest-explorer': '1' };
const JSON_BODY = { 'content-type': 'application/json' };

let service: Service;
let key: string;

beforeAll(async () => {
  service = await Service.start();
  key = await service.newKey();
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${service.url}${path}`, { headers, redirect: 'manual' });

const signIn = (body: object, headers: Record<string, string> = OF_EXPLORER): Promise<Response> =>
  fetch(`${service.url}/app/sign-in`, {
    method: 'POST',
    headers: { ...JSON_BODY, ...headers },
    body: JSON.stringify(body),
  });

/** @returns the cookie of a browser that signed in, as it sends it. */
async function cookieOf(opening: string): Promise<string> {
  const response = await signIn({ key: opening });
  expect(response.status).toBe(204);
  return String(response.headers.get('set-cookie')?.split(';')[0]);
}

describe('the page', () => {
  it.each([
    { who: 'a browser', accept: 'text/html,application/xhtml+xml,*/*;q=0.8', status: 302, location: '/app/' },
    { who: 'a client', accept: 'application/json', status: 404, location: null },
    { who: 'who takes anything', accept: '*/*', status: 404, location: null },
  ])('is where $who that opens / is led, or not: $status', async ({ accept, status, location }) => {
    const response = await get('/', { accept });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('is found without the slash too', async () => {
    const response = await get('/app');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/app/']);
  });

  it('needs no key, and may neither run nor ask nor be framed by anything else', async () => {
    const { status, headers } = await get('/app/');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'no-referrer']);
  });

  it('and all that it loads come from the service itself, in at most 100 kB', async () => {
    const html = await (await get('/app/')).text();
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => String(path));
    const files = loaded.filter((path) => !path.startsWith('data:'));
    expect(files.length).toBeGreaterThan(1);
    let size = 0;
    for (const path of files) {
      expect(path).toMatch(/^\/app\/assets\//);
      const response = await get(path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([
        path,
        200,
        'max-age=31536000, immutable',
      ]);
      const text = await response.text();
      size += (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).bytes()).length;
      // The namespaces of SVG and MathML are names, and are not asked for.
      expect(text.replaceAll(/http:\/\/www\.w3\.org\/[\w/]+/g, '')).not.toMatch(/https?:\/\/\w/);
    }
    expect(size).toBeLessThan(100_000);
  });
});

describe('signing in', () => {
  it('gives a cookie that scripts and other sites cannot use, and that does not hold the key', async () => {
    const response = await signIn({ key });
    const cookie = String(response.headers.get('set-cookie'));
    expect(cookie).toMatch(
      /^palimpsest_sign_in=[\w-]{43}; Max-Age=43200; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(decodeURIComponent(cookie)).not.toContain(key);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('over https gives one for https alone', async () => {
    const response = await signIn({ key }, { ...OF_EXPLORER, origin: 'https://memory.example' });
    expect(response.headers.get('set-cookie')).toContain('; Secure');
  });

  it.each([
    { what: 'a key that opens nothing', body: { key: 'pal_unknown' }, headers: OF_EXPLORER, status: 401 },
    { what: 'no key', body: {}, headers: OF_EXPLORER, status: 400 },
    { what: 'what a page of another site can send', body: { key: 'pal_unknown' }, headers: {}, status: 403 },
  ])('is refused with $what: $status', async ({ body, headers, status }) => {
    const response = await signIn(body, headers);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null]);
  });
});

describe('a browser that signed in', () => {
  it('reads and writes its own tenant, as the key does', async () => {
    const cookie = await cookieOf(key);
    const headers = { ...JSON_BODY, ...OF_EXPLORER, cookie };
    const created = await fetch(`${service.url}/v1/contacts`, { method: 'POST', headers, body: '{"name": "Asha"}' });
    expect(created.status).toBe(201);
    const { id: contactId } = (await created.json()) as { id: string };
    const door = new RestDoor(service.url, key);
    expect(await door.ask(listMemories, { contactId })).toMatchObject({ memories: [] });
    const stranger = await cookieOf(await service.newKey());
    const response = await get(`/v1/contacts/${contactId}`, { ...OF_EXPLORER, cookie: stranger });
    expect(response.status).toBe(404);
  });

  it.each(['GET', 'POST', 'PATCH', 'DELETE'])(
    'is nobody to %s without the header, which no other page can add',
    async (method) => {
      const { id } = await new RestDoor(service.url, key).ask(createContact, { name: 'Asha' });
      const cookie = await cookieOf(key);
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{"name": "Forged"}' };
      const path = method === 'POST' ? '/v1/contacts' : `/v1/contacts/${id}`;
      const response = await fetch(`${service.url}${path}`, { method, headers: { ...JSON_BODY, cookie }, ...body });
      expect(response.status).toBe(401);
    },
  );

  it('opens REST alone', async () => {
    const cookie = await cookieOf(key);
    for (const path of ['/graphql', '/mcp']) {
      const headers = { ...JSON_BODY, ...OF_EXPLORER, cookie };
      const body = JSON.stringify({ query: '{ __typename }', jsonrpc: '2.0', id: 1, method: 'ping' });
      const { status } = await fetch(`${service.url}${path}`, { method: 'POST', headers, body });
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it('is nobody after signing out', async () => {
    const cookie = await cookieOf(key);
    const out = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${service.url}/app/sign-in`, { method: 'DELETE', headers: { cookie, ...headers } });
    expect((await out({})).status).toBe(403);
    expect((await get('/v1/contacts', { ...OF_EXPLORER, cookie })).status).toBe(200);
    const { status, headers } = await out(OF_EXPLORER);
    expect([status, headers.get('set-cookie')]).toEqual([
      204,
      'palimpsest_sign_in=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict',
    ]);
    expect((await get('/v1/contacts', { ...OF_EXPLORER, cookie })).status).toBe(401);
  });

  it('may do what its key may: a key that reads reads, and one of ops signs nobody in', async () => {
    const tenantId = 'tenant-of-roles';
    const cookie = await cookieOf(await service.newKey(tenantId, { role: 'read' }));
    const headers = { ...OF_EXPLORER, ...JSON_BODY, cookie };
    expect((await get('/v1/contacts', headers)).status).toBe(200);
    const written = await fetch(`${service.url}/v1/contacts`, { method: 'POST', headers, body: '{}' });
    expect([written.status, await written.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    const key = await service.newKey(tenantId, { role: 'ops' });
    expect((await signIn({ key })).status).toBe(403);
  });

  it('is nobody once the key was revoked', async () => {
    const revoked = await service.newKey('tenant-of-a-revoked-key');
    const cookie = await cookieOf(revoked);
    const keys = service.app.get(ApiKeys);
    const { keyId } = (await keys.opened(revoked)) ?? { keyId: '' };
    await keys.revoke(keyId);
    expect((await get('/v1/contacts', { ...OF_EXPLORER, cookie })).status).toBe(401);
  });

  it.each(['', 'palimpsest_sign_in=', `palimpsest_sign_in=${'a'.repeat(43)}`, 'palimpsest_sign_in=%00; x', '; =;'])(
    'with the cookie %p is nobody',
    async (cookie) => {
      expect((await get('/v1/contacts', { ...OF_EXPLORER, cookie })).status).toBe(401);
    },
  );
});
