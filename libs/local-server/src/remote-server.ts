import { Config } from '#config/config.js';
import { assertBoltAddress } from '#domain/service/bolt-address.js';
import { StartupError } from '#domain/service/errors.js';
import { Answer, type AnyDatabase, logIn, reach } from './login.js';
import { RunningServer } from './running-server.js';

/** Where the address and the login of a server come from, for messages about them. */
export interface Given {
  readonly address: string;
  readonly login: string;
  /** The alternative if no server answers. Default: none. */
  readonly otherwise?: string;
}

const SETTINGS: Given = {
  address: 'NEO4J_URI',
  login: 'NEO4J_USER and NEO4J_PASSWORD',
  otherwise: ', or unset it to run a local one',
};

/**
 * The Neo4j at NEO4J_URI, which somebody else runs.
 * @throws StartupError if it cannot be reached, refuses the login or is too old.
 */
export async function remoteServer(config: Config, uri: string): Promise<RunningServer> {
  const { NEO4J_USER: user, NEO4J_PASSWORD: password = '', NEO4J_DATABASE: database } = config;
  const login = { uri, user, password, database };
  await assertUsable(login, SETTINGS, () => logIn(login));
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

/**
 * @param ask logs in. Default: to a server of any version.
 * @throws StartupError if the server cannot be reached or refuses the login, or as `ask` does.
 */
export async function assertUsable(
  login: AnyDatabase,
  given: Given,
  ask: () => Promise<Answer> = () => reach(login),
): Promise<void> {
  const { uri } = login;
  const { address, otherwise = '' } = given;
  assertBoltAddress(uri, address);
  const answer = await ask().catch((cause: unknown): Answer => {
    if (cause instanceof StartupError) throw cause;
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new StartupError(`The Neo4j at ${address} (${uri}) cannot be used: ${reason}`, { cause });
  });
  if (answer === 'down') {
    throw new StartupError(`No Neo4j answers at ${address} (${uri}): start it, or correct the address${otherwise}.`);
  }
  if (answer === 'refused') {
    throw new StartupError(`The Neo4j at ${uri} refuses the login: correct ${given.login}.`);
  }
}
