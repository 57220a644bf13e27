import { rows } from './rows.js';
import { testConnection } from '../service/service.js';

/** Whether a property of x, or an item of a list in one, contains the text, ignoring case. Vectors are skipped. */
const HOLDS = `any(value IN [key IN keys(properties) | properties[key]] WHERE CASE
  WHEN value IS :: LIST<STRING NOT NULL> THEN any(one IN value WHERE toLower(one) CONTAINS toLower($text))
  WHEN value IS :: LIST<ANY> THEN false
  ELSE toLower(toStringOrNull(value)) CONTAINS toLower($text) END)`;

/**
 * @param tenantId skips nodes of other tenants, with which earlier specs have filled the database; nodes without a tenant count.
 * @returns the labels of the nodes in the test database that contain the text in any property, ignoring case.
 */
export async function nodesThatHold(text: string, tenantId?: string): Promise<string[]> {
  const found = await rows(
    testConnection(),
    `MATCH (x) WHERE $tenantId IS NULL OR coalesce(x.tenantId, $tenantId) = $tenantId
     WITH labels(x)[0] AS label, properties(x) AS properties
     WHERE ${HOLDS}
     RETURN DISTINCT label ORDER BY label`,
    { text, tenantId: tenantId ?? null },
  );
  return found.map(({ label }) => String(label));
}

/** @returns the types of the relationships in the test database that contain the text in any property, ignoring case. */
export async function relationshipsThatHold(text: string): Promise<string[]> {
  const found = await rows(
    testConnection(),
    `MATCH ()-[x]->() WITH type(x) AS type, properties(x) AS properties
     WHERE ${HOLDS}
     RETURN DISTINCT type ORDER BY type`,
    { text },
  );
  return found.map(({ type }) => String(type));
}

/** @returns the full-text indexes of the test database that find a word. */
export async function indexesThatFind(word: string): Promise<string[]> {
  const names = await rows(testConnection(), 'SHOW FULLTEXT INDEXES YIELD name RETURN name ORDER BY name');
  const finding: string[] = [];
  for (const { name } of names) {
    const query = 'CALL db.index.fulltext.queryNodes($name, $word) YIELD node RETURN count(node) AS hits';
    const [row] = await rows(testConnection(), query, { name, word });
    if (Number(row?.['hits']) > 0) finding.push(String(name));
  }
  return finding;
}
