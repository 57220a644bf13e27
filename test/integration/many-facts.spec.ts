import neo4j from 'neo4j-driver';
import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { hitsByOnePlan } from '../support/database/profiled.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

const [FEW, MANY] = [20, 400];
const LATER = neo4j.types.DateTime.fromStandardDate(new Date('2126-01-01T00:00:00Z'));

/** As many other events that hold. */
const MORE = `
MATCH (first:Memory {id: $id})-[:ABOUT]->(c:Contact)
UNWIND range(1, toInteger($count)) AS n
CREATE (m:Memory:Event)-[:ABOUT]->(c)
SET m = first {.*, id: $id + '-' + n, factId: $id + n, factKeyHash: $id + n, kind: 'episodic'}`;

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

/** @returns a contact with one fact that was replaced, and so many events that hold. */
async function contactWith(count: number): Promise<string> {
  const { id: contactId } = await door.ask(createContact, {});
  await door.ask(remember, { contactId, text: 'Lives in Pune.', attribute: 'current_city', value: 'Pune' });
  await door.ask(remember, { contactId, text: 'Lives in Goa.', attribute: 'current_city', value: 'Goa' });
  const { memory } = await door.ask(remember, { contactId, text: 'Likes soup.', reconcile: false });
  await rows(testConnection(), MORE, { id: memory?.id ?? '', count });
  return contactId;
}

const AT = { validAt: LATER, knownAt: LATER, vector: null, property: 'embeddingA' };
const READS: Readonly<Record<string, (contactId: string) => Record<string, unknown>>> = {
  'recall/around': (contactId) => ({ contactId, ...AT, isCompared: true, followed: neo4j.int(20) }),
  'recall/withdrawn': (contactId) => ({
    ...{ scopeIds: [contactId], scopes: [''], tiers: ['core', 'working'], considered: neo4j.int(100) },
    ...AT,
  }),
};

it.each(Object.entries(READS))('%s reads no more where much else holds', async (path, paramsOf) => {
  const asked = [paramsOf(await contactWith(FEW)), paramsOf(await contactWith(MANY))] as const;
  const { few, many } = await hitsByOnePlan(path, ...asked);
  expect(many).toBeLessThanOrEqual(1.2 * few);
});
