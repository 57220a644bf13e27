import { createHash } from 'node:crypto';
import neo4j from 'neo4j-driver';
import type { Connection } from '#graph/graph.js';

/** Every node and relationship of a database as text, sorted; two graphs are the same if these are. */
export interface WholeGraph {
  readonly nodes: readonly string[];
  readonly relationships: readonly string[];
}

const OF_ALL = `MATCH (n) WHERE NOT n:Migration AND NOT coalesce(n.id STARTS WITH '~', false)`;
/** Everything that can be reached from a tenant, and the nodes without relationships that name it. */
const OF_ONE = `
  CALL () {
    MATCH (:Tenant {id: $tenantId})--{0,}(n) RETURN DISTINCT n
    UNION MATCH (n) WHERE n.tenantId = $tenantId RETURN n
  }
  WITH n`;

/**
 * @param tenantId only this tenant, without the name of the model that made its vectors.
 * @param vectors whether vectors are compared. In the shared database of a run they are not, because the service of another spec may add
 * missing ones.
 * @returns every node with its labels, every relationship, and the exact types of properties, without internal ids.
 */
export async function wholeGraph(
  { uri, user, password }: Connection,
  tenantId?: string,
  { vectors = true } = {},
): Promise<WholeGraph> {
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password), { useBigInt: true });
  const these = tenantId === undefined ? OF_ALL : OF_ONE;
  try {
    const found = await driver.executeQuery(
      `${these} RETURN elementId(n) AS id, labels(n) AS labels, properties(n) AS properties`,
      { tenantId: tenantId ?? null },
    );
    const texts = new Map(
      found.records.map((record) => {
        const { embeddingA, embeddingB, ...properties } = record.get('properties') as Record<string, unknown>;
        return [
          String(record.get('id')),
          `${(record.get('labels') as string[]).toSorted().join(':')} ${textOf(vectors ? { ...properties, embeddingA, embeddingB } : properties)}`,
        ];
      }),
    );
    const links = await driver.executeQuery(
      `${these} MATCH (n)-[r]->(b) RETURN elementId(n) AS a, elementId(b) AS b, type(r) AS type, properties(r) AS properties`,
      { tenantId: tenantId ?? null },
    );
    const end = (id: unknown): string =>
      createHash('sha256')
        .update(String(texts.get(String(id))))
        .digest('hex');
    const relationships = links.records.map((record) =>
      [end(record.get('a')), record.get('type'), textOf(record.get('properties')), end(record.get('b'))].join(' '),
    );
    return { nodes: [...texts.values()].sort(), relationships: relationships.sort() };
  } finally {
    await driver.close();
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (neo4j.isDateTime(value)) return `at ${String(value)}`;
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, inner]) => `${name}: ${textOf(inner)}`)
      .sort()
      .join()}}`;
  return `${typeof value} ${String(value)}`;
}
