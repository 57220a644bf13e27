import neo4j from 'neo4j-driver';
import { createContact } from '#contract/contacts.js';
import { hitsByOnePlan } from '../support/database/profiled.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

const [FEW, MANY] = [20, 400];
const NOW = '2026-03-05T12:00:00Z';
const OPEN_END = '9999-12-31T23:59:59.999Z';

/** As many events that are over, one an hour, and two that go on or are still to come. */
const EVENTS = `
MATCH (c:Contact {id: $contactId})
UNWIND range(-1, toInteger($count)) AS n
WITH c, n, datetime($now) - duration({hours: n}) AS starts
CREATE (:Memory:Event {id: $contactId + n, factId: $contactId + n, contactId: c.id, tenantId: c.tenantId, kind: 'episodic',
  text: 'Plan ' + n, status: 'planned', importance: 0.5, confidence: 0.8, tags: [], aliases: [], saidAt: datetime($began),
  validFrom: datetime($began), validTo: datetime($openEnd), recordedAt: datetime($began), supersededAt: datetime($openEnd),
  startsAt: starts, endsAt: starts + duration({minutes: 30})})-[:ABOUT]->(c)`;

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

/** @returns what the calendar of somebody is asked with of whom so many events are over. */
async function calendarOf(count: number): Promise<Record<string, unknown>> {
  const { id: contactId } = await door.ask(createContact, {});
  await rows(testConnection(), EVENTS, {
    contactId,
    count,
    now: NOW,
    began: '2025-01-01T00:00:00Z',
    openEnd: OPEN_END,
  });
  const [now, until] = [NOW, '2026-04-05T12:00:00Z'].map((at) => neo4j.types.DateTime.fromStandardDate(new Date(at)));
  return { contactId, scopes: [''], tiers: ['working'], now, knownAt: now, until, limit: neo4j.int(50) };
}

it.each(['calendar/upcoming', 'calendar/series'])('%s reads little of an event that is over', async (path) => {
  const { few, many } = await hitsByOnePlan(path, await calendarOf(FEW), await calendarOf(MANY));
  expect((many - few) / (MANY - FEW)).toBeLessThanOrEqual(4);
});
