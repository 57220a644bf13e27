import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { RestDoor } from '../support/doors/api-client.js';
import { askGraphql } from '../support/doors/graphql-client.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-10');
const PEOPLE = `entities(role: "children") { edges { node { name memories { text entity { role } } mentionedIn { text } } } }`;

describe('the entities of a contact', () => {
  let service: Service;
  let key: string;
  let contactId: string;

  beforeAll(async () => {
    service = await Service.start({ clock });
    key = await service.newKey();
    const rest = new RestDoor(service.url, key);
    ({ id: contactId } = await rest.ask(createContact, { name: 'Asha', timezone: 'Asia/Kolkata' }));
    await rest.ask(remember, { contactId, text: 'Plays chess.', subject: 'daughter Mia' });
    clock.set('2026-03-20');
    await rest.ask(remember, { contactId, text: 'Went to Goa with Mia.' });
    clock.set('2026-04-10');
  });
  afterAll(() => service.close());

  const walked = async (knownAt?: string): Promise<unknown> => {
    const query = `query ($id: ID!, $knownAt: String) { contact(id: $id, knownAt: $knownAt) { ${PEOPLE} } }`;
    const { data, errors } = await askGraphql(service.url, key, { query, variables: { id: contactId, knownAt } });
    expect(errors).toBeUndefined();
    return (data?.['contact'] as { entities: { edges: { node: unknown }[] } }).entities.edges.map(({ node }) => node);
  };

  it('lead to what is remembered of them, and that back to them', async () => {
    await expect(walked()).resolves.toEqual([
      {
        name: 'Mia',
        memories: [{ text: 'Plays chess.', entity: { role: 'daughter' } }],
        mentionedIn: [{ text: 'Went to Goa with Mia.' }],
      },
    ]);
  });

  it.each(['2026-02-01T00:00:00Z', '1 February'])('as known at %s are those that were known then', async (knownAt) => {
    await expect(walked(knownAt)).resolves.toEqual([
      { name: 'Mia', memories: [{ text: 'Plays chess.', entity: { role: 'daughter' } }], mentionedIn: [] },
    ]);
  });
});
