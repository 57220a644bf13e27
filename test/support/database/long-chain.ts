import type { RestDoor } from '../doors/api-client.js';
import { remember } from '#contract/memories.js';
import { testConnection } from '../service/service.js';
import { rows } from './rows.js';

/** Each version replaced the one before a minute after it was recorded, by a decision. */
const VERSIONS = `
MATCH (first:Memory {id: $id})-[:ABOUT]->(c:Contact), (said:Decision)-[:DECIDED]->(first)
CALL (c, first, said) {
  UNWIND range(1, toInteger($count) - 1) AS n
  WITH c, first, said, n, $id + '-' + right('0000' + n, 5) AS id, duration({minutes: n}) AS later
  CREATE (m:Memory)-[:ABOUT]->(c)
  SET m = first {.*, id: id, value: 'City ' + n, validFrom: first.validFrom + later, recordedAt: first.recordedAt + later}
  CREATE (d:Decision)-[:DECIDED]->(m)
  SET d = said {.*, id: 'd-' + id, outcome: 'superseded', recordedAt: said.recordedAt + later, position: n + 1}
  RETURN collect(m) AS replacing
}
WITH c, [first] + replacing AS chain
UNWIND range(0, size(chain) - 2) AS i
WITH c, i, chain[i] AS old, chain[i + 1] AS new
SET old:Superseded, old.supersededAt = new.recordedAt, old.validTo = new.validFrom,
    c.lastWriteAt = new.recordedAt, c.decisions = i + 2
CREATE (new)-[:SUPERSEDES {as: 'change', decidedBy: 'structure', reason: 'A new value.', at: new.recordedAt}]->(old)`;

/** Makes a chain of `count` versions, by the database itself. @returns the id of its first version. */
export async function longChain(door: RestDoor, contactId: string, count: number): Promise<string> {
  const statement = { contactId, text: 'She lives in City 0.', attribute: 'current_city', value: 'City 0' };
  const { memory } = await door.ask(remember, statement);
  const id = memory?.id ?? '';
  if (count > 1) await rows(testConnection(), VERSIONS, { id, count });
  return id;
}
