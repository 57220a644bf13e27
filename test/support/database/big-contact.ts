import type { RestDoor } from '../doors/api-client.js';
import { createContact } from '#contract/contacts.js';
import { rows } from './rows.js';
import { testConnection } from '../service/service.js';

const OPEN_END = '9999-12-31T23:59:59.999Z';
/** How many versions a transaction makes: six thousand at once took the memory that all queries of the database share. */
const BATCH = 500;

/** Each was told an hour after the one before; of every ten three are cities of a slot, one was withdrawn, and one is an event. */
const VERSIONS = `
MATCH (c:Contact {id: $contactId})
SET c.createdAt = datetime($start), c.validFrom = datetime($start), c.recordedAt = datetime($start),
    c.lastWriteAt = datetime($start) + duration({hours: 2 * $count}), c.decisions = toInteger($count)
WITH c, datetime($openEnd) AS open
UNWIND $rows AS row
WITH c, open, row.id AS id, toInteger(row.n) AS n
WITH c, open, id, n, n % 10 AS k, datetime($start) + duration({hours: n}) AS saidAt
CREATE (m:Memory {id: id, contactId: c.id, tenantId: c.tenantId, factId: id, factKeyHash: id, kind: 'semantic', text: 'Fact ' + n,
  importance: 0.5, confidence: 0.8, tags: [], aliases: [], validFrom: saidAt, validTo: open, saidAt: saidAt, recordedAt: saidAt,
  supersededAt: open})-[:ABOUT]->(c)
FOREACH (_ IN CASE WHEN k < 3 THEN [1] END | SET m.attribute = 'city', m.value = 'City ' + n, m.validTo = saidAt + duration({hours: CASE k WHEN 2 THEN 8 ELSE 1 END}))
FOREACH (_ IN CASE WHEN k = 5 THEN [1] END | SET m:Superseded, m.supersededAt = saidAt + duration({minutes: 30}))
FOREACH (_ IN CASE WHEN k = 9 THEN [1] END | SET m:Event, m.kind = 'episodic', m.startsAt = saidAt + duration({minutes: 10}), m.status = 'done')
CREATE (d:Decision {id: 'D' + substring(id, 1), tenantId: c.tenantId, contactId: c.id, outcome: 'added', recordedAt: saidAt,
  revertedAt: open, text: m.text, reason: 'Nothing like it is known.', decidedBy: 'default', superseded: [], candidates: '[]',
  position: toInteger(2 * n), memoryId: id})-[:DECIDED]->(m)
FOREACH (_ IN CASE WHEN k = 5 THEN [1] END |
  CREATE (:Decision {id: 'E' + substring(id, 1), tenantId: c.tenantId, contactId: c.id, outcome: 'withdrawn',
    recordedAt: m.supersededAt, revertedAt: open, text: m.text, reason: 'Misheard.', decidedBy: 'caller', superseded: [],
    candidates: '[]', position: toInteger(2 * n + 1), memoryId: id})-[:DECIDED]->(m))`;

/** @returns a contact with `count` versions, made by the database itself: told one by one they would take minutes. */
export async function bigContact(door: RestDoor, count: number, start: string): Promise<string> {
  const { id: contactId } = await door.ask(createContact, { name: 'Asha' });
  const all = Array.from({ length: count }, (_, i) => ({
    id: `${contactId.slice(0, 20)}${String(i).padStart(6, '0')}`,
    n: i + 1,
  }));
  for (let first = 0; first < count; first += BATCH) {
    const batch = all.slice(first, first + BATCH);
    await rows(testConnection(), VERSIONS, { contactId, count, rows: batch, start, openEnd: OPEN_END });
  }
  return contactId;
}

/** Each name held for a second. */
const NAMES = `
UNWIND $rows AS n
CALL (n) {
  MATCH (c:Contact {id: $contactId})
  OPTIONAL MATCH (c)-[newest:SUPERSEDES]->(old:Profile)
  WITH c, newest, old, c.createdAt + duration({seconds: toInteger(n)}) AS at
  CREATE (c)-[:SUPERSEDES]->(p:Profile:Superseded {contactId: c.id, name: c.name, attributes: '{}', validFrom: at,
    validTo: at + duration({seconds: 1}), recordedAt: at, supersededAt: at + duration({seconds: 1})})
  FOREACH (_ IN CASE WHEN old IS NULL THEN [] ELSE [1] END | CREATE (p)-[:SUPERSEDES]->(old) DELETE newest)
  WITH c, at + duration({seconds: 1}) AS next
  SET c.name = 'name ' + toInteger(n + 1), c.validFrom = next, c.recordedAt = next, c.lastWriteAt = next
}`;

/** Names a contact `count` times, from 'name 1' on, a second after its creation and every second after that. */
export async function rename(contactId: string, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, i) => i);
  for (let first = 0; first < count; first += BATCH)
    await rows(testConnection(), NAMES, { contactId, rows: all.slice(first, first + BATCH) });
}
