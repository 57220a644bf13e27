import type { Driver } from 'neo4j-driver';
import { StartupError } from '#domain/service/errors.js';

/** A part of the server by its own name, with its versions. */
export interface Component {
  readonly name: string;
  readonly versions: readonly string[];
}

const OLDEST = { year: 2026, month: 2 };

/**
 * Asks the server for its version: filtered vector search (SEARCH in Cypher 25) needs Neo4j 2026.02.
 * @param database which one to ask; by default the user's home database.
 * @throws StartupError if it is older; Neo4jError if it cannot be asked.
 */
export async function assertSupported(driver: Driver, database?: string): Promise<void> {
  const ask = 'CALL dbms.components() YIELD name, versions RETURN name, versions';
  const { records } = await driver.executeQuery(ask, {}, database === undefined ? {} : { database });
  const fault = unsupported(records.map((record) => record.toObject() as unknown as Component));
  if (fault !== undefined) throw new StartupError(fault);
}

/** @returns the fault of the server's version in one line; undefined if it is supported. */
export function unsupported(components: readonly Component[]): string | undefined {
  const version = components.find(({ name }) => name === 'Neo4j Kernel')?.versions[0] ?? 'an unknown version';
  const [, year, month] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  if (Number(year) > OLDEST.year || (Number(year) === OLDEST.year && Number(month) >= OLDEST.month)) return undefined;
  // Aura always reports 5.27-aura, so there the version of the language decides.
  const cypher = components.find(({ name }) => name === 'Cypher')?.versions ?? [];
  if (version.endsWith('-aura') && cypher.includes('25')) return undefined;
  return `Neo4j is ${version}; it must be 2026.02 or newer (2026.08 is what is tested): upgrade it, or unset NEO4J_URI to run a local one.`;
}
