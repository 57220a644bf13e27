import neo4j, { type Driver } from 'neo4j-driver';
import { testConnection } from '../service/service.js';
import { rows } from './rows.js';

/** One version of a fact as it lies in the database. */
export interface StoredVersion {
  readonly id: string;
  readonly factId: string;
  readonly attribute: string | null;
  readonly value: string;
  readonly validFrom: Date;
  readonly validTo: Date | null;
  readonly recordedAt: Date;
  readonly supersededAt: Date | null;
}

/** A node with its properties and the relationships that leave it, as text, so that a change of any kind is seen. */
export interface StoredNode {
  readonly labels: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
  readonly links: readonly string[];
}

/** All that is stored about a contact. */
export interface StoredContact {
  readonly nodes: ReadonlyMap<string, StoredNode>;
  readonly versions: readonly StoredVersion[];
}

const OPEN_END = '9999-12-31T23:59:59.999000000Z';

const NODES = `
MATCH (c:Contact {id: $contactId})
CALL (c) {
  MATCH (c)<-[:ABOUT]-(n) RETURN n
  UNION MATCH (c)<-[:ABOUT]-()<-[:DECIDED]-(n) RETURN n
  UNION MATCH (c)<-[:WITH]-(n) RETURN n
  UNION MATCH (c)<-[:WITH]-()<-[:IN]-(n) RETURN n
  UNION MATCH (c)-[:KNOWN_AS]->(n) RETURN n
  UNION MATCH (c)-[:SUPERSEDES]->+(n) RETURN n
}
RETURN elementId(n) AS key, labels(n) AS labels, properties(n) AS properties,
       COLLECT { MATCH (n)-[r]->(to) RETURN [elementId(r), type(r), elementId(to), properties(r)] } AS links`;

let driver: Driver | undefined;

/** @returns all that is stored about a contact, straight from the database. */
export async function storedContactOf(contactId: string): Promise<StoredContact> {
  const { uri, user, password } = testConnection();
  driver ??= neo4j.driver(uri, neo4j.auth.basic(user, password), { disableLosslessIntegers: true });
  const { records } = await driver.executeQuery(NODES, { contactId });
  const nodes = records.map((record): [string, StoredNode] => [
    String(record.get('key')),
    {
      labels: (record.get('labels') as string[]).toSorted(),
      properties: textual(record.get('properties') as Record<string, unknown>),
      links: (record.get('links') as unknown[][]).map(textOf).sort(),
    },
  ]);
  return {
    nodes: new Map(nodes),
    versions: nodes
      .filter(([, { labels }]) => labels.includes('Memory'))
      .map(([, { properties }]) => versionOf(properties)),
  };
}

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

/** Ends what {@link storedContactOf} opened. */
export async function closeStoredContacts(): Promise<void> {
  await driver?.close();
  driver = undefined;
}

function textual(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (value !== null && typeof value === 'object' && value.constructor === Object) {
    return JSON.stringify(Object.entries(textual(value as Record<string, unknown>)).sort());
  }
  return String(value);
}

function versionOf(properties: Readonly<Record<string, string>>): StoredVersion {
  const text = (name: string): string => String(properties[name]);
  const end = (name: string): Date | null => (text(name) === OPEN_END ? null : new Date(text(name)));
  return {
    id: text('id'),
    factId: text('factId'),
    attribute: properties['attribute'] ?? null,
    value: properties['value'] ?? text('text'),
    validFrom: new Date(text('validFrom')),
    validTo: end('validTo'),
    recordedAt: new Date(text('recordedAt')),
    supersededAt: end('supersededAt'),
  };
}
