import { type ClientOptions, createClient, type PalimpsestClient, PalimpsestError } from './client.js';

const CONTACT = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

type Reply = (request: Request) => Response | Promise<Response>;

const asked: Asked[] = [];
const pauses: number[] = [];

beforeEach(() => {
  asked.length = 0;
  pauses.length = 0;
});

/** A client whose service gives these answers one after another, the last one for ever. */
function clientOf(replies: readonly Reply[], options: Partial<ClientOptions> = {}): PalimpsestClient {
  return createClient({
    url: 'http://memory.test/',
    key: 'key-1',
    fetch: async (request) => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body: await request.clone().text() });
      const reply = replies[Math.min(asked.length, replies.length) - 1] as Reply;
      return reply(request);
    },
    wait: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    ...options,
  });
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const problem = (status: number, code: string, more: object = {}): Reply =>
  json({ type: 'about:blank', title: code, status, code, detail: `It is ${code}.`, ...more }, status);

const broken: Reply = () => Promise.reject(new TypeError('fetch failed'));

const createContact = (client: PalimpsestClient): Promise<{ id: string }> =>
  client.POST('/v1/contacts', { body: { name: 'Asha' } });
const getContact = (client: PalimpsestClient): Promise<{ id: string }> =>
  client.GET('/v1/contacts/{contactId}', { params: { path: { contactId: CONTACT } } });

describe('a call', () => {
  it('is sent with key, path, query and body, and gives the body of the answer', async () => {
    const client = clientOf([json({ contacts: [], nextCursor: null }), json({ id: CONTACT }, 201)]);
    await expect(
      client.GET('/v1/contacts', { params: { query: { identifier: 'phone:+91 1', limit: 2 } } }),
    ).resolves.toEqual({ contacts: [], nextCursor: null });
    await expect(createContact(client)).resolves.toEqual({ id: CONTACT });
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', 'http://memory.test/v1/contacts?identifier=phone%3A%2B91%201&limit=2', ''],
      ['POST', 'http://memory.test/v1/contacts', '{"name":"Asha"}'],
    ]);
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer key-1', 'Bearer key-1']);
  });

  it('has its path parameters encoded', async () => {
    const client = clientOf([json({ id: 'a' })]);
    await client.GET('/v1/sessions/{sessionId}', { params: { path: { sessionId: '../a/b?c' } } });
    expect(asked[0]?.url).toBe('http://memory.test/v1/sessions/..%2Fa%2Fb%3Fc');
  });
});

it.each(['.', '..', '', undefined, null])('an id that the address would lose is sent nowhere: %j', async (id) => {
  const client = clientOf([json({})]);
  const path = { sessionId: 'call-1', turnId: id as string };
  const forgotten = client.DELETE('/v1/sessions/{sessionId}/turns/{turnId}', { params: { path } });
  const errors = [{ path: 'turnId', message: id ? 'must not be . or ..' : 'must not be empty' }];
  await expect(forgotten).rejects.toMatchObject({ code: 'INVALID', status: null, errors });
  expect(asked).toEqual([]);
});

describe('a refusal', () => {
  it('is an error with the code, the detail and every fault', async () => {
    const errors = [{ path: 'query', message: 'must not be empty' }];
    const client = clientOf([problem(400, 'INVALID', { errors })]);
    const error = await createContact(client).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PalimpsestError);
    expect(error).toMatchObject({
      code: 'INVALID',
      status: 400,
      detail: 'It is INVALID.',
      message: 'It is INVALID.',
      errors,
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    [502, 'UNAVAILABLE'],
    [403, 'FORBIDDEN'],
    [500, 'INTERNAL'],
    [418, 'INVALID'],
  ])('of a proxy, %d with a page, has the code %s', async (status, code) => {
    const client = clientOf([() => new Response('<html>', { status })], { retries: 0 });
    await expect(getContact(client)).rejects.toMatchObject({ code, status });
  });
});

describe('what failed on the way', () => {
  it.each([
    ['a connection that broke', broken],
    ['503', problem(503, 'UNAVAILABLE')],
    ['429', problem(429, 'RATE_LIMITED')],
  ])('is read again after %s', async (_, failure) => {
    const client = clientOf([failure, failure, json({ id: CONTACT })]);
    await expect(getContact(client)).resolves.toEqual({ id: CONTACT });
    expect(asked).toHaveLength(3);
    expect(pauses).toHaveLength(2);
  });

  it('is written again with the same key and body, so that it happens once', async () => {
    const client = clientOf([broken, problem(503, 'UNAVAILABLE'), json({ id: CONTACT }, 201)]);
    await expect(createContact(client)).resolves.toEqual({ id: CONTACT });
    const keys = new Set(asked.map(({ headers }) => headers.get('idempotency-key')));
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(asked.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => '{"name":"Asha"}'));
  });

  it('leaves the key of the caller as it is, and gives two writes two keys', async () => {
    const client = clientOf([json({ id: CONTACT }, 201)]);
    await client.POST('/v1/contacts', { body: {}, params: { header: { 'Idempotency-Key': 'mine' } } });
    await createContact(client);
    await createContact(client);
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe('mine');
    expect(new Set(keys).size).toBe(3);
  });

  it('is given up after the attempts that are allowed, with the last reason', async () => {
    const client = clientOf([problem(503, 'UNAVAILABLE')], { retries: 3 });
    await expect(getContact(client)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(asked).toHaveLength(4);
    const gone = clientOf([broken]);
    await expect(getContact(gone)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: null,
      message: 'http://memory.test was not reached: is the service running, and is the address right?',
    });
  });

  it('is not tried again for an erasure, which has no key', async () => {
    const client = clientOf([broken]);
    const erasure = client.DELETE('/v1/contacts/{contactId}', { params: { path: { contactId: CONTACT } } });
    await expect(erasure).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(asked).toHaveLength(1);
  });

  it('is not written again where the service takes no key, such as a new key of the tenant', async () => {
    const client = clientOf([broken]);
    const made = client.POST('/v1/keys', { body: { name: 'wallboard' } });
    await expect(made).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null]);
  });

  it('is asked of a language model once: each time is paid for', async () => {
    const client = clientOf([problem(503, 'UNAVAILABLE')]);
    const params = { path: { contactId: CONTACT } };
    const question = client.POST('/v1/contacts/{contactId}/ask', { params, body: { question: 'Where?' } });
    await expect(question).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null]);
  });

  it('is tried again when the answer breaks off in the middle', async () => {
    const half: Reply = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }));
    const client = clientOf([half, json({ id: CONTACT })]);
    await expect(getContact(client)).resolves.toEqual({ id: CONTACT });
  });

  it('pauses twice as long each time, and as long as the service asks, up to five seconds', async () => {
    const client = clientOf([problem(503, 'UNAVAILABLE')], { retries: 4 });
    await expect(getContact(client)).rejects.toBeInstanceOf(PalimpsestError);
    pauses.forEach((pause, i) => {
      expect(pause).toBeGreaterThanOrEqual(100 * 2 ** i);
      expect(pause).toBeLessThanOrEqual(200 * 2 ** i);
    });
    pauses.length = asked.length = 0;
    const asking = clientOf([json({}, 503, { 'retry-after': '2' }), json({}, 503, { 'retry-after': '3600' })]);
    await expect(getContact(asking)).rejects.toBeInstanceOf(PalimpsestError);
    expect(pauses).toEqual([2_000, 5_000]);
  });
});

describe('a service that does not answer', () => {
  const silent: Reply = (request) =>
    new Promise((_, reject) => {
      const stop = (): void => reject(new DOMException('aborted', 'AbortError'));
      if (request.signal.aborted) stop();
      else request.signal.addEventListener('abort', stop);
    });

  it('is unavailable after the time limit', async () => {
    const client = clientOf([silent], { timeoutMs: 1, retries: 1 });
    await expect(getContact(client)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'http://memory.test did not answer in 1 ms.',
    });
    expect(asked).toHaveLength(2);
  });

  it('has longer to ask a language model', async () => {
    const slow: Reply = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (request.signal.aborted) throw new DOMException('aborted', 'AbortError');
      return Response.json({ known: false });
    };
    const params = { path: { contactId: CONTACT } };
    const question = (options: Partial<ClientOptions>): Promise<unknown> =>
      clientOf([slow], options).POST('/v1/contacts/{contactId}/ask', { params, body: { question: 'Where?' } });
    await expect(question({ timeoutMs: 1 })).resolves.toEqual({ known: false });
    await expect(question({ modelTimeoutMs: 1 })).rejects.toThrow('did not answer in 1 ms');
  });

  it('is left when the caller aborts, with the reason of the caller and no further attempt', async () => {
    const client = clientOf([silent]);
    const control = new AbortController();
    const call = client.GET('/v1/contacts', { signal: control.signal });
    control.abort(new Error('the caller hung up'));
    await expect(call).rejects.toThrow('the caller hung up');
    expect(asked.length).toBeLessThanOrEqual(1);
  });
});

it('a stream of events is handed on while it is still open', async () => {
  const events = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
  });
  const client = clientOf([() => new Response(events, { headers: { 'content-type': 'text/event-stream' } })]);
  const stream = (await client.GET('/v1/contacts', { parseAs: 'stream' })) as ReadableStream<Uint8Array>;
  const { value } = await stream.getReader().read();
  expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
});
