import neo4j, { type Driver, Neo4jError } from 'neo4j-driver';
import { assertSupported } from './supported.js';

/** The address of a server, and the login. */
export interface Login {
  readonly uri: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** A login for which the server may choose the database: the home database of the user. */
export type AnyDatabase = Omit<Login, 'database'> & { readonly database?: string | undefined };

/**
 * How long a server may take to answer: one that accepts the connection and never answers would delay a start by a
 * minute.
 */
const ANSWER_MS = 8_000;

/** The result of a login: `refused` is a wrong password, `down` a server that does not answer (yet). */
export type Answer = 'ready' | 'refused' | 'down';

const DOWN: ReadonlySet<string> = new Set([
  'ServiceUnavailable',
  'SessionExpired',
  'Neo.TransientError.General.DatabaseUnavailable',
  'Neo.ClientError.General.DatabaseUnavailable',
  'Neo.TransientError.Database.DatabaseUnavailable',
]);

const REFUSED: ReadonlySet<string> = new Set([
  'Neo.ClientError.Security.Unauthorized',
  'Neo.ClientError.Security.CredentialsExpired',
  'Neo.ClientError.Security.AuthenticationRateLimit',
]);

/**
 * Logs in and runs a real query.
 * @throws StartupError if the server is too old.
 */
export function logIn({ uri, user, password, database }: Login): Promise<Answer> {
  return answerOf(uri, neo4j.auth.basic(user, password), (driver) => assertSupported(driver, database));
}

/** Logs in to a server of any version. */
export function reach({ uri, user, password, database }: AnyDatabase): Promise<Answer> {
  return answerOf(uri, neo4j.auth.basic(user, password), async (driver) => {
    await driver.verifyAuthentication();
    await driver.verifyConnectivity(database === undefined ? {} : { database });
  });
}

/**
 * The first login to a new server: replaces the known password of the user neo4j with its own.
 * @returns `refused` if the password was changed before.
 */
export function setFirstPassword({ uri, user, password }: Login): Promise<Answer> {
  return answerOf(uri, neo4j.auth.basic(user, 'neo4j'), async (driver) => {
    const parameters = { known: 'neo4j', password };
    await driver.executeQuery('ALTER CURRENT USER SET PASSWORD FROM $known TO $password', parameters, {
      database: 'system',
    });
  });
}

async function answerOf(
  uri: string,
  token: ReturnType<typeof neo4j.auth.basic>,
  ask: (driver: Driver) => Promise<void>,
): Promise<Answer> {
  const driver = neo4j.driver(uri, token, {
    connectionTimeout: 5_000,
    maxTransactionRetryTime: 0,
    telemetryDisabled: true,
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS, 'down');
  });
  try {
    return await Promise.race([ask(driver).then((): Answer => 'ready'), late]);
  } catch (error) {
    if (error instanceof Neo4jError && DOWN.has(error.code)) return 'down';
    if (error instanceof Neo4jError && REFUSED.has(error.code)) return 'refused';
    throw error;
  } finally {
    await Promise.race([driver.close(), late]);
    clearTimeout(timer);
  }
}
