import { rows } from './rows.js';
import { testConnection } from './service.js';

/** @returns every link by which a version supersedes that one, as it is kept. */
export async function supersedesOf(memoryId: string): Promise<Record<string, unknown>[]> {
  return rows(
    testConnection(),
    `MATCH (new:Memory)-[r:SUPERSEDES]->(:Memory {id: $memoryId})
     RETURN new.id AS from, r.as AS as, r.decidedBy AS decidedBy, r.reason AS reason, r.similarity AS similarity,
            r.decisionId AS decisionId`,
    { memoryId },
  );
}

/** @returns the labels of every node of the test database that holds the text in any property, in any case. */
export async function nodesThatHold(text: string): Promise<string[]> {
  const found = await rows(
    testConnection(),
    `MATCH (n) WHERE any(key IN keys(n) WHERE toLower(toStringOrNull(n[key])) CONTAINS toLower($text))
     RETURN DISTINCT labels(n)[0] AS label ORDER BY label`,
    { text },
  );
  return found.map(({ label }) => String(label));
}

/** @returns the types of every relationship of the test database that holds the text in any property, in any case. */
export async function linksThatHold(text: string): Promise<string[]> {
  const found = await rows(
    testConnection(),
    `MATCH ()-[r]->() WHERE any(key IN keys(r) WHERE toLower(toStringOrNull(r[key])) CONTAINS toLower($text))
     RETURN DISTINCT type(r) AS type ORDER BY type`,
    { text },
  );
  return found.map(({ type }) => String(type));
}
