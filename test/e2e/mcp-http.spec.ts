import { RestDoor } from '../support/doors/api-client.js';
import { newApiKey } from '#keys/api-keys.js';
import { clientOverHttp } from '../support/doors/mcp-client.js';
import { Service } from '../support/service/service.js';

const HEADERS = { accept: 'application/json, text/event-stream' };
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

const withToken = (progressToken: unknown): object => ({
  ...LIST,
  method: 'tools/call',
  params: { name: 'search_memories', arguments: {}, _meta: { progressToken } },
});

describe('/mcp', () => {
  let service: Service;
  let rest: RestDoor;

  beforeAll(async () => {
    service = await Service.start();
    rest = new RestDoor(service.url, await service.newKey());
  });
  afterAll(() => service.close());
  afterEach(async () => {
    expect((await rest.call('GET', '/health/ready')).status).toBe(200);
    expect((await post(LIST)).status).toBe(200);
  });

  const post = (message: unknown, headers: object = {}): ReturnType<RestDoor['call']> =>
    rest.call('POST', '/mcp', {
      body: typeof message === 'string' ? message : JSON.stringify(message),
      headers: { ...HEADERS, ...headers },
    });
  const search = (args: unknown): object => ({
    ...LIST,
    method: 'tools/call',
    params: { name: 'search_memories', arguments: args },
  });

  it.each([
    { what: 'no JSON', message: '{"jsonrpc": "2.0", ', status: 400, code: -32_700 },
    { what: 'half a character', message: '{"a": "\\ud800"', status: 400, code: -32_700 },
    { what: 'nothing', message: '', status: 400, code: -32_700 },
    { what: 'another version of JSON-RPC', message: { ...LIST, jsonrpc: '1.0' }, status: 400, code: -32_700 },
    { what: 'an object that is no message', message: { hello: 'world' }, status: 400, code: -32_700 },
    { what: 'a number', message: '7', status: 400, code: -32_600 },
    { what: 'null', message: 'null', status: 400, code: -32_600 },
    { what: 'a beginning without params', message: { ...LIST, method: 'initialize' }, status: 200, code: -32_602 },
    { what: 'several messages in one', message: [LIST, { ...LIST, id: 2 }], status: 400, code: -32_600 },
    { what: 'one message in a list', message: [LIST], status: 400, code: -32_600 },
    { what: 'no message in a list', message: [], status: 400, code: -32_600 },
    { what: '1 MiB in an argument', message: search({ query: 'x'.repeat(2 ** 20) }), status: 413, code: -32_600 },
    { what: 'no method', message: { ...LIST, method: 'tools/drop' }, status: 200, code: -32_601 },
    { what: 'arguments that are a list', message: search([]), status: 200, code: -32_602 },
    {
      what: 'a call without a tool',
      message: { ...LIST, method: 'tools/call', params: {} },
      status: 200,
      code: -32_602,
    },
    { what: 'an odd token for progress', message: withToken({ a: 1 }), status: 400, code: -32_700 },
    { what: 'a list as the token for progress', message: withToken([1]), status: 400, code: -32_700 },
  ])('answers $what by an MCP error', async ({ message, status, code }) => {
    const answer = await post(message);
    expect([answer.status, answer.body]).toMatchObject([status, { jsonrpc: '2.0', error: { code } }]);
  });

  it('refuses nesting without end in an argument', async () => {
    const nested = '['.repeat(200_000) + ']'.repeat(200_000);
    const answer = await post(JSON.stringify(search({ query: 'NESTED' })).replace('"NESTED"', nested));
    expect(answer.body).toMatchObject({ result: { isError: true } });
  });

  it.each([
    { what: 'no key', key: '' },
    { what: 'a key that is not known', key: newApiKey() },
  ])('lets nobody in with $what', async ({ key }) => {
    const answer = await new RestDoor(service.url, key).call('POST', '/mcp', {
      body: JSON.stringify(LIST),
      headers: HEADERS,
    });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(answer.body).toMatchObject({ error: { code: -32_000, data: { code: 'UNAUTHENTICATED' } } });
    await expect(clientOverHttp(service.url, key)).rejects.toThrow('401');
  });

  it.each([
    { origin: 'https://evil.example', status: 403 },
    { origin: 'http://localhost.evil.example', status: 403 },
    { origin: 'null', status: 403 },
    { origin: 'http://localhost:6274', status: 200 },
    { origin: 'http://127.0.0.1:6274', status: 200 },
  ])('answers a page of $origin with $status', async ({ origin, status }) => {
    expect((await post(LIST, { origin })).status).toBe(status);
  });

  it.each(['GET', 'DELETE'])('has no session for %s', async (method) => {
    const answer = await rest.call(method, '/mcp', { headers: HEADERS });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await new RestDoor(service.url, '').call(method, '/mcp')).status).toBe(401);
  });

  it('keeps nothing from request to request, so that any instance can answer', async () => {
    const other = await Service.start();
    const client = await clientOverHttp(service.url, rest.key, 'core');
    const answer = await new RestDoor(other.url, rest.key).call('POST', '/mcp', {
      body: JSON.stringify(LIST),
      headers: { ...HEADERS, 'mcp-protocol-version': '2025-06-18' },
    });
    expect(answer.body).toMatchObject({ result: await client.listTools() });
    await client.close();
    await other.close();
  });
});
