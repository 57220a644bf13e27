import { rows } from './rows.js';
import { testConnection } from '../service/service.js';

/** Whether a property of x holds the text, in any case; a list is as good as what stands in it. Vectors are passed over. */
const HOLDS = `any(value IN [key IN keys(properties) | properties[key]] WHERE CASE
  WHEN value IS :: LIST<STRING NOT NULL> THEN any(one IN value WHERE toLower(one) CONTAINS toLower($text))
  WHEN value IS :: LIST<ANY> THEN false
  ELSE toLower(toStringOrNull(value)) CONTAINS toLower($text) END)`;

/**
 * @param tenantId passes over what is another tenant's; a node of no tenant is looked at. Specs that run before have filled the database.
 * @returns the labels of every node of the test database that holds the text in any property, in any case.
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

/** @returns the types of every relationship of the test database that holds the text in any property, in any case. */
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
