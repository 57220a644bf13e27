import { Neo4jError } from 'neo4j-driver';
import { StartupError } from '#domain/service/errors.js';

/** @returns what to do about a refused login; other errors unchanged. */
export function refusedLogin(error: unknown): unknown {
  if (!(error instanceof Neo4jError) || error.code !== 'Neo.ClientError.Security.Unauthorized') return error;
  const message = 'Neo4j refuses the login: correct the user and the password of the connection.';
  return new StartupError(message, { cause: error });
}
