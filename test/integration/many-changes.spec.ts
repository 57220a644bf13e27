import neo4j from 'neo4j-driver';
import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { hitsByOnePlan } from '../support/database/profiled.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

const [FEW, MANY] = [20, 400];
const instant = (at: string): unknown => neo4j.types.DateTime.fromStandardDate(new Date(at));

/** As many facts, all of which change a day after the first began. */
const CHANGES = `
MATCH (first:Memory {id: $id})-[:ABOUT]->(c:Contact)
WITH first, c, first.validFrom + duration({days: 1}) AS changed
UNWIND range(1, toInteger($count)) AS n
CREATE (before:Memory)-[:ABOUT]->(c), (after:Memory)-[:ABOUT]->(c)
SET before = first {.*, id: $id + '-a-' + n, factKeyHash: $id + 'a' + n, validTo: changed},
    after = first {.*, id: $id + '-b-' + n, factKeyHash: $id + 'b' + n, validFrom: changed}
FOREACH (one IN CASE WHEN $differ THEN [before, after] ELSE [] END | SET one.attribute = 'taste ' + n)`;

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

/** @returns what a page of the timeline of so many changes at one instant is asked with. */
async function changesOf(count: number, differ: boolean): Promise<Record<string, unknown>> {
  const { id: contactId } = await door.ask(createContact, {});
  const told = { contactId, text: 'Likes soup.', attribute: 'taste', value: 'soup', validFrom: '2026-01-01T00:00:00Z' };
  const { memory } = await door.ask(remember, told);
  await rows(testConnection(), CHANGES, { id: memory?.id, count, differ });
  return {
    ...{
      contactId,
      knownAt: instant('2126-01-01T00:00:00Z'),
      superseded: false,
      from: instant('2026-01-02T00:00:00Z'),
    },
    ...{ afterId: '', to: instant('2126-01-01T00:00:00Z'), words: [], pin: null, tag: null, category: null },
    ...{ scopes: [''], limit: neo4j.int(10) },
  };
}

it.each([
  ['facts', true],
  ['values of an attribute', false],
])('what a page of the timeline reads does not grow with how many %s change at one instant', async (_, differ) => {
  const asked = [await changesOf(FEW, differ), await changesOf(MANY, differ)] as const;
  const { few, many } = await hitsByOnePlan('history/timeline', ...asked);
  expect(many / MANY).toBeLessThanOrEqual((1.2 * few) / FEW);
});
