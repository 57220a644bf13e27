import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { BOOKMARK } from '#graph/bookmarks.js';
import { OtherDatabases } from './databases/other-databases.js';
import { serveExplorer } from './explorer/serve-explorer.js';
import { SignIns } from './explorer/sign-ins.js';
import { useBookmarks } from './requests/bookmarks.middleware.js';
import { browsersTo } from './requests/browsers-to.middleware.js';
import { refuseOtherJson } from './requests/refuse-other-json.middleware.js';
import { requireJson } from './requests/require-json.middleware.js';
import { Drain } from './requests/drain.js';
import { Metrics } from './metrics/metrics.js';
import { Overload } from './requests/overload.js';
import { forbidCaching } from './requests/forbid-caching.middleware.js';
import { assignRequestIds } from './requests/request-ids.middleware.js';
import { requestLog } from './requests/request-log.js';
import { Traces } from './tracing/traces.js';
import { refuseConditions } from './requests/refuse-conditions.middleware.js';
import { requireUtf8Address, requireUtf8Body } from './requests/require-utf8.js';

/** Nest passes on options that its type omits. */
const BODIES = { limit: '1mb', verify: requireUtf8Body };
/**
 * Longer than load balancers keep an idle connection (60 s by default), so that the side that closes it is not the one about to receive a
 * request.
 */
const IDLE_CONNECTION_MS = 75_000;

/** The middleware of every request. Requests for another database leave half way. */
export function useMiddleware(app: NestExpressApplication): void {
  app.disable('x-powered-by');
  app.getHttpServer().keepAliveTimeout = IDLE_CONNECTION_MS;
  const { CORS_ORIGINS, LOG_REQUESTS } = app.get<Config>(CONFIG);
  app.use(assignRequestIds, app.get(Metrics).observe, app.get(Traces).observe);
  if (LOG_REQUESTS) app.use(requestLog());
  app.use(app.get(Drain).pass);
  allowOrigins(app, CORS_ORIGINS);
  app.useStaticAssets(packageFolder('swagger-ui-dist'), { prefix: '/docs/assets/', index: false });
  app.useStaticAssets(join(packageFolder('altair-static'), 'build/dist'), {
    prefix: '/docs/graphql/assets/',
    index: false,
  });
  serveExplorer(app);
  app.use('/v1', app.get(SignIns).asKey);
  app.use(app.get(OtherDatabases).handOver);
  usePartMiddleware(app);
  app.use('/', browsersTo('/app/'));
}

/** The middleware for requests to the database of this part of the service. */
export function usePartMiddleware(app: NestExpressApplication): void {
  app.use(forbidCaching);
  app.use(['/v1', '/graphql', '/mcp', '/compat'], app.get(Overload).turnAway);
  app.use(useBookmarks, requireUtf8Address, requireJson);
  app.useBodyParser('json', BODIES);
  app.use(refuseOtherJson);
  app.use('/graphql', browsersTo('/docs/graphql'));
  app.use('/v1', refuseConditions);
}

/** Allows pages of other origins to send requests with a key; browsers never add the explorer's cookie to these. */
function allowOrigins(app: NestExpressApplication, origins: readonly string[]): void {
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
