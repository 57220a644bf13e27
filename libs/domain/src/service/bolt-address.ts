import { StartupError } from './errors.js';

/**
 * @param where the name of the setting that holds the address, such as `NEO4J_URI`.
 * @throws StartupError if it is not an address of a Neo4j.
 */
export function assertBoltAddress(uri: string, where: string): void {
  if (/^(?:bolt|neo4j)(?:\+s|\+ssc)?:\/\//.test(uri)) return;
  throw new StartupError(
    `${where} (${uri}) must begin with bolt:// or neo4j://, or with bolt+s:// or neo4j+s:// for TLS; 7687 is the usual port.`,
  );
}
