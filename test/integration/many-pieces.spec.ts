import neo4j from 'neo4j-driver';
import { createContact } from '#contract/contacts.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { MemoriesRepository } from '#memory/memories.repository.js';
import { hitsByOnePlan } from '../support/database/profiled.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

// A list of up to a hundred is planned apart from one of up to a thousand.
const [FEW, MANY] = [120, 480];
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
  const told = { contactId, text: 'Is in Pune on that day.', attribute: 'current_city', value: 'Pune' };
  const { memory } = await door.ask(remember, told);
  const id = memory?.id ?? '';
  await rows(testConnection(), PIECES, { id, count });
  const ids = [id, ...Array.from({ length: count - 1 }, (_, n) => `${id}-${n + 1}`)];
  return { contactId, ids, knownAt: LATER, vector: null, property: 'embeddingA' };
}

it.each(['recall/returning', 'memory/standing-in'])(
  'what %s reads for a piece of a fact does not grow with the number of its pieces',
  async (path) => {
    const { few, many } = await hitsByOnePlan(path, await factInPieces(FEW), await factInPieces(MANY));
    expect(many / MANY).toBeLessThanOrEqual((1.2 * few) / FEW);
  },
);

/** @returns for each statement of a batch how many versions of its slot it reads by their ids; `null`: the whole slot. */
async function readInBatch(contactId: unknown): Promise<(number | null)[]> {
  const repository = service.app.get(MemoriesRepository);
  const neighbours = repository.neighbours.bind(repository);
  const read: (number | null)[] = [];
  repository.neighbours = (transaction, id, statements, as) => {
    read.push(...statements.map(({ pieces }) => pieces?.length ?? null));
    return neighbours(transaction, id, statements, as);
  };
  const memories = Array.from({ length: 6 }, (_, n) => {
    const validFrom = `213${n}-01-01T00:00:00Z`;
    return { text: `Is in Town ${n}.`, attribute: 'current_city', value: `Town ${n}`, validFrom };
  });
  await door.ask(rememberBatch, { contactId: String(contactId), memories }).finally(() => {
    Object.assign(repository, { neighbours });
  });
  return read;
}

it('a batch about a fact in pieces reads all of them for its first statement only', async () => {
  const [few, many] = [await factInPieces(FEW), await factInPieces(MANY)];
  // The first of the fact tells whose history goes on, and the one before is what each takes over from.
  expect(await readInBatch(few['contactId'])).toEqual([null, 2, 3, 3, 3, 3]);
  expect(await readInBatch(many['contactId'])).toEqual([null, 2, 3, 3, 3, 3]);
});

it('what memory/neighbours reads for versions that are known does not grow with the number of the others', async () => {
  const asking = async (count: number): Promise<Record<string, unknown>> => {
    const fact = await factInPieces(count);
    const ask = { place: 0, scope: '', slot: [], pieces: (fact['ids'] as string[]).slice(0, 3), since: null };
    const others = { subjectKey: '', factKeyHashes: [], named: null, eventKeyHash: null, vector: null };
    return { ...fact, asks: [{ ...ask, ...others }] };
  };
  const [few, many] = [await asking(FEW), await asking(MANY)];
  const hits = await hitsByOnePlan('memory/neighbours', few, many);
  expect(hits.many).toBeLessThanOrEqual(1.2 * hits.few);
});
