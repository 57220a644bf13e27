import { operations } from '#contract/operations.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';

const PAGE = 'https://app.example.com';

describe('REST', () => {
  let service: Service;
  let door: RestDoor;
  let contact: string;

  beforeAll(async () => {
    service = await Service.start({ settings: { CORS_ORIGINS: PAGE } });
    door = new RestDoor(service.url, await service.newKey());
    const { body } = await door.call('POST', '/v1/contacts', { body: '{}' });
    contact = `/v1/contacts/${(body as { id: string }).id}`;
  });
  afterAll(() => service.close());

  const post = (path: string, body: object, headers = {}): ReturnType<RestDoor['call']> =>
    door.call('POST', path, { body: JSON.stringify(body), headers });

  it.each([
    { made: 'a contact', path: () => '/v1/contacts', body: {} },
    { made: 'a session', path: () => `${contact}/sessions`, body: { channel: 'phone' } },
    { made: 'a memory', path: () => `${contact}/memories`, body: { text: 'Has a dog' } },
    { made: 'a fork', path: () => `${contact}/forks`, body: {} },
    { made: 'memories', path: () => `${contact}/memories/batch`, body: { memories: [{ text: 'Rows' }] } },
    { made: 'contacts', path: () => '/v1/contacts/batch', body: { contacts: [{}] } },
  ])('names $made in Location, where it can be read', async ({ path, body }) => {
    const { status, headers } = await post(path(), body);
    const location = headers.get('location') ?? '';
    expect([status, location]).toEqual([201, expect.stringMatching(/^\/v1\/(?:contacts|sessions|memories)\b/)]);
    expect((await door.call('GET', location)).status).toBe(200);
  });

  it('names in Location what every operation makes that answers 201', () => {
    const making = operations.filter(({ status }) => status === 201);
    expect(making.filter(({ location }) => location === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('keeps an idle connection longer than a balancer does, which would else be cut off in the middle of a request', async () => {
    const { headers } = await door.call('GET', '/v1/contacts');
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  it('names nothing in Location for what was only rehearsed', async () => {
    const { status, headers } = await post(`${contact}/memories?dryRun=true`, { text: 'Has a cat' });
    expect([status, headers.get('location')]).toEqual([200, null]);
  });

  it.each([
    ['PUT', '/v1/contacts', 'GET, HEAD, POST'],
    ['POST', '/v1/memories/01K9Z3V5T7R8Q2M4N6P0S1WXYZ', 'DELETE, GET, HEAD'],
    ['POST', '/health/live', 'GET, HEAD'],
  ])('answers %s %s with 405, and with %s in Allow', async (method, path, allow) => {
    const { status, headers, body } = await door.call(method, path);
    expect([status, headers.get('allow')]).toEqual([405, allow]);
    const detail = `This address takes ${allow}, not ${method}.`;
    expect(body).toMatchObject({ code: 'METHOD_NOT_ALLOWED', detail });
  });

  it.each(['null', '"x"', '12', '[]'])('says of the body %s that it is no object', async (body) => {
    const { status, body: problem } = await door.call('POST', '/v1/contacts', { body });
    expect([status, problem]).toMatchObject([400, { code: 'INVALID', detail: 'The body must be a JSON object.' }]);
  });

  it.each([
    ['/v1/contacts', 200],
    ['/v1/nothing', 404],
    ['/v1/contacts?limit=0', 400],
  ])('tells the id of the request for %s', async (path, expected) => {
    const own = await door.call('GET', path, { headers: { 'x-request-id': 'call-7' } });
    expect([own.status, own.headers.get('x-request-id')]).toEqual([expected, 'call-7']);
    expect((await door.call('GET', path)).headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('answers an address that is not there with 404, whatever the method', async () => {
    for (const method of ['GET', 'PUT']) expect((await door.call(method, '/v1/nothing')).status).toBe(404);
  });

  it('marks an answer that was given before, and a refusal too', async () => {
    const once = { 'idempotency-key': 'manners-1' };
    const first = await post(`${contact}/memories`, { text: 'Plays chess' }, once);
    const again = await post(`${contact}/memories`, { text: 'Plays chess' }, once);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    const refused = { 'idempotency-key': 'manners-2' };
    const nobody = '/v1/contacts/01K9Z3V5T7R8Q2M4N6P0S1WXYZ/memories';
    const no = [await post(nobody, { text: 'x' }, refused), await post(nobody, { text: 'x' }, refused)];
    expect(no.map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
      [404, null],
      [404, 'true'],
    ]);
  });

  it.each(['if-match', 'if-unmodified-since', 'if-none-match'])(
    'refuses a write under the condition %s, and writes nothing',
    async (header) => {
      const before = await door.call('GET', `${contact}/memories`);
      const { status, body } = await post(`${contact}/memories`, { text: `Under ${header}` }, { [header]: '"1"' });
      expect([status, (body as { code: string }).code]).toEqual([412, 'PRECONDITION_FAILED']);
      const memories = ({ body: listed }: typeof before): unknown => (listed as { memories: unknown }).memories;
      expect(memories(await door.call('GET', `${contact}/memories`))).toEqual(memories(before));
    },
  );

  it('names all faults at once, those of unknown fields too', async () => {
    const { status, body } = await post(`${contact}/memories?colour=red`, {
      text: '',
      validFrom: 'x'.repeat(300),
      wat: 1,
    });
    expect([status, (body as { errors: { path: string }[] }).errors.map(({ path }) => path)]).toEqual([
      400,
      ['colour', 'wat', 'text', 'validFrom'],
    ]);
  });

  it('lets pages of the origins ask that are set, and no others', async () => {
    const from = (origin: string): Promise<Response> =>
      fetch(`${service.url}${contact}/memories`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
    const [ours, other] = [await from(PAGE), await from('https://evil.example')];
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([204, PAGE]);
    expect(ours.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    expect(ours.headers.get('access-control-allow-credentials')).toBeNull();
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});
