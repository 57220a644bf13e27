import { upcoming } from '#contract/calendar.js';
import { createContact, getContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { addTurns, listSessions, startSession } from '#contract/conversation.js';
import { listMemories, remember, rememberBatch } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import { diff, timeline } from '#contract/time.js';
import { RestDoor } from '../support/doors/api-client.js';
import type { Door } from '../support/doors/door.js';
import { askGraphql, GraphqlDoor } from '../support/doors/graphql-client.js';
import { McpClientDoor } from '../support/doors/mcp-client.js';
import { queriesOf } from '../support/database/queries.js';
import { Service } from '../support/service/service.js';

const identifier = 'phone:+911234567890';

/**
 * How many queries an operation costs: by REST, as a field of a contact in GraphQL, as a tool by the contact's id, and as one by
 * an identifier. The head of a contact is read once; GraphQL asks for the contact as well, and an identifier is looked up.
 */
const COSTS: readonly (readonly [
  Operation,
  object,
  readonly [rest: number, graphql: number, tool: number, known: number],
])[] = [
  [getContact, {}, [1, 1, 2, 3]],
  [getContext, {}, [10, 11, 10, 11]],
  // By words with who is around and what was replaced, and, as there are no vectors here, by parts of words.
  [recall, { query: 'Where does she live?' }, [4, 5, 4, 5]],
  // Nothing answers, and nothing has ended that could be told apart: no more than that is looked for.
  [recall, { query: 'Has she a cat?' }, [3, 4, 3, 4]],
  [listMemories, {}, [2, 3, 2, 3]],
  [timeline, {}, [2, 3, 2, 3]],
  [diff, { from: '2026-01-01T00:00:00Z' }, [2, 3, 2, 3]],
  [upcoming, {}, [3, 4, 3, 4]],
  [listSessions, {}, [2, 3, 2, 3]],
  // The first makes the entity Goa.
  [remember, { text: 'She lives in Goa.', attribute: 'city', value: 'Goa' }, [8, 7, 8, 9]],
];

describe('an operation', () => {
  let service: Service;
  let doors: readonly [Door, Door, Door];
  let contactId: string;

  beforeAll(async () => {
    service = await Service.start();
    const key = await service.newKey();
    doors = [new RestDoor(service.url, key), new GraphqlDoor(service.url, key), new McpClientDoor(service.url, key)];
    const [rest] = doors;
    const profile = {
      name: 'Asha',
      timezone: 'Asia/Kolkata',
      identifiers: [{ kind: 'phone', value: '+911234567890' }],
    };
    ({ id: contactId } = await rest.ask(createContact, profile));
    await rest.ask(startSession, { contactId, id: 's', channel: 'phone' });
    await rest.ask(addTurns, { sessionId: 's', turns: [{ speaker: 'Asha', text: 'I live in Pune.' }] });
    await rest.ask(remember, { contactId, text: 'She lives in Pune.', attribute: 'city', value: 'Pune' });
    // The key is known from here on, and the plans are made.
    for (const door of doors) await door.ask(getContext, { contactId });
  });
  afterAll(() => service.close());

  const cost = async (door: Door, operation: Operation, input: Record<string, unknown>): Promise<number> => {
    const seen = await queriesOf(service, () => door.ask(operation, input));
    // What the tenant does with what is private is kept for some seconds, and then read again.
    return seen.filter((query) => query !== 'settings/get').length;
  };

  it.each(COSTS.map(([operation, input, costs]) => ({ name: operation.name, operation, input, costs })))(
    '$name costs what the table says at each door',
    async ({ operation, input, costs }) => {
      const [rest, graphql, mcp] = doors;
      const about = { ...input, contactId };
      const found = [
        await cost(rest, operation, about),
        await cost(graphql, operation, about),
        await cost(mcp, operation, about),
        await cost(mcp, operation, { ...input, identifier }),
      ];
      expect(found).toEqual(costs);
    },
  );
});

/** What a batch costs: what none of its statements can change for another is read and written at once. */
describe('a batch of 100 statements', () => {
  let service: Service;
  let rest: RestDoor;
  let contactId: string;

  beforeAll(async () => {
    service = await Service.start();
    rest = new RestDoor(service.url, await service.newKey());
    ({ id: contactId } = await rest.ask(createContact, {}));
    await rest.ask(remember, { contactId, text: 'She lives in Pune.', attribute: 'city', value: 'Pune' });
  });
  afterAll(() => service.close());

  const each = (of: (i: number) => object): object[] => Array.from({ length: 100 }, (_, i) => of(i));
  it.each([
    { what: 'with many values', most: 7, memories: each((i) => ({ attribute: 'allergy', value: `pollen ${i}` })) },
    { what: 'said again', most: 7, memories: each((i) => ({ attribute: 'allergy', value: `pollen ${i}` })) },
    {
      what: 'about as many people',
      most: 9,
      memories: each((i) => ({ subject: `Friend${i}`, attribute: 'city', value: 'Goa' })),
    },
    { what: 'as given', most: 6, memories: each(() => ({ reconcile: false })) },
    {
      what: 'of which each replaces the last',
      most: 360,
      memories: each((i) => ({ attribute: 'weight', value: `${i} kg` })),
    },
    { what: 'in words alone', most: 310, memories: each(() => ({})) },
  ])('$what takes at most $most queries', async ({ most, memories }) => {
    const said = memories.map((one, i) => ({ text: `It is so, number ${i}.`, ...one }));
    const seen = await queriesOf(service, () => rest.ask(rememberBatch, { contactId, memories: said }));
    expect(seen.length).toBeLessThanOrEqual(most);
  });
});

/**
 * What is asked of each contact of a page in GraphQL, which queries that is for the page, however long it is, and which
 * for each contact.
 */
const OF_A_PAGE: readonly (readonly [fields: string, page: readonly string[], each: readonly string[]])[] = [
  ['memories { edges { node { id } } }', ['contact/head', 'memory/as-of'], []],
  ['memories(validAt: "2126-01-01") { edges { node { id } } }', ['contact/head', 'memory/as-of'], []],
  ['memories(knownAt: "2126-01-01T00:00:00Z") { edges { node { id } } }', ['contact/head', 'memory/as-of'], []],
  ['sessions { edges { node { id } } }', ['contact/head', 'conversation/sessions'], []],
  [
    `memories(first: 5) { edges { node { id } } } all: memories { edges { node { id } } }
     sessions { edges { node { id turns(first: 5) { edges { node { id } } } } } }`,
    ['contact/head', 'conversation/sessions', 'conversation/turns-of', 'memory/as-of', 'memory/as-of'],
    [],
  ],
  ['id upcoming { until }', ['contact/head'], ['calendar/series', 'calendar/upcoming']],
  [
    'id events { edges { node { id } } } timeline { knownAt }',
    ['contact/head'],
    ['history/events', 'history/timeline'],
  ],
];

describe('a page of contacts in GraphQL', () => {
  let service: Service;
  let key: string;

  beforeAll(async () => {
    service = await Service.start();
    key = await service.newKey();
    const rest = new RestDoor(service.url, key);
    for (const i of Array.from({ length: 20 }).keys()) {
      const { id: contactId } = await rest.ask(createContact, { name: `Contact ${i}` });
      const sessionId = `session-${i}`;
      await rest.ask(startSession, { contactId, id: sessionId, channel: 'phone' });
      await rest.ask(addTurns, { sessionId, turns: [{ speaker: 'Asha', text: 'I live in Pune.' }] });
      await rest.ask(remember, { contactId, text: `Fact ${i}.` });
    }
  });
  afterAll(() => service.close());

  const counted = OF_A_PAGE.flatMap(([fields, page, each]) => [1, 20].map((count) => ({ fields, page, each, count })));
  it.each(counted)('of $count with { $fields } costs what the table says', async ({ fields, page, each, count }) => {
    const query = `{ contacts(first: ${count}) { edges { node { ${fields} } } } }`;
    const seen = await queriesOf(service, async () => {
      const { data, errors } = await askGraphql(service.url, key, { query });
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data).match(/"id"/g)?.length).toBeGreaterThanOrEqual(count);
    });
    const ofEach = Array.from({ length: count }, () => each).flat();
    expect(seen.toSorted()).toEqual(['contact/as-of', 'contact/list', ...page, ...ofEach].toSorted());
  });
});
