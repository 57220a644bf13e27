import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listSessions, listTurns } from '#contract/conversation.js';
import { listMemories, rememberBatch } from '#contract/memories.js';
import { findContacts } from '#contract/contacts.js';
import { type HttpAnswer, RestDoor } from '../support/doors/api-client.js';
import { inhabited } from '../support/stories/inhabited.js';

const MIB = 1024 * 1024;

describe('requests that nobody should send', () => {
  const tenant = inhabited();

  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<HttpAnswer> =>
    tenant.door.call('POST', `/v1/contacts/${tenant.world.contactId}/memories`, { body, headers });

  const expectProblem = ({ status, headers, body }: HttpAnswer, expected: number, code = 'INVALID'): void => {
    expect([status, headers.get('content-type')]).toEqual([expected, 'application/problem+json; charset=utf-8']);
    expect(body).toMatchObject({ type: 'about:blank', status: expected, code });
  };

  it.each([
    { what: 'malformed JSON', body: '{"text":' },
    { what: 'JSON with a comma too many', body: '{"text":"x",}' },
    { what: 'an array', body: '[{"text":"x"}]' },
    { what: 'a string', body: '"text"' },
    { what: 'null', body: 'null' },
    { what: 'a number', body: '1' },
    { what: 'a byte order mark and nothing else', body: '\ufeff' },
    { what: 'bytes that are no UTF-8 between', body: '{"text":"\u0000"}' },
  ])('a body of $what is refused', async ({ body }) => {
    expectProblem(await post(body), 400);
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'nonsense',
  ])('a body of the type %s is refused', async (type) => {
    expectProblem(await post('{"text":"x"}', { 'content-type': type }), 415);
  });

  it('a body of no type is refused', async () => {
    const { status } = await raw('POST', `/v1/contacts/${tenant.world.contactId}/memories`, {}, '{"text":"x"}');
    expect(status).toBe(415);
  });

  it('a body in another alphabet is refused', async () => {
    expectProblem(await post('{"text":"x"}', { 'content-type': 'application/json; charset=ebcdic' }), 415);
  });

  it('a body in an encoding that is none is refused', async () => {
    expectProblem(await post('{"text":"x"}', { 'content-encoding': 'rot13' }), 415);
    expectProblem(await post('not gzip', { 'content-encoding': 'gzip' }), 400);
  });

  it('a body over 1 MiB is too large, and one right under it is read', async () => {
    expectProblem(await post(`{"text":"${'x'.repeat(MIB)}"}`), 413, 'TOO_LARGE');
    const padding = ' '.repeat(MIB - '{"text":""}'.length);
    expectProblem(await post(`{"text":""${padding}}`), 400);
  });

  it('a body that unpacks to more than 1 MiB is too large, however small it is packed', async () => {
    const bomb = gzipSync(`{"text":"${'x'.repeat(100 * MIB)}"}`);
    expect(bomb.length).toBeLessThan(MIB);
    expectProblem(await post(new Uint8Array(bomb), { 'content-encoding': 'gzip' }), 413, 'TOO_LARGE');
    const fine = await tenant.door.send(rememberBatch, { contactId: tenant.world.contactId, memories: [] });
    expect(fine.status).toBe(400);
  });

  it.each([
    { what: 'arrays', open: '[', close: ']' },
    { what: 'objects', open: '{"a":', close: '}', core: '1' },
  ])(
    'JSON of $what 100,000 levels deep is refused, with a key for repetition as without',
    async ({ open, close, core = '' }) => {
      const deep = open.repeat(100_000) + core + close.repeat(100_000);
      for (const body of [
        `{"text":${deep}}`,
        `{"deep":${deep}}`,
        `{"text":"x","tags":${deep}}`,
        `{"text":"x","tags":[${deep}]}`,
      ]) {
        expectProblem(await post(body), 400);
        expectProblem(await post(body, { 'idempotency-key': 'deep' }), 400);
      }
      expectProblem(await tenant.door.call('POST', '/v1/contacts', { body: `{"attributes":{"a":${deep}}}` }), 400);
      expectProblem(
        await tenant.door.call('POST', `/v1/contacts/${tenant.world.contactId}/memories/batch`, {
          body: `{"memories":[${deep}]}`,
        }),
        400,
      );
    },
  );

  it.each([
    { what: 'a field twice', query: 'limit=5&limit=5', path: 'limit' },
    { what: 'an instant twice', query: 'validAt=2026-01-01T00:00:00Z&validAt=2026-01-01T00:00:00Z', path: 'validAt' },
    { what: 'an unknown field', query: 'tenant=other', path: 'tenant' },
    { what: 'a field of the path', query: 'contactId=x', path: 'contactId' },
    { what: 'a field with brackets', query: 'limit[$gt]=1', path: 'limit[$gt]' },
    { what: '__proto__', query: '__proto__=1', path: '__proto__' },
    { what: 'an empty kind', query: 'kind=', path: 'kind' },
    { what: 'half of a percent', query: 'kind=%', path: 'kind' },
  ])('a query string with $what is refused', async ({ query, path }) => {
    const answer = await tenant.door.call('GET', `/v1/contacts/${tenant.world.contactId}/memories?${query}`);
    expectProblem(answer, 400);
    expect(answer.body).toMatchObject({ errors: [{ path }] });
  });

  it.each([
    '%',
    '%zz',
    '%ff',
    '%c0%af',
    '%00',
    '..%2f..',
    '%2e%2e',
    'a'.repeat(2_000),
    '🙂',
    'undefined',
    'null',
    '-1',
  ])('the id %s is not there, or no id', async (id) => {
    for (const path of [`/v1/contacts/${id}`, `/v1/memories/${id}`, `/v1/decisions/${id}`, `/v1/sessions/${id}`]) {
      const { status, body } = await raw('GET', encodeURI(path).replaceAll('%25', '%'), {
        authorization: `Bearer ${tenant.door.key}`,
      });
      expect([path, status]).toEqual([path, status === 404 ? 404 : 400]);
      expect(JSON.parse(body)).toMatchObject({ status });
    }
  });

  it('a cursor of another list, or of nobody, is refused', async () => {
    const { contactId, sessionId } = tenant.world;
    const encode = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url');
    const at = '2026-01-01T00:00:00.000Z';
    const cursors = {
      contacts: encode({ after: contactId }),
      memories: encode({ validAt: at, knownAt: at, beforeFrom: at, afterId: '' }),
      history: encode({ knownAt: at, skip: 0 }),
      sessions: encode({ knownAt: at, beforeStart: at, afterId: '' }),
      turns: encode({ knownAt: at, after: 0 }),
      number: encode(1),
      text: encode('x'),
      nothing: encode(null),
      list: encode([]),
      dates: encode({
        validAt: 'x',
        knownAt: 'x',
        beforeFrom: at,
        beforeStart: at,
        afterId: '',
        after: true,
        skip: -1,
      }),
      garbage: '!!!',
      bytes: 'AAAA',
    };
    for (const [list, operation, ids] of [
      ['contacts', findContacts, {}],
      ['memories', listMemories, { contactId }],
      ['sessions', listSessions, { contactId }],
      ['turns', listTurns, { sessionId }],
    ] as const) {
      for (const [name, cursor] of Object.entries(cursors)) {
        const answer = await tenant.door.send(operation, { ...ids, cursor });
        // Without the mark of its list, not even one of the right form.
        expect([list, name, answer.status]).toEqual([list, name, 400]);
      }
    }
  });

  it('a cursor whose instants lie beyond the years that are kept does no harm', async () => {
    const encode = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url');
    for (const at of ['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '0000-01-01T00:00:00.000Z']) {
      const cursor = encode({ validAt: at, knownAt: at, beforeFrom: at, afterId: '\ud800' });
      const { status } = await tenant.door.send(listMemories, { contactId: tenant.world.contactId, cursor });
      expect([200, 400]).toContain(status);
    }
  });

  it('headers of 20 KB are refused by the server itself', async () => {
    const { status } = await raw('GET', '/v1/contacts', { authorization: `Bearer ${'x'.repeat(20_000)}` });
    expect(status).toBe(431);
  });

  it('a key of 600 characters opens nothing', async () => {
    const answer = await new RestDoor(tenant.service.url, 'x'.repeat(600)).call('GET', '/v1/contacts');
    expectProblem(answer, 401, 'UNAUTHENTICATED');
  });

  it.each([
    { method: 'PUT', path: '/v1/nothing' },
    { method: 'GET', path: '/v1' },
    { method: 'GET', path: '/v1/contacts/x/y/z' },
    { method: 'GET', path: '/docs/assets/nothing.js' },
    { method: 'GET', path: '/docs/assets/..%2f..%2fpackage.json' },
    { method: 'GET', path: '/.env' },
    { method: 'OPTIONS', path: '/v1/nothing' },
  ])('$method $path is no address', async ({ method, path }) => {
    expectProblem(await tenant.door.call(method, path), 404, 'NOT_FOUND');
  });

  it('PUT /v1/contacts is an address for other methods', async () => {
    const answer = await tenant.door.call('PUT', '/v1/contacts');
    expectProblem(answer, 405, 'METHOD_NOT_ALLOWED');
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('none of them has written anything', async () => {
    const { contactId } = tenant.world;
    await expect(tenant.door.ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [{}] });
  });

  /** A request as it is written, where fetch would mend it. */
  const raw = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body = '',
  ): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(tenant.service.url);
      const authorization = `Bearer ${tenant.door.key}`;
      const sent = request({ hostname, port, method, path, headers: { authorization, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      });
      sent.on('error', reject).end(body);
    });
});
