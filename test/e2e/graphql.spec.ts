import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { RestDoor } from '../support/doors/api-client.js';
import { askGraphql, type GraphqlAnswer } from '../support/doors/graphql-client.js';
import { queriesOf } from '../support/database/queries.js';
import { Service } from '../support/service/service.js';
import { makeWorld, PHONE } from '../support/stories/world.js';

let service: Service;
let key: string;
let rest: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  key = await service.newKey();
  rest = new RestDoor(service.url, key);
  await makeWorld(rest);
});
afterAll(() => service.close());

const ask = (query: string, variables: object = {}): Promise<GraphqlAnswer> =>
  askGraphql(service.url, key, { query, variables });

describe('a walk through the graph', () => {
  it('goes from a caller to the turn in which a memory was said, and to the decision on it', async () => {
    const { data } = await ask(
      `query ($value: String!) {
        contactByIdentifier(kind: "phone", value: $value) {
          name
          memories(first: 5) { edges { node { text turn { text } decision { decision { outcome } } } } }
          sessions { edges { node { id turnCount turns { edges { node { speaker text } } } } } }
        }
      }`,
      { value: PHONE },
    );
    expect(data).toEqual({
      contactByIdentifier: {
        name: 'Asha',
        memories: {
          edges: [
            {
              node: {
                text: 'She lives in Pune.',
                turn: { text: 'I live in Pune.' },
                decision: { decision: { outcome: 'added' } },
              },
            },
          ],
        },
        sessions: {
          edges: [
            {
              node: {
                id: 'call-1',
                turnCount: 1,
                turns: { edges: [{ node: { speaker: 'Asha', text: 'I live in Pune.' } }] },
              },
            },
          ],
        },
      },
    });
  });

  it('says of a version what it superseded, and what came in its place', async () => {
    const { id: contactId } = await rest.ask(createContact, {});
    const slot = { contactId, attribute: 'employer' };
    const { memory: a } = await rest.ask(remember, { ...slot, text: 'She works at A.', value: 'A' });
    const { memory: b } = await rest.ask(remember, { ...slot, text: 'She works at B.', value: 'B' });
    const query = `query ($id: ID!) {
      memory(id: $id) { supersedes { id } supersededBy { text validTo } decision { decision { outcome superseded } } }
    }`;
    const [old, young] = [await ask(query, { id: a?.id }), await ask(query, { id: b?.id })];
    expect(young.data?.['memory']).toEqual({
      supersedes: [{ id: a?.id }],
      supersededBy: [],
      decision: { decision: { outcome: 'superseded', superseded: [a?.id] } },
    });
    expect(old.data?.['memory']).toMatchObject({ supersedes: [], decision: { decision: { outcome: 'added' } } });
    const texts = (old.data?.['memory'] as { supersededBy: { text: string }[] }).supersededBy.map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['She works at A.', 'She works at B.']);
  });

  it('knows nobody by an identifier that nobody has, and does not choose between two who share one', async () => {
    const query = `query ($value: String!) { contactByIdentifier(kind: "phone", value: $value) { id } }`;
    await expect(ask(query, { value: '+000' })).resolves.toEqual({ status: 200, data: { contactByIdentifier: null } });
    const identifiers = [{ kind: 'phone', value: '+111' }];
    await rest.ask(createContact, { identifiers });
    await rest.ask(createContact, { identifiers });
    const { errors } = await ask(query, { value: '+111' });
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });
});

describe('what one level asks for', () => {
  it.each([2, 20])('is one query to the database, for %i memories and for %i sessions', async (count) => {
    const { id: contactId } = await rest.ask(createContact, {});
    for (const i of Array.from({ length: count }).keys()) {
      const sessionId = `${contactId}-${i}`;
      await rest.ask(startSession, { contactId, id: sessionId, channel: 'chat' });
      await rest.ask(addTurns, { sessionId, turns: [{ id: `t-${i}`, speaker: 'Asha', text: `Fact ${i}.` }] });
    }
    const memories = Array.from({ length: count }, (_, i) => ({ text: `Fact ${i}.`, turnId: `t-${i}` }));
    await rest.ask(rememberBatch, { contactId, memories });
    const seen = await queriesOf(service, async () => {
      const { errors } = await ask(
        `query ($id: ID!) {
          contact(id: $id) {
            memories {
              edges {
                node {
                  turn { text } decision { text } supersedes { id turn { id } }
                  history(first: 5) { edges { node { as memory { turn { id } } } } }
                }
              }
            }
            sessions { edges { node { turns(first: 5) { edges { node { text } } } } } }
          }
        }`,
        { id: contactId },
      );
      expect(errors).toBeUndefined();
    });
    expect(seen.toSorted()).toEqual(
      [
        'contact/as-of',
        ...['contact/head', 'memory/as-of', 'conversation/sessions'],
        ...['conversation/turns-of-memories', 'history/decisions', 'history/supersedes', 'history/chains'],
        ...['conversation/turns-of', 'conversation/turns-of-memories'],
      ].toSorted(),
    );
  });
});

describe('a mutation with an idempotency key', () => {
  it('is done once, and refused with another input', async () => {
    const query = `mutation ($input: CreateContactInput!, $key: String!) {
      createContact(input: $input, idempotencyKey: $key) { id }
    }`;
    const create = (name: string): Promise<GraphqlAnswer> => ask(query, { input: { name }, key: 'once' });
    const first = await create('Ravi');
    expect(first.extensions).toBeUndefined();
    const again = { ...first, extensions: { idempotencyReplayed: ['createContact'] } };
    await expect(create('Ravi')).resolves.toEqual(again);
    await expect(create('Mira')).resolves.toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] });
  });

  it('names of several mutations those whose answer, or refusal, is that of an earlier request', async () => {
    const query = `mutation ($input: CreateContactInput!, $gone: RememberInput!) {
      known: createContact(input: $input, idempotencyKey: "known") { id }
      other: createContact(input: $input, idempotencyKey: "other") { id }
      refused: remember(input: $gone, idempotencyKey: "refused") { decision { id } }
    }`;
    const both = (name: string): Promise<GraphqlAnswer> =>
      ask(query, { input: { name }, gone: { contactId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', text: 'Likes tea.' } });
    await ask(
      'mutation ($input: CreateContactInput!) { createContact(input: $input, idempotencyKey: "known") { id } }',
      {
        input: { name: 'Uma' },
      },
    );
    const replayed = async (): Promise<unknown> => (await both('Uma')).extensions?.['idempotencyReplayed'];
    expect([await replayed(), await replayed()]).toEqual([['known'], ['known', 'other', 'refused']]);
  });
});

describe('a mutation', () => {
  it('takes null for what its caller did not set, also within a list', async () => {
    const { data } = await ask('mutation ($name: String) { createContact(input: { name: $name }) { id } }', {
      name: null,
    });
    const contactId = (data as { createContact: { id: string } }).createContact.id;
    const told = await ask(
      `mutation ($c: ID!, $a: String, $t: [String!]) {
        remember(input: { contactId: $c, text: "Likes tea.", attribute: $a, tags: $t }) { memory { text attribute } }
        rememberBatch(input: { contactId: $c, memories: [{ text: "Likes rye bread.", attribute: $a }] }) { results { memory { text } } }
      }`,
      { c: contactId, a: null, t: null },
    );
    expect(told.errors).toBeUndefined();
    expect(told.data).toMatchObject({ remember: { memory: { text: 'Likes tea.', attribute: null } } });
  });
});

it('is measured under one route', async () => {
  await ask('{ __typename }');
  const { body } = await rest.call('GET', '/metrics');
  expect(String(body)).toMatch(/palimpsest_http_request_seconds_count\{[^}]*route="\/graphql",status="200"\} [1-9]/);
});
