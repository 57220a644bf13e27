import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember, rememberBatch, withdraw } from '#contract/memories.js';
import { RestDoor } from '../support/doors/api-client.js';
import { askGraphql } from '../support/doors/graphql-client.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-10');
const COUNT = 4;

let service: Service;
let key: string;
let ids: Readonly<Record<'contact' | 'memory' | 'session', string>>;

beforeAll(async () => {
  service = await Service.start({ clock });
  key = await service.newKey();
  const rest = new RestDoor(service.url, key);
  const made = [];
  for (let i = 0; i < COUNT; i++)
    made.push(await rest.ask(createContact, { identifiers: [{ kind: 'web', value: 'v' }] }));
  const contactId = made[0]?.id ?? '';
  const numbers = Array.from({ length: COUNT }, (_, i) => i);
  for (const i of numbers) {
    clock.set(`2026-01-1${i + 1}`);
    const sessionId = `${contactId}-${i}`;
    await rest.ask(startSession, { contactId, id: sessionId, channel: 'chat' });
    const turns = numbers.map((n) => ({ speaker: 'caller', text: `The garden has ${n} trees.` }));
    await rest.ask(addTurns, { sessionId, turns });
  }
  const facts = numbers.map((i) => ({ text: `She has garden ${i}.` }));
  const plans = numbers.map((i) => ({
    text: `She plants garden ${i} tomorrow at ${i + 1} pm.`,
    event: { subject: 'she', verb: `plant ${i}` },
  }));
  await rest.ask(rememberBatch, { contactId, memories: [...facts, ...plans] });
  const cities = ['Pune', 'Goa', 'Lisbon'];
  let memoryId = '';
  for (const value of cities) {
    const { memory } = await rest.ask(remember, {
      contactId,
      text: `She lives in ${value}.`,
      attribute: 'city',
      value,
    });
    memoryId = memory?.id ?? '';
  }
  // The chain's last version is two steps: it began to be believed, and was withdrawn.
  await rest.ask(withdraw, { memoryId, reason: 'She never did.' });
  ids = { contact: contactId, memory: memoryId, session: `${contactId}-0` };
});
afterAll(() => service.close());

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: unknown }[];
  readonly pageInfo: Readonly<Record<'hasNextPage' | 'startCursor' | 'endCursor', unknown>>;
}

const LISTS: readonly (readonly [
  what: string,
  on: 'contact' | 'memory' | 'session' | null,
  field: string,
  node: string,
])[] = [
  ['contacts', null, 'contacts', 'id'],
  ['dueSoon', null, 'dueSoon(hours: 48)', 'memory { id }'],
  ['memories', 'contact', 'memories', 'id'],
  ['events', 'contact', 'events', 'id'],
  ['timeline', 'contact', 'timeline', 'order what memory { id }'],
  ['sessions', 'contact', 'sessions', 'id'],
  ['grep of turns', 'contact', 'grep(pattern: "garden")', 'turn { id }'],
  ['grep of events', 'contact', 'grep(in: events, pattern: "garden")', 'memory { id }'],
  ['history', 'memory', 'history', 'as memory { id }'],
  ['turns', 'session', 'turns', 'id'],
];

describe('after the cursor of any item', () => {
  it.each(LISTS)('of %s follows what follows it', async (_, on, field, node) => {
    const ask = async (args: string): Promise<Page> => {
      const [name, given = ''] = field.replace(')', '').split('(');
      const list = `${name}(${[given, args].filter(Boolean).join(', ')}) { edges { cursor node { ${node} } } pageInfo { hasNextPage startCursor endCursor } }`;
      const query = on === null ? `{ ${list} }` : `{ ${on}(id: "${ids[on]}") { ${list} } }`;
      const { data, errors } = await askGraphql(service.url, key, { query });
      expect(errors).toBeUndefined();
      return (on === null ? data : (data?.[on] as Record<string, unknown>))?.[String(name)] as Page;
    };
    const { edges, pageInfo } = await ask('first: 50');
    expect(edges.length).toBeGreaterThanOrEqual(COUNT);
    expect(pageInfo).toEqual({ hasNextPage: false, startCursor: edges[0]?.cursor, endCursor: edges.at(-1)?.cursor });
    for (const [i, { cursor }] of edges.entries()) {
      const rest = await ask(`first: 50, after: "${cursor}"`);
      expect(rest.edges.map((edge) => edge.node)).toEqual(edges.slice(i + 1).map((edge) => edge.node));
    }
    const first = await ask('first: 1');
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, endCursor: first.edges.at(-1)?.cursor });
  });
});
