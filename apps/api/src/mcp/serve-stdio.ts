import 'reflect-metadata';
import type { Readable, Writable } from 'node:stream';
import { NestFactory } from '@nestjs/core';
import { DomainError, StartupError } from '#domain/service/errors.js';
import { isAllowed } from '#domain/service/key-role.js';
import { ApiKeys } from '#keys/api-keys.js';
import type { Connection } from '#graph/graph.js';
import { AppModule } from '../app.module.js';
import { type KeyedConfig, logLevels, prepare } from '../start-api.js';
import { McpDoor } from './mcp-door.js';
import { StderrLogger } from './stderr-logger.js';
import { StdioTransport } from './stdio-transport.js';

/** The streams of a client. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/**
 * Serves one client as the tenant of API_KEY, until it leaves or `stop` resolves.
 *
 * @throws StartupError with one line that says what to do.
 */
export async function serveStdio(
  config: KeyedConfig & { readonly API_KEY: string },
  connection: Connection,
  { input, output }: Streams,
  stop: Promise<void>,
): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, connection), {
    logger: new StderrLogger({ logLevels: logLevels(config) }),
    abortOnError: false,
  });
  try {
    await prepare(app, config);
    const opened = await app.get(ApiKeys).opened(config.API_KEY);
    if (opened === null) throw new StartupError('The key is revoked; set API_KEY to one that is valid.');
    if (!isAllowed(opened, 'read'))
      throw new StartupError('The key in API_KEY cannot read memories; set one with the role read.');
    const assertOpen = async (): Promise<void> => {
      if ((await app.get(ApiKeys).opened(config.API_KEY)) === null)
        throw new DomainError('UNAUTHENTICATED', 'The key is revoked; set API_KEY to one that is valid.');
    };
    const server = app.get(McpDoor).open({ caller: opened, profile: config.MCP_PROFILE, assertOpen });
    const transport = new StdioTransport(input, output);
    await server.connect(transport);
    await Promise.race([transport.left, stop]);
    await server.close();
  } finally {
    await app.close();
  }
}
