import { mock } from 'node:test';
import { ContactsService } from '#contacts/contacts.service.js';
import { HistoryService } from '#memory/history/history.service.js';
import { RestDoor } from '../support/doors/api-client.js';
import { askGraphql, type GraphqlAnswer } from '../support/doors/graphql-client.js';
import { queriesOf } from '../support/database/queries.js';
import { Service } from '../support/service/service.js';
import { makeWorld, type World } from '../support/stories/world.js';

let service: Service;
let key: string;
let world: World;

beforeAll(async () => {
  service = await Service.start();
  key = await service.newKey();
  world = await makeWorld(new RestDoor(service.url, key));
});
afterAll(() => service.close());

const ask = (query: string, variables: object = {}): Promise<GraphqlAnswer> =>
  askGraphql(service.url, key, { query, variables });

describe('a refusal', () => {
  it('has the code and the paths of every door', async () => {
    const { errors } = await ask(
      `mutation { remember(input: { contactId: "${world.contactId}", text: "" }) { decision { id } } }`,
    );
    expect(errors).toMatchObject([
      {
        message: 'text: must not be empty',
        path: ['remember'],
        extensions: { code: 'INVALID', errors: [{ path: 'text', message: 'must not be empty' }] },
      },
    ]);
  });

  it.each([
    { what: 'a value of another type', input: { text: 7 }, path: 'text' },
    { what: 'a word that is none of those to choose from', input: { text: 'x', kind: 'poetic' }, path: 'kind' },
    { what: 'a field that is not there', input: { text: 'x', mood: 'blue' }, path: 'mood' },
    { what: 'a missing field', input: {}, path: 'text' },
  ])('names the field of $what', async ({ input, path }) => {
    const query = `mutation ($input: RememberInput!) { remember(input: $input) { decision { id } } }`;
    const { status, errors } = await ask(query, { input: { contactId: world.contactId, ...input } });
    expect([status, errors]).toMatchObject([400, [{ extensions: { code: 'INVALID', errors: [{ path }] } }]]);
  });

  it.each([
    { what: 'GraphQL’s own type', accept: 'application/graphql-response+json', status: 400 },
    { what: 'plain JSON', accept: 'application/json', status: 200 },
    { what: 'either', accept: '*/*', status: 200 },
  ])('of a query that is not understood is a $status to who reads $what', async ({ accept, status }) => {
    const answer = await askGraphql(service.url, key, { query: '{ mood }' }, { accept });
    expect(answer).toEqual({
      status,
      errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'INVALID' }) as unknown })],
    });
  });

  it('of more faults than are listed says so, and is no fault of the service', async () => {
    const query = `mutation ($input: RememberBatchInput!) { rememberBatch(input: $input) { __typename } }`;
    const { status, errors = [] } = await ask(query, {
      input: { contactId: world.contactId, memories: Array(60).fill('x') },
    });
    expect(new Set(errors.map(({ extensions }) => extensions?.['code']))).toEqual(new Set(['INVALID']));
    expect([status, errors.at(-1)?.message]).toEqual([400, 'The variables have more faults than these.']);
  });

  it('of a subscription by HTTP says where it belongs', async () => {
    const query = `subscription { memoryChanged(contactId: "${world.contactId}") { decision { id } } }`;
    const { status, errors } = await ask(query);
    const message = 'A subscription needs a WebSocket at this address, with the protocol graphql-transport-ws.';
    expect([status, errors]).toEqual([
      400,
      [{ message, extensions: { code: 'INVALID', errors: [{ path: '', message }] } }],
    ]);
  });

  it('without a valid key comes before the query is read', async () => {
    const answer = await askGraphql(service.url, 'nobody', { query: '{ not a query' });
    expect(answer).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('of what is another tenant’s is that of what does not exist', async () => {
    const other = await service.newKey();
    const query = `query ($id: ID!) { contact(id: $id) { id } }`;
    const answer = await askGraphql(service.url, other, { query, variables: { id: world.contactId } });
    expect(answer).toMatchObject({ data: null, errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
});

describe('a query that asks too much', () => {
  const nested = (depth: number): string =>
    `{ memory(id: "${world.memoryId}") { ${'supersedes { '.repeat(depth)} id ${'} '.repeat(depth)} } }`;
  const aliased = (count: number): string =>
    `{ ${Array.from({ length: count }, (_, i) => `a${i}: contact(id: "${world.contactId}") { id }`).join(' ')} }`;
  const fragments = (count: number): string =>
    `{ contact(id: "${world.contactId}") { ...f0 } } ${Array.from({ length: count }, (_, i) => `fragment f${i} on Contact { a${i}: id ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f${count} on Contact { last: name }`;

  const batch = (length: number): object[] =>
    Array.from({ length }, () => ({ query: `{ contact(id: "${world.contactId}") { id } }` }));
  const lists =
    '{ memories(first: 500) { edges { node { history(first: 1000) { edges { node { memory { text } } } } } } } }';

  it.each([
    { what: 'of depth 50', body: () => ({ query: nested(50) }) },
    { what: 'with 1,000 aliases', body: () => ({ query: aliased(1_000) }) },
    { what: 'with 100 aliases', body: () => ({ query: aliased(100) }) },
    { what: 'whose fragments double 30 times', body: () => ({ query: fragments(30) }) },
    {
      what: 'for long lists in long lists',
      body: () => ({ query: `{ contact(id: "${world.contactId}") ${lists} }` }),
    },
    { what: 'in a batch of 100', body: () => batch(100), status: 400, code: 'INVALID' },
  ])('$what is refused, and no resolver runs, nor a query to the database', async (asked) => {
    const { body, status = 413, code = 'TOO_LARGE' } = asked;
    const resolvers = [
      mock.method(service.app.get(ContactsService, { strict: false }), 'get'),
      mock.method(service.app.get(HistoryService, { strict: false }), 'get'),
    ];
    const seen = await queriesOf(service, async () => {
      for (const accept of ['application/json', 'application/graphql-response+json']) {
        const answer = await askGraphql(service.url, key, body(), { accept });
        expect(answer).toMatchObject({ status, errors: [{ extensions: { code } }] });
        expect(answer.data).toBeUndefined();
      }
    });
    expect(seen).toEqual([]);
    expect(resolvers.map((resolver) => resolver.mock.callCount())).toEqual([0, 0]);
    mock.restoreAll();
  });

  it('by a length in a variable is refused as well', async () => {
    const query = `query ($n: Int) { contact(id: "${world.contactId}") { memories(first: $n) { edges { node { history(first: $n) { edges { node { at } } } } } } } }`;
    await expect(ask(query, { n: 500 })).resolves.toMatchObject({ status: 413 });
    await expect(ask(query, { n: 5 })).resolves.toMatchObject({ status: 200 });
  });
});

describe('introspection', () => {
  it('can be turned off, and with it the page that needs it', async () => {
    const closed = await Service.start({ settings: { GRAPHQL_INTROSPECTION: 'false' } });
    try {
      const body = { query: '{ __schema { types { name } } }' };
      const [shown, hidden] = [
        await askGraphql(service.url, key, body),
        await askGraphql(closed.url, await closed.newKey(), body),
      ];
      expect(shown.data).toMatchObject({
        __schema: { types: expect.arrayContaining([{ name: 'Memory' }]) as unknown },
      });
      expect(hidden).toMatchObject({ status: 400, errors: [{ extensions: { code: 'INVALID' } }] });
      await expect(new RestDoor(closed.url, '').call('GET', '/docs/graphql')).resolves.toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', detail: expect.stringContaining('GRAPHQL_INTROSPECTION') as unknown },
      });
    } finally {
      await closed.close();
    }
  });
});
