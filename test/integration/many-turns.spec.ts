import neo4j from 'neo4j-driver';
import { createContact } from '#contract/contacts.js';
import { addTurns, listTurns, startSession } from '#contract/conversation.js';
import { newId } from '#graph/ids.js';
import { hitsByOnePlan } from '../support/database/profiled.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

const [FEW, MANY] = [20, 1_000];
const LATER = neo4j.types.DateTime.fromStandardDate(new Date('2126-01-01T00:00:00Z'));
const OPEN_END = neo4j.types.DateTime.fromStandardDate(new Date('9999-12-31T23:59:59.999Z'));

/** As many copies of the last turn, each after the one before. */
const MORE = `
MATCH (s:Session {id: $sessionId})<-[:IN]-(last:Turn)
CALL (s, last) {
  UNWIND range(1, toInteger($count)) AS n
  CREATE (t:Turn)-[:IN]->(s)
  SET t = last {.*, id: $sessionId + '-' + n, position: last.position + n}
  RETURN collect(t) AS more
}
WITH [last] + more AS chain
UNWIND range(0, size(chain) - 2) AS i
WITH chain[i] AS before, chain[i + 1] AS after
CREATE (before)-[:NEXT]->(after)`;

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

/** @returns a session of so many turns, and its tenant. */
async function sessionOf(count: number): Promise<{ sessionId: string; tenantId: unknown }> {
  const { id: contactId } = await door.ask(createContact, {});
  const sessionId = newId();
  await door.ask(startSession, { contactId, id: sessionId, channel: 'phone' });
  await say(sessionId, 'first');
  await rows(testConnection(), MORE, { sessionId, count: count - 1 });
  const [row] = await rows(testConnection(), 'MATCH (s:Session {id: $sessionId}) RETURN s.tenantId AS tenantId', {
    sessionId,
  });
  return { sessionId, tenantId: row?.['tenantId'] };
}

async function say(sessionId: string, id: string): Promise<void> {
  await door.ask(addTurns, { sessionId, turns: [{ id, speaker: 'Asha', text: 'And another thing.' }] });
}

/** Ten turns in the middle, or none that are added. */
const READS: Readonly<Record<string, Record<string, unknown>>> = {
  'conversation/last-turns': { limit: neo4j.int(2) },
  'conversation/turns': { knownAt: LATER, after: neo4j.int(5), limit: neo4j.int(10) },
  'conversation/add-turns': {
    ...{ property: 'embeddingA', turns: [], found: [], tokens: neo4j.int(0), enough: neo4j.int(1_000) },
    ...{ now: LATER, idleAt: LATER, openEnd: OPEN_END },
  },
  'forget/turns': { from: neo4j.int(5), to: neo4j.int(15) },
};

it.each(Object.entries(READS))('%s reads no more in a session of many turns', async (path, params) => {
  const asked = [
    { ...(await sessionOf(FEW)), ...params },
    { ...(await sessionOf(MANY)), ...params },
  ] as const;
  const { few, many } = await hitsByOnePlan(path, ...asked);
  expect(many).toBeLessThanOrEqual(1.2 * few);
});

it('a turn that is added follows the last of many', async () => {
  const { sessionId } = await sessionOf(MANY);
  await say(sessionId, 'last');
  const [row] = await rows(
    testConnection(),
    `MATCH (s:Session {id: $sessionId})<-[:IN]-(:Turn {id: 'last'})<-[:NEXT]-(before:Turn) RETURN before.id AS id`,
    { sessionId },
  );
  expect(row).toEqual({ id: `${sessionId}-${MANY - 1}` });
  const page = await door.ask(listTurns, { sessionId, limit: 3 });
  expect(page.turns.map(({ position }) => position)).toEqual([1, 2, 3]);
});
