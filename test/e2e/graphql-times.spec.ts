import { createContact } from '#contract/contacts.js';
import { remember, withdraw } from '#contract/memories.js';
import { RestDoor } from '../support/doors/api-client.js';
import { askGraphql } from '../support/doors/graphql-client.js';
import { queriesOf } from '../support/database/queries.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-10');
const MARCH = '2026-03-15T00:00:00Z';

let service: Service;
let key: string;
let contactId: string;

beforeAll(async () => {
  service = await Service.start({ clock });
  key = await service.newKey();
  const rest = new RestDoor(service.url, key);
  ({ id: contactId } = await rest.ask(createContact, { name: 'Asha', timezone: 'Asia/Kolkata' }));
  const city = { contactId, attribute: 'city' };
  await rest.ask(remember, { ...city, text: 'She lives in Pune.', value: 'Pune' });
  const { memory } = await rest.ask(remember, { contactId, text: 'She has a cat.' });
  clock.set('2026-03-20');
  await rest.ask(withdraw, { memoryId: memory?.id ?? '', reason: 'It is a dog.' });
  await rest.ask(remember, { ...city, text: 'She lives in Goa.', value: 'Goa' });
  clock.set('2026-04-10');
});
afterAll(() => service.close());

const FACTS = `edges { node { text history(first: 5) { edges { node { as } } } } }`;

async function ask(query: string, variables: object = {}): Promise<Readonly<Record<string, unknown>>> {
  const { data, errors } = await askGraphql(service.url, key, { query, variables: { id: contactId, ...variables } });
  expect(errors).toBeUndefined();
  return data?.['contact'] as Readonly<Record<string, unknown>>;
}

interface Facts {
  readonly edges: readonly { readonly node: { readonly text: string; readonly history: Steps } }[];
}

interface Steps {
  readonly edges: readonly { readonly node: { readonly as: string } }[];
}

/** What is told of a list: each text, with the steps of its history. */
function stepsOf(facts: unknown): object {
  const { edges } = facts as Facts;
  return Object.fromEntries(edges.map(({ node }) => [node.text, node.history.edges.map((step) => step.node.as)]));
}

const THEN = { 'She lives in Pune.': ['added'], 'She has a cat.': ['added'] };

describe('a time stated on a contact', () => {
  it.each([
    ['an instant', MARCH],
    ['words', '15 March'],
  ])('holds for all that is walked to from it, as %s', async (_, knownAt) => {
    const query = `query ($id: ID!, $at: String) { contact(id: $id, validAt: $at, knownAt: $at) {
      memories { ${FACTS} } recall(query: "Where does she live?") { results { memory { text } } } } }`;
    const { memories, recall } = await ask(query, { at: knownAt });
    expect(stepsOf(memories)).toEqual(THEN);
    expect(JSON.stringify(recall)).toContain('Pune');
    expect(JSON.stringify(recall)).not.toContain('Goa');
  });

  it('gives way to a time that is stated below it', async () => {
    const query = `query ($id: ID!, $at: String, $none: String) { contact(id: $id, validAt: $at, knownAt: $at) {
      memories(validAt: "now", knownAt: "now") { ${FACTS} } also: memories(knownAt: $none) { ${FACTS} } } }`;
    const { memories, also } = await ask(query, { at: MARCH, none: null });
    expect(Object.keys(stepsOf(memories))).toEqual(['She lives in Goa.']);
    expect(stepsOf(also)).toEqual(THEN);
  });

  it('is not that of a diff, which lies between two of its own', async () => {
    const query = `query ($id: ID!, $at: String) { contact(id: $id, knownAt: $at) {
      diff(clock: system, from: "2026-03-16T00:00:00Z", to: "2026-04-01T00:00:00Z") { changed { after { text } } } } }`;
    await expect(ask(query, { at: MARCH })).resolves.toEqual({
      diff: { changed: [{ after: { text: 'She lives in Goa.' } }] },
    });
  });

  it('is read once where it is in words, and the histories are one query', async () => {
    const query = `query ($id: ID!) { contact(id: $id) { memories(knownAt: "15 March") { ${FACTS} } } }`;
    const seen = await queriesOf(service, async () => void (await ask(query)));
    expect(seen.filter((name) => name.startsWith('history/'))).toEqual(['history/chains']);
  });
});
