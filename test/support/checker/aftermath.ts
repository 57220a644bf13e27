import type { RestDoor } from '../api-client.js';
import { rows } from '../rows.js';
import { testConnection } from '../service.js';
import type { Ledger, Told } from './ledger.js';

/** @returns all that is wrong with what is left when nobody writes any more. */
export async function aftermath(door: RestDoor, ledger: Ledger, tenantId: string): Promise<string[]> {
  const faults: string[] = [];
  const alive = new Set<string>();
  for (const id of ledger.contacts) {
    const { status } = await door.call('GET', `/v1/contacts/${id}`);
    if (status === 200) alive.add(id);
    const erasedWith = [...ledger.related(id)].some((other) => ledger.erased.has(other));
    if (status === 200 ? ledger.erased.has(id) : !erasedWith) faults.push(`contact ${id}: ${status}`);
  }
  const written = await wordsOf(tenantId);
  for (const words of ledger.forgotten) if (written.has(words)) faults.push(`${words} was forgotten, and is there`);
  for (const words of ledger.refused) if (written.has(words)) faults.push(`${words} was refused, and is there`);
  for (const told of ledger.told) {
    if (!alive.has(told.contactId) && written.has(told.words)) faults.push(`${told.words} was erased, and is there`);
    if (alive.has(told.contactId)) faults.push(...(await missing(door, told)));
  }
  return faults;
}

/** An acknowledged statement has its decision, and stands in the history of its memory as a version or a restatement. */
async function missing(door: RestDoor, { words, memoryId, decisionId }: Told): Promise<string[]> {
  const decision = await door.call('GET', `/v1/decisions/${decisionId}`);
  const history = await door.call('GET', `/v1/memories/${memoryId}/history?limit=1000`);
  if (decision.status !== 200 || history.status !== 200) return [`${words}: ${decision.status}, ${history.status}`];
  const chain = JSON.stringify(history.body);
  return chain.includes(memoryId) && chain.includes(decisionId) ? [] : [`${words} is not in its chain`];
}

/** @returns the words of statements that any node or relationship of the tenant holds. */
async function wordsOf(tenantId: string): Promise<Set<string>> {
  const found = await rows(
    testConnection(),
    `MATCH (n) WHERE n.tenantId = $tenantId
     UNWIND [n] + COLLECT { MATCH (n)-[r]->() RETURN r } AS one
     UNWIND keys(one) AS key
     WITH one[key] AS value
     WHERE value IS :: STRING
     RETURN DISTINCT value AS text`,
    { tenantId },
  );
  return new Set(found.flatMap(({ text }) => String(text).match(/w\w+?n\d+x/g) ?? []));
}
