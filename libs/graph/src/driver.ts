import neo4j, { type Driver } from 'neo4j-driver';
import { assertBoltAddress } from '#domain/service/bolt-address.js';
import { sendWholeMessages } from './whole-messages.js';

/** The address of the database, and the login. */
export interface Connection {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  /** Default: the user's home database. */
  readonly database?: string | undefined;
  /** The server's data directory, if it is on this machine. */
  readonly dataDir?: string | undefined;
}

/**
 * @returns a driver, which connects on first use.
 * @throws StartupError if the address is not one of a Neo4j server.
 */
export function connect({ uri, user, password }: Connection): Driver {
  assertBoltAddress(uri, 'The address of the database');
  sendWholeMessages(uri);
  return neo4j.driver(uri, neo4j.auth.basic(user, password), {
    disableLosslessIntegers: true,
    connectionTimeout: 3_000,
    connectionAcquisitionTimeout: 5_000,
    maxConnectionPoolSize: 64,
    // A restarted database leaves dead connections behind, so an idle connection is tested before use.
    connectionLivenessCheckTimeout: 5_000,
    telemetryDisabled: true,
    userAgent: 'palimpsest',
  });
}
