import { createContact, mergeContacts } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { hitsByOnePlan } from '../support/database/profiled.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

// A list of up to a hundred is planned apart from one of up to a thousand.
const [FEW, MANY] = [120, 480];

/** Every day another value, each still believed of its day. */
const PIECES = `
MATCH (first:Memory {id: $id})-[:ABOUT]->(c:Contact)
SET first.validTo = first.validFrom + duration({days: 1})
WITH first, c
UNWIND range(1, toInteger($count) - 1) AS n
CREATE (m:Memory)-[:ABOUT]->(c)
SET m = first {.*, id: $id + '-' + n, factKeyHash: $id + n, text: 'Lives in ' + n + '.', value: 'City ' + n,
               validFrom: first.validFrom + duration({days: n}), validTo: first.validFrom + duration({days: n + 1})}`;

const IDS = 'MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory) RETURN m.id AS id';

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

/** @returns what the carriers of a fact are asked with that has so many values, all of them copied by a merge. */
async function factInBoth(count: number): Promise<Record<string, unknown>> {
  const { id: contactId } = await door.ask(createContact, {});
  const { id: from } = await door.ask(createContact, {});
  const told = { text: 'Lives in Pune.', attribute: 'current_city', value: 'Pune', validFrom: '2020-01-01T00:00:00Z' };
  const { memory } = await door.ask(remember, { contactId: from, ...told });
  await rows(testConnection(), PIECES, { id: memory?.id, count });
  await door.ask(mergeContacts, { contactId, from });
  const ids = (await rows(testConnection(), IDS, { contactId })).map(({ id }) => id);
  expect(ids).toHaveLength(count);
  return { memoryIds: ids, contactIds: [contactId, from] };
}

it('what forget/carriers reads for a value of a merged fact does not grow with the number of its values', async () => {
  const { few, many } = await hitsByOnePlan('forget/carriers', await factInBoth(FEW), await factInBoth(MANY));
  expect(many / MANY).toBeLessThanOrEqual((1.2 * few) / FEW);
});
