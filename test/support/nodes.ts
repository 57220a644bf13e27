import neo4j from 'neo4j-driver';
import { testConnection } from './service.js';

/** @returns the labels of every node of the test database that holds the text in any property, in any case. */
export async function nodesThatHold(text: string): Promise<string[]> {
  const { uri, user, password } = testConnection();
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
  try {
    const { records } = await driver.executeQuery(
      `MATCH (n) WHERE any(key IN keys(n) WHERE toLower(toStringOrNull(n[key])) CONTAINS toLower($text))
       RETURN DISTINCT labels(n)[0] AS label ORDER BY label`,
      { text },
    );
    return records.map((record) => String(record.get('label')));
  } finally {
    await driver.close();
  }
}
