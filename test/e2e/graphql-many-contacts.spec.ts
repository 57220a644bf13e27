import { createContact, mergeContacts } from '#contract/contacts.js';
import { startSession } from '#contract/conversation.js';
import { forgetMemory } from '#contract/forget.js';
import { remember } from '#contract/memories.js';
import { RestDoor } from '../support/doors/api-client.js';
import { askGraphql } from '../support/doors/graphql-client.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

/** It stands still, so an answer is the same however often it is asked for. */
const clock = new TestClock('2026-01-10');

let service: Service;
let key: string;
/** The first was merged into the second. */
let ids: string[];

beforeAll(async () => {
  service = await Service.start({ clock });
  key = await service.newKey();
  const rest = new RestDoor(service.url, key);
  ids = [];
  for (const [i, timezone] of ['Asia/Kolkata', 'America/Sao_Paulo', null, 'Europe/Lisbon'].entries()) {
    const { id: contactId } = await rest.ask(createContact, { name: `Contact ${i}`, timezone });
    await rest.ask(startSession, { contactId, id: `${contactId}-1`, channel: 'phone' });
    for (const n of [1, 2, 3].slice(0, i)) await rest.ask(remember, { contactId, text: `Fact ${n} of ${i}.` });
    await rest.ask(remember, { contactId, text: `Contact ${i} lives in Pune.`, attribute: 'city', value: 'Pune' });
    ids.push(contactId);
  }
  clock.set('2026-03-20');
  const [first = '', second = '', third = ''] = ids;
  await rest.ask(mergeContacts, { contactId: second, from: first });
  await rest.ask(remember, { contactId: third, text: 'Contact 2 lives in Goa.', attribute: 'city', value: 'Goa' });
  const { memory } = await rest.ask(remember, { contactId: third, text: 'A number of a card.' });
  await rest.ask(forgetMemory, { memoryId: memory?.id ?? '', reason: 'It is asked for.' });
  await rest.ask(startSession, { contactId: second, id: `${second}-2`, channel: 'chat' });
  clock.set('2026-04-10');
});
afterAll(() => service.close());

const MEMORY =
  'edges { cursor node { id text validFrom validTo supersededAt confidence } } pageInfo { hasNextPage endCursor }';
const SESSION = 'edges { cursor node { id status turnCount } } pageInfo { hasNextPage endCursor }';

/** Each contact of many, asked for at once and alone. @returns what each is answered, or refused. */
async function answers(fields: string): Promise<{ together: unknown[]; alone: unknown[] }> {
  const one = (id: string, i: number): string => `c${i}: contact(id: "${id}") { id ${fields} }`;
  const send = (query: string): ReturnType<typeof askGraphql> => askGraphql(service.url, key, { query });
  const answer = ({ data, errors }: Awaited<ReturnType<typeof send>>, i: number): unknown => ({
    data: data?.[`c${i}`] ?? null,
    // One field that is refused takes the whole answer with it where it may not be null.
    errors: (errors ?? []).filter(({ path }) => path?.[0] === `c${i}`).map(({ message, path }) => ({ message, path })),
  });
  const together = await send(`{ ${ids.map(one).join(' ')} }`);
  const alone = await Promise.all(ids.map((id, i) => send(`{ ${one(id, i)} }`)));
  return { together: ids.map((_, i) => answer(together, i)), alone: alone.map(answer) };
}

it.each([
  ['now', `memories { asOf { knownAt } ${MEMORY} } sessions { ${SESSION} }`],
  ['of pages with more behind them', `memories(first: 1) { ${MEMORY} } sessions(first: 1) { ${SESSION} }`],
  ['what held once', `memories(validAt: "2026-02-01T00:00:00Z") { asOf { validAt } ${MEMORY} }`],
  ['what held on a day of their own zone', `memories(validAt: "20 March 2026") { asOf { validAt } ${MEMORY} }`],
  [
    'what was known before the merge',
    `memories(knownAt: "2026-02-01T00:00:00Z") { asOf { validAt knownAt } ${MEMORY} }
     sessions(knownAt: "2026-02-01T00:00:00Z") { ${SESSION} }`,
  ],
  ['what was known then, in words', `memories(knownAt: "1 February 2026") { asOf { knownAt } ${MEMORY} }`],
  [
    'several lists at once',
    `all: memories { ${MEMORY} } city: memories(attribute: "city") { ${MEMORY} } kind: memories(kind: episodic) { ${MEMORY} }
     was: memories(knownAt: "2026-02-01T00:00:00Z", first: 2) { ${MEMORY} } timeline { edges { node { what } } }`,
  ],
])('many contacts are answered as each is alone: %s', async (_, fields) => {
  const { together, alone } = await answers(fields);
  expect(together).toEqual(alone);
  expect(JSON.stringify(together)).toContain('"text":"Contact 3 lives in Pune."');
});

it('goes on from each contact by the cursor of its own page', async () => {
  const [, , , id = ''] = ids;
  const ask = async (after: string | null): Promise<{ texts: string[]; endCursor: string; hasNextPage: boolean }> => {
    const query = `query ($id: ID!, $after: String) {
      contact(id: $id) { memories(first: 2, after: $after) { edges { node { text } } pageInfo { endCursor hasNextPage } } }
    }`;
    const { data } = await askGraphql(service.url, key, { query, variables: { id, after } });
    const { edges, pageInfo } = (data?.['contact'] as { memories: Page }).memories;
    return { texts: edges.map(({ node }) => node.text), ...pageInfo };
  };
  const first = await ask(null);
  const second = await ask(first.endCursor);
  expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false]);
  expect([...first.texts, ...second.texts].toSorted()).toEqual([
    'Contact 3 lives in Pune.',
    ...[1, 2, 3].map((n) => `Fact ${n} of 3.`),
  ]);
});

interface Page {
  readonly edges: readonly { readonly node: { readonly text: string } }[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}
