import type { RestDoor } from './api-client.js';
import { createContact } from '#contract/contacts.js';
import { rows } from './rows.js';
import { testConnection } from './service.js';

const OPEN_END = '9999-12-31T23:59:59.999Z';

/** Each was told an hour after the one before; of every ten three are cities of a slot, one was withdrawn, and one is an event. */
const VERSIONS = `
MATCH (c:Contact {id: $contactId})
SET c.createdAt = datetime($start), c.validFrom = datetime($start), c.recordedAt = datetime($start),
    c.lastWriteAt = datetime($start) + duration({hours: 2 * $count}), c.decisions = toInteger($count)
WITH c, datetime($openEnd) AS open
UNWIND range(1, $count) AS n
WITH c, open, n, n % 10 AS k, datetime($start) + duration({hours: n}) AS told, $ids[n - 1] AS id
CREATE (m:Memory {id: id, contactId: c.id, tenantId: c.tenantId, factId: id, factKeyHash: id, kind: 'semantic', text: 'Fact ' + n,
  importance: 0.5, confidence: 0.8, tags: [], aliases: [], validFrom: told, validTo: open, saidAt: told, recordedAt: told,
  supersededAt: open})-[:ABOUT]->(c)
FOREACH (_ IN CASE WHEN k < 3 THEN [1] END | SET m.attribute = 'city', m.value = 'City ' + n, m.validTo = told + duration({hours: CASE k WHEN 2 THEN 8 ELSE 1 END}))
FOREACH (_ IN CASE WHEN k = 5 THEN [1] END | SET m:Superseded, m.supersededAt = told + duration({minutes: 30}))
FOREACH (_ IN CASE WHEN k = 9 THEN [1] END | SET m:Event, m.kind = 'episodic', m.startsAt = told + duration({minutes: 10}), m.status = 'done')
CREATE (d:Decision {id: 'D' + substring(id, 1), tenantId: c.tenantId, contactId: c.id, outcome: 'added', recordedAt: told,
  revertedAt: open, text: m.text, reason: 'Nothing like it is known.', decidedBy: 'default', superseded: [], candidates: '[]',
  position: toInteger(2 * n), memoryId: id})-[:DECIDED]->(m)
FOREACH (_ IN CASE WHEN k = 5 THEN [1] END |
  CREATE (:Decision {id: 'E' + substring(id, 1), tenantId: c.tenantId, contactId: c.id, outcome: 'withdrawn',
    recordedAt: m.supersededAt, revertedAt: open, text: m.text, reason: 'Misheard.', decidedBy: 'caller', superseded: [],
    candidates: '[]', position: toInteger(2 * n + 1), memoryId: id})-[:DECIDED]->(m))`;

/** @returns a contact with so many versions, made by the database itself: told one by one they would take minutes. */
export async function bigContact(door: RestDoor, count: number, start: string): Promise<string> {
  const { id: contactId } = await door.ask(createContact, { name: 'Asha' });
  const ids = Array.from({ length: count }, (_, i) => `${contactId.slice(0, 20)}${String(i).padStart(6, '0')}`);
  await rows(testConnection(), VERSIONS, { contactId, count, start, ids, openEnd: OPEN_END });
  return contactId;
}
