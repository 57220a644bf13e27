import { Config } from '#config/config.js';
import { StartupError } from '#domain/errors.js';
import { Answer, logIn } from './login.js';
import { RunningServer } from './running-server.js';

/**
 * The Neo4j at NEO4J_URI, which somebody else runs.
 * @throws StartupError when it cannot be reached, refuses the login or is too old.
 */
export async function remoteServer(config: Config, uri: string): Promise<RunningServer> {
  assertScheme(uri);
  const { NEO4J_USER: user, NEO4J_PASSWORD: password = '', NEO4J_DATABASE: database } = config;
  const login = { uri, user, password, database };
  const answer = await logIn(login).catch((cause: unknown): Answer => {
    if (cause instanceof StartupError) throw cause;
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new StartupError(`The Neo4j at NEO4J_URI (${uri}) cannot be used: ${reason}`, { cause });
  });
  if (answer === 'down') {
    throw new StartupError(
      `No Neo4j answers at NEO4J_URI (${uri}): start it, correct the address, or unset it to run a local one.`,
    );
  }
  if (answer === 'refused') {
    throw new StartupError(`The Neo4j at ${uri} refuses the login: correct NEO4J_USER and NEO4J_PASSWORD.`);
  }
  const nothing = (): Promise<void> => Promise.resolve();
  const unknown = { browserUrl: undefined, passwordFile: undefined, dataDir: undefined, pid: undefined };
  return {
    ...login,
    ...unknown,
    isShared: () => true,
    stop: nothing,
    revive: () => Promise.resolve(false),
    kill: nothing,
  };
}

function assertScheme(uri: string): void {
  if (/^(?:bolt|neo4j)(?:\+s|\+ssc)?:\/\//.test(uri)) return;
  throw new StartupError(
    `NEO4J_URI (${uri}) must begin with bolt:// or neo4j://, or with bolt+s:// or neo4j+s:// for TLS; 7687 is the usual port.`,
  );
}
