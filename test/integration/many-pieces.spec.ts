import neo4j from 'neo4j-driver';
import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { hits } from '../support/database/profiled.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

const [FEW, MANY] = [20, 400];
const LATER = neo4j.types.DateTime.fromStandardDate(new Date('2126-01-01T00:00:00Z'));

/** Every day another value, each still believed of its day; every second day it is the first one again. */
const PIECES = `
MATCH (first:Memory {id: $id})-[:ABOUT]->(c:Contact)
SET first.validTo = first.validFrom + duration({days: 1})
WITH first, c
UNWIND range(1, toInteger($count) - 1) AS n
CREATE (m:Memory)-[:ABOUT]->(c)
SET m = first {.*, id: $id + '-' + n, factKeyHash: CASE n % 2 WHEN 0 THEN first.factKeyHash ELSE $id + n END,
               validFrom: first.validFrom + duration({days: n}), validTo: first.validFrom + duration({days: n + 1})}`;

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

/** @returns what the queries are asked with about all pieces of a fact that has so many. */
async function factInPieces(count: number): Promise<Record<string, unknown>> {
  const { id: contactId } = await door.ask(createContact, {});
  const told = { contactId, text: 'Eats soup on that day.', attribute: 'lunch', value: 'soup' };
  const { memory } = await door.ask(remember, told);
  const id = memory?.id ?? '';
  await rows(testConnection(), PIECES, { id, count });
  const ids = [id, ...Array.from({ length: count - 1 }, (_, n) => `${id}-${n + 1}`)];
  return { contactId, ids, knownAt: LATER, vector: null, property: 'embeddingA' };
}

it.each(['recall/returning', 'memory/standing-in'])(
  'what %s reads for a piece of a fact does not grow with the number of its pieces',
  async (path) => {
    // Both are there before either is asked: a graph that grows meanwhile may be given another plan.
    const [few, many] = [await factInPieces(FEW), await factInPieces(MANY)];
    const hitsOfFew = await hits(path, few);
    expect((await hits(path, many)) / MANY).toBeLessThanOrEqual((1.2 * hitsOfFew) / FEW);
  },
);
