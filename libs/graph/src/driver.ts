import neo4j, { type Driver } from 'neo4j-driver';
import { assertBoltAddress } from '#domain/bolt-address.js';
import { sendWholeMessages } from './whole-messages.js';

/** Where the database is and how to log in. */
export interface Connection {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  /** Default: the home database of the user. */
  readonly database?: string | undefined;
  /** Where the server keeps its data, if that is on this machine. */
  readonly dataDir?: string | undefined;
}

/**
 * @returns a driver; it connects when it is first asked.
 * @throws StartupError when the address is none of a Neo4j.
 */
export function connect({ uri, user, password }: Connection): Driver {
  assertBoltAddress(uri, 'The address of the database');
  sendWholeMessages(uri);
  return neo4j.driver(uri, neo4j.auth.basic(user, password), {
    disableLosslessIntegers: true,
    connectionTimeout: 3_000,
    connectionAcquisitionTimeout: 5_000,
    maxConnectionPoolSize: 64,
    // A database that was restarted leaves dead connections behind; one that idled is tried before it is used.
    connectionLivenessCheckTimeout: 5_000,
    telemetryDisabled: true,
    userAgent: 'palimpsest',
  });
}
