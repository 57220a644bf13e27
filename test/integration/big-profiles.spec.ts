import neo4j from 'neo4j-driver';
import { createContact, getContact } from '#contract/contacts.js';
import { rename } from '../support/database/big-contact.js';
import { hits, profiled } from '../support/database/profiled.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

it('hides none of more profiles than a list shows', async () => {
  const { id: contactId, createdAt } = await door.ask(createContact, { name: 'the first' });
  await rename(contactId, 10_100);
  const nameAt = async (seconds: number): Promise<string | null> => {
    const at = new Date(Date.parse(createdAt) + seconds * 1_000 + 500).toISOString();
    return (await door.ask(getContact, { contactId, validAt: at, knownAt: at })).name;
  };
  await expect(nameAt(0)).resolves.toBe('the first');
  await expect(nameAt(50)).resolves.toBe('name 50');
  await expect(nameAt(20_000)).resolves.toBe('name 10100');
  // What a backup looks for has to look at each of them.
  const asked = { contactId, contactIds: [contactId], tenantId: null };
  for (const query of ['strays', 'contact-nodes', 'contact-links', 'lock-contacts'] as const) {
    const { arguments: spent } = await profiled(`backup/${query}`, asked);
    expect([query, Number(spent['GlobalMemory']) < 100_000_000]).toEqual([query, true]);
  }
});

it('looks a few times at each of them, also by a plan that was made before there were any', async () => {
  const { id, createdAt } = await door.ask(createContact, { name: 'the first' });
  const [contact] = await rows(testConnection(), 'MATCH (c:Contact {id: $id}) RETURN c.tenantId AS tenantId', { id });
  const [first, latest, openEnd] = [createdAt, '9999-12-31T23:59:59.998Z', '9999-12-31T23:59:59.999Z'].map((at) =>
    neo4j.types.DateTime.fromStandardDate(new Date(at)),
  );
  const at = { validAt: first, knownAt: first, now: first, latest, openEnd };
  const cost = (): Promise<number> => hits('contact/as-of', { contactIds: [id], ...contact, ...at });
  await expect(cost()).resolves.toBeLessThan(100);
  await rename(id, 1_000);
  await expect(cost()).resolves.toBeLessThan(10_000);
});
