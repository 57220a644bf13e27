import 'reflect-metadata';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type INestApplicationContext, Logger, type LogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { StartupError } from '#domain/errors.js';
import { ApiKeys, FROM_SETTING } from '#keys/api-keys.js';
import type { Clock } from '#domain/clock.js';
import { BOOKMARK } from '#graph/bookmarks.js';
import type { Connection } from '#graph/graph.js';
import { AppModule } from './app.module.js';
import { serveExplorer } from './explorer/serve-explorer.js';
import { SignIns } from './explorer/sign-ins.js';
import { bookmarked } from './requests/bookmarks.js';
import { browsersTo } from './requests/browsers-to.middleware.js';
import { jsonOnly } from './requests/json-only.middleware.js';
import { Metrics } from './metrics/metrics.js';
import { Overload } from './requests/overload.js';
import { privateAnswers } from './requests/private-answers.middleware.js';
import { named } from './requests/request-id.js';
import { requestLog } from './requests/request-log.js';
import { ServiceLogger } from './service-logger.js';
import { Traces } from './tracing/traces.js';
import { unconditional } from './requests/unconditional.middleware.js';
import { utf8Address, utf8Body } from './requests/utf8.js';

/** The service at work. */
export interface RunningApi {
  readonly url: string;
  /** Finishes the open requests, then frees everything. */
  close(): Promise<void>;
}

/** Nest passes on options that its type leaves out. */
const BODIES = { limit: '1mb', verify: utf8Body };
const LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'];

/**
 * Starts the service on a database that answers: migrates it, checks that its vectors are of the configured model,
 * admits API_KEY for the tenant `default` in the place of the key it held before, and listens.
 *
 * @throws StartupError with one line that says what to do.
 */
export async function startApi(config: Config, connection: Connection): Promise<RunningApi> {
  const app = await createApi(config, connection);
  try {
    await prepare(app, config);
    if (config.API_KEY) await endFormer(app.get(ApiKeys), config.API_KEY);
    await listen(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: await app.getUrl(), close: () => app.close() };
}

/** Makes the application with its doors, without listening. */
export async function createApi(
  config: Config,
  connection: Connection,
  clock?: Clock,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config, connection, clock), {
    logger: new ServiceLogger({ logLevels: logLevels(config), json: config.LOG_FORMAT === 'json' }),
    bodyParser: false,
    abortOnError: false,
    forceCloseConnections: true,
  });
  openDoors(app);
  return app;
}

/** @returns the levels that are logged: that of LOG_LEVEL and the graver ones. */
export function logLevels({ LOG_LEVEL }: Config): LogLevel[] {
  return LEVELS.slice(0, LEVELS.indexOf(LOG_LEVEL) + 1);
}

/** Longer than balancers keep an idle connection (60 s by default): the one that closes it must not be the one that is asked on it. */
const IDLE_CONNECTION_MS = 75_000;

/** What every request passes before it reaches a controller. */
export function openDoors(app: NestExpressApplication): void {
  app.disable('x-powered-by');
  app.getHttpServer().keepAliveTimeout = IDLE_CONNECTION_MS;
  const { CORS_ORIGINS, LOG_REQUESTS } = app.get<Config>(CONFIG);
  app.use(named, app.get(Metrics).observe, app.get(Traces).observe);
  if (LOG_REQUESTS) app.use(requestLog());
  openTo(app, CORS_ORIGINS);
  app.useStaticAssets(packageFolder('swagger-ui-dist'), { prefix: '/docs/assets/', index: false });
  app.useStaticAssets(join(packageFolder('altair-static'), 'build/dist'), {
    prefix: '/docs/graphql/assets/',
    index: false,
  });
  serveExplorer(app);
  app.use(privateAnswers);
  app.use(['/v1', '/graphql', '/mcp', '/compat'], app.get(Overload).turnAway);
  app.use(bookmarked, utf8Address, jsonOnly);
  app.useBodyParser('json', BODIES);
  app.use('/graphql', browsersTo('/docs/graphql'));
  app.use('/', browsersTo('/app/'));
  app.use('/v1', unconditional, app.get(SignIns).asKey);
}

/** Lets pages of other origins ask with a key of theirs; a browser never adds the cookie of the explorer to that. */
function openTo(app: NestExpressApplication, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.enableCors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID', BOOKMARK],
    exposedHeaders: ['Allow', 'Idempotency-Replayed', 'Location', 'Retry-After', 'X-Request-Id', BOOKMARK],
    maxAge: 600,
  });
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

/** Brings the database to where this version of the service needs it, starts the workers, and admits API_KEY. */
export async function prepare(app: INestApplicationContext, config: Config): Promise<void> {
  await app.init();
  if (config.API_KEY) await admit(app.get(ApiKeys), config.API_KEY);
}

async function admit(keys: ApiKeys, key: string): Promise<void> {
  await keys.admit(key, 'default', FROM_SETTING);
  if ((await keys.tenantOf(key)) === null) {
    throw new StartupError('The key in API_KEY was revoked; set another one, or unset it and remove DATA_DIR/api-key.');
  }
}

/** The setting is the truth: a key that it held before opens nothing any more. */
async function endFormer(keys: ApiKeys, key: string): Promise<void> {
  for (const id of await keys.replaceFormer(key, 'default'))
    new Logger('Keys').warn(`API_KEY has changed: the key it held before, ${id}, is revoked.`);
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
