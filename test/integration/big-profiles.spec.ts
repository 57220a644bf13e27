import { createContact, getContact } from '#contract/contacts.js';
import { queryText } from '#graph/query-text.js';
import neo4j from 'neo4j-driver';
import { rename } from '../support/database/big-contact.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

interface ProfiledPlan {
  readonly arguments: Readonly<Record<string, unknown>>;
}

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

/** @returns the plan of a query that was run, with what it cost. */
async function profiled(path: string, params: Record<string, unknown>): Promise<ProfiledPlan> {
  const { uri, user, password } = testConnection();
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
  try {
    const { summary } = await driver.executeQuery(`PROFILE ${queryText(path)}`, params);
    return summary.profile as ProfiledPlan;
  } finally {
    await driver.close();
  }
}

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
