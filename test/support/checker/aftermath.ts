import type { RestDoor } from '../doors/api-client.js';
import { rows } from '../database/rows.js';
import { testConnection } from '../service/service.js';
import type { Ledger, Written } from './ledger.js';

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
  for (const words of ledger.forgotten)
    if (written.has(words)) faults.push(`${words} was forgotten, and is in ${written.get(words)}`);
  for (const words of ledger.refused)
    if (written.has(words)) faults.push(`${words} was refused, and is in ${written.get(words)}`);
  for (const one of ledger.written) {
    if (!alive.has(one.contactId) && written.has(one.words))
      faults.push(`${one.words} was erased, and is in ${written.get(one.words)}`);
    if (alive.has(one.contactId)) faults.push(...(await missing(door, one)));
  }
  return faults;
}

/** An acknowledged statement has its decision, and stands in the history of its memory as a version or a restatement. */
async function missing(door: RestDoor, { words, memoryId, decisionId }: Written): Promise<string[]> {
  const decision = await door.call('GET', `/v1/decisions/${decisionId}`);
  const history = await door.call('GET', `/v1/memories/${memoryId}/history?limit=1000`);
  if (decision.status !== 200 || history.status !== 200) return [`${words}: ${decision.status}, ${history.status}`];
  const chain = JSON.stringify(history.body);
  return chain.includes(memoryId) && chain.includes(decisionId) ? [] : [`${words} is not in its chain`];
}

/** @returns the words of statements that any node or relationship of the tenant holds, and where. */
async function wordsOf(tenantId: string): Promise<Map<string, string>> {
  const found = await rows(
    testConnection(),
    `MATCH (n) WHERE n.tenantId = $tenantId
     UNWIND [{one: n, of: labels(n)[0] + ' of ' + coalesce(n.contactId, '')}] + COLLECT {
       MATCH (n)-[r]->() RETURN {one: r, of: type(r)}
     } AS place
     UNWIND keys(place.one) AS key
     WITH place.one[key] AS value, place.of + ', ' + key AS place
     WHERE value IS :: STRING
     RETURN DISTINCT value AS text, place`,
    { tenantId },
  );
  const words = new Map<string, string>();
  for (const { text, place } of found)
    for (const word of String(text).match(/w\w+?n\d+x/g) ?? []) words.set(word, String(place));
  return words;
}
