import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import { setSettings } from '#contract/settings.js';
import { newApiKey } from '#keys/api-keys.js';
import { newId } from '#graph/ids.js';
import { CuttingProxy } from '../support/database/cutting-proxy.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';
import { ServiceProcess } from '../support/service/service-process.js';
import { until } from '../support/service/until.js';

const CARD = '5500 0055 5555 5559';
const PASSWORD = 'Gr4nite!Owl-9931';
const MODEL_KEY = 'sk-model-8c1f0a7e55d2b9';
const WEBHOOK = `whsec_${'Qk9vbGVhbk93bEdyYW5pdGU5OTMx'.repeat(2).slice(0, 44)}`;
const SAID = `My password is ${PASSWORD}.`;
const PAID = `I pay by ${CARD}.`;
/** What nobody may read in a log, however it is cut. */
const wrong = newApiKey();
let key = '';
let [service, proxy, echo]: [ServiceProcess?, CuttingProxy?, Server?] = [];
let contactId = '';
let quoted = 0;

/** A model's server that answers every request with a fault in which it quotes all of it. */
async function quoting(): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      quoted += 1;
      const message = `Refused: ${request.headers.authorization} said ${body}`;
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

beforeAll(async () => {
  const tenantId = `tenant-${newId()}`;
  const other = await Service.start();
  key = await other.newKey(tenantId);
  await other.close();
  [proxy, echo] = [await CuttingProxy.before(testConnection()), await quoting()];
  const url = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
  const models = {
    LLM_MODEL: 'odd',
    LLM_BASE_URL: url,
    LLM_API_KEY: MODEL_KEY,
    RERANK_URL: url,
    RERANK_API_KEY: MODEL_KEY,
  };
  const logs = { LOG_FORMAT: 'json', LOG_REQUESTS: 'true', LOG_LEVEL: 'verbose' };
  const quiet = { EXTRACTOR: 'none', ARBITER: 'none', AUDIT: 'none', BRIEFING_EVERY_SECONDS: '0' };
  service = await ServiceProcess.start(proxy.connection, { ...logs, ...models, ...quiet });
  const door = new RestDoor(service.url, key);
  const webhook = { url: 'https://example.com/hook', secret: WEBHOOK };
  await door.ask(setSettings, { privacy: { card: 'refuse', password: 'mask' }, webhook });
  contactId = (await door.ask(createContact, {})).id;
});
afterAll(async () => {
  await service?.kill();
  proxy?.close();
  echo?.close();
});

type Sent = readonly [
  path: string,
  init: { method?: string; body?: string; headers?: Readonly<Record<string, string>> },
];

const json = { 'content-type': 'application/json' };
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Sent => [
  path,
  { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers: { ...json, ...headers } },
];
const mutation = (text: string): string =>
  `mutation { remember(input: {contactId: "${contactId}", text: "${text}"}) { decision { id } } }`;
const tool = (name: string, args: object): Sent =>
  post(
    '/mcp?profile=full',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    { accept: 'application/json, text/event-stream' },
  );

const rest = (): Sent[] => [
  post(`/v1/contacts/${contactId}/memories`, { text: PAID }),
  post(`/v1/contacts/${contactId}/memories`, { text: SAID }),
  post(`/v1/contacts/${contactId}/memories`, { text: SAID }, { 'idempotency-key': 'k' }),
  post(`/v1/contacts/${contactId}/memories`, { text: `${SAID} ${PAID}` }, { 'idempotency-key': 'k' }),
  post(`/v1/contacts/${contactId}/memories`, { text: SAID, [PASSWORD]: PASSWORD, importance: PASSWORD }),
  post(`/v1/contacts/${contactId}/memories`, `{"text": "${SAID}", ${PASSWORD}`),
  post(`/v1/contacts/${contactId}/memories`, SAID, { 'content-type': 'text/plain' }),
  post(`/v1/contacts/${contactId}/memories`, { text: `${SAID} `.repeat(60_000) }),
  post(`/v1/contacts/${contactId}/recall`, { query: `${SAID} ${PAID}` }),
  post('/v1/recall', { contactId, query: SAID }),
  post(`/v1/contacts/${contactId}/ask`, { question: `${SAID} ${PAID}` }),
  post(`/v1/contacts/${encodeURIComponent(PASSWORD)}/memories`, { text: SAID }),
  post(`/v1/${encodeURIComponent(PASSWORD)}?secret=${encodeURIComponent(CARD)}`, { text: SAID }),
  [`/v1/contacts?api_key=${key}&query=${encodeURIComponent(PASSWORD)}`, {}],
  [`/v1/contacts/%E0%A4%A?${PASSWORD}`, {}],
  ['/v1/settings', { headers: { 'x-request-id': key } }],
  ['/v1/settings', { headers: { traceparent: `00-${PASSWORD}-${key}-01`, cookie: `palimpsest=${key}` } }],
];
const graphql = (): Sent[] => [
  post('/graphql', { query: mutation(PAID) }),
  post('/graphql', { query: mutation(SAID) }),
  post('/graphql', { query: `${mutation(SAID)} ${PASSWORD} {` }),
  post('/graphql', { query: `query { contact(id: "${PASSWORD}") { id } }` }),
  post('/graphql', {
    query: 'mutation ($x: RememberInput!) { remember(input: $x) { decision { id } } }',
    variables: { x: { text: [SAID], [PASSWORD]: 1 } },
  }),
  [`/graphql?query=${encodeURIComponent(mutation(SAID))}`, {}],
];
const mcp = (): Sent[] => [
  tool('remember', { contactId, text: PAID }),
  tool('remember', { contactId, text: SAID }),
  tool('remember', { contactId: PASSWORD, text: SAID, importance: PASSWORD }),
  tool('recall', { contactId, query: SAID }),
  tool(PASSWORD, { text: SAID }),
  post('/mcp', `{"jsonrpc": "${PASSWORD}`, { accept: 'application/json, text/event-stream' }),
  post(
    '/mcp',
    { jsonrpc: '2.0', id: PASSWORD, method: PASSWORD, params: { [PASSWORD]: SAID } },
    { accept: 'application/json, text/event-stream' },
  ),
];

/** @returns the statuses of the answers. */
async function sendAll(requests: readonly Sent[], authorization: string): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const [path, init] of requests) {
    const headers = { authorization, ...init.headers };
    const response = await fetch(`${service?.url}${path}`, { ...init, headers });
    await response.text();
    statuses.add(response.status);
  }
  return statuses;
}

function expectSilent(): void {
  const output = service?.output ?? '';
  const told = [
    key,
    wrong,
    key.slice(4),
    wrong.slice(4),
    CARD,
    CARD.slice(0, 9),
    PASSWORD,
    PASSWORD.slice(0, 10),
    MODEL_KEY,
    WEBHOOK,
  ];
  const { password } = testConnection();
  const found = [...told, password].filter(
    (secret) => output.includes(secret) || output.includes(encodeURIComponent(secret)),
  );
  expect(found.map((secret) => output.split('\n').filter((line) => line.includes(secret)))).toEqual([]);
}

it('no key and nothing of what is refused or masked is in any line of the log, whatever becomes of the request', async () => {
  const statuses = new Set<number>();
  for (const authorization of [`Bearer ${key}`, `Bearer ${wrong}`, `Basic ${wrong}`, wrong])
    for (const status of await sendAll([...rest(), ...graphql(), ...mcp()], authorization)) statuses.add(status);
  const door = new RestDoor(service?.url ?? '', key);
  const { id: sessionId } = await door.ask(startSession, { contactId, channel: 'phone' });
  for (const text of ['My name is Asha.', SAID, PAID])
    statuses.add((await door.send(addTurns, { sessionId, turns: [{ id: 't', speaker: 'A', text }] })).status);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 409, 413, 415]));
  expect(quoted).toBeGreaterThan(0);
  proxy?.cutAll();
  const without = await sendAll([...rest(), ...graphql(), ...mcp()], `Bearer ${key}`);
  expect([...without]).toContain(503);
  await until('the last request is logged', () => Promise.resolve(/"status":503/.test(service?.output ?? '')));
  const lines = (service?.output ?? '').trim().split('\n');
  const logged = lines.map((line) => (JSON.parse(line) as { status?: number }).status);
  for (const status of [200, 201, 400, 401, 404, 409, 413, 415, 503]) expect(logged).toContain(status);
  await expect(door.send(remember, { contactId, text: SAID })).resolves.toMatchObject({ status: 503 });
  expectSilent();
});
