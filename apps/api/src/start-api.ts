import 'reflect-metadata';
import { type INestApplicationContext, Logger, type LogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from '#config/config.js';
import { ExtractionWorker } from '#conversation/extraction/extraction-worker.js';
import { StartupError } from '#domain/service/errors.js';
import { ApiKeys, FROM_SETTING } from '#keys/api-keys.js';
import type { Connection } from '#graph/graph.js';
import { AppModule } from './app.module.js';
import { useMiddleware } from './middleware.js';
import { SubscriptionDoor } from './graphql/subscription-door.js';
import { Drain } from './requests/drain.js';
import { startParts } from './start-parts.js';
import { ServiceLogger } from './service-logger.js';

/** The settings, and the name of the key in `API_KEY`; default: that of the setting. */
export type KeyedConfig = Config & { readonly keyName?: string };

/** The running service. */
export interface RunningApi {
  readonly url: string;
  /** Finishes open requests within DRAIN_SECONDS, refuses new ones, then frees everything. */
  close(): Promise<void>;
}

const LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'];

/**
 * Starts the service on a database that answers: migrates it, checks that its vectors are of the configured model, admits API_KEY for the
 * tenant `default` in place of the former key of its name, and listens.
 *
 * @throws StartupError with one line that says what to do.
 */
export async function startApi(config: KeyedConfig, connection: Connection): Promise<RunningApi> {
  const app = await createApi(config, connection);
  try {
    await prepare(app, config);
    if (config.API_KEY) await endFormer(app.get(ApiKeys), config.API_KEY, config.keyName);
    await startParts(app, config);
    await listen(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: await app.getUrl(), close: () => finish(app, config.DRAIN_SECONDS * 1_000) };
}

/** New work is refused at once, including background work; work in progress is finished. */
async function finish(app: NestExpressApplication, withinMs: number): Promise<void> {
  app.get(SubscriptionDoor).stopTaking();
  await Promise.all([app.get(ExtractionWorker).stop(), app.get(Drain).finish(app.getHttpServer(), withinMs)]);
  await app.close();
}

/** Creates the application with its APIs, without listening. */
async function createApi(config: Config, connection: Connection): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config, connection), {
    logger: new ServiceLogger({
      logLevels: logLevels(config),
      json: config.LOG_FORMAT === 'json',
      colors: config.LOG_FORMAT !== 'json' && Boolean(process.stdout.isTTY),
    }),
    bodyParser: false,
    abortOnError: false,
    forceCloseConnections: true,
  });
  useMiddleware(app);
  return app;
}

/** @returns the levels that are logged: LOG_LEVEL and more severe ones. */
export function logLevels({ LOG_LEVEL }: Config): LogLevel[] {
  return LEVELS.slice(0, LEVELS.indexOf(LOG_LEVEL) + 1);
}

/** Prepares the database for this version of the service, starts the workers, and admits API_KEY. */
export async function prepare(app: INestApplicationContext, config: KeyedConfig): Promise<void> {
  await app.init();
  if (config.API_KEY) await admit(app.get(ApiKeys), config.API_KEY, config.keyName);
}

async function admit(keys: ApiKeys, key: string, name = FROM_SETTING): Promise<void> {
  await keys.admit(key, 'default', name);
  if ((await keys.tenantOf(key)) === null) {
    throw new StartupError(
      'The key in API_KEY, or where that is unset the one in DATA_DIR/api-key, was revoked, perhaps by a start with another one: set API_KEY to one that is valid, or unset it and remove DATA_DIR/api-key for a new one.',
    );
  }
}

/** The setting, or the file of this DATA_DIR, decides: the key that it held before is no longer valid. */
async function endFormer(keys: ApiKeys, key: string, name = FROM_SETTING): Promise<void> {
  for (const id of await keys.replaceFormer(key, 'default', name))
    new Logger('Keys').warn(`The key in ${name} has changed: the one before, ${id}, is revoked.`);
}

async function listen(app: NestExpressApplication, { PORT, HOST }: Config): Promise<void> {
  try {
    await app.listen(PORT, HOST);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${PORT} is taken; stop what listens there, or set PORT to a free one.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(`This machine has no address ${HOST}; set HOST.`);
    if (code === 'EACCES') throw new StartupError(`Port ${PORT} is not for this user; set PORT to one above 1023.`);
    throw error;
  }
}
