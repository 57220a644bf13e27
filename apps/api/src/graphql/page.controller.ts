import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { DomainError } from '#domain/service/errors.js';
import { NeedsRole, OpenOnLoopback } from '../requests/key.guard.js';
import { START } from './page-start.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <base href="/docs/graphql/assets/" />
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Palimpsest GraphQL</title>
    <link rel="icon" href="/docs/graphql/assets/favicon.ico" />
    <link rel="stylesheet" href="/docs/graphql/assets/styles.css" />
  </head>
  <body>
    <form id="key-form" style="font: 16px sans-serif; margin: 4rem auto; max-width: 30rem; padding: 0 1rem">
      <h1 style="font-size: 1.3rem">Palimpsest GraphQL</h1>
      <label>API key<br /><input type="password" autocomplete="off" required autofocus style="width: 100%" /></label>
      <p>It is in .local/api-key of the directory of ./dev start. This page keeps it until it is closed.</p>
      <button>Open</button>
    </form>
    <app-root></app-root>
    <script type="module" src="/docs/graphql/assets/polyfills.js"></script>
    <script type="module" src="/docs/graphql/assets/main.js"></script>
    <script type="module" src="/docs/graphql/start.js"></script>
  </body>
</html>
`;

/** Scripts, fonts and connections come from this service only; editors write inline styles. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page for trying queries. It needs the schema, so it exists only if introspection is allowed. */
@Controller('docs/graphql')
@OpenOnLoopback('graphql')
@NeedsRole('any')
export class GraphqlPageController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', POLICY)
  page(): string {
    if (this.config.GRAPHQL_INTROSPECTION) return PAGE;
    throw new DomainError(
      'NOT_FOUND',
      'GRAPHQL_INTROSPECTION is false here, so the schema is hidden, and with it the page to try queries on.',
    );
  }

  @Get('start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  start(): string {
    return START;
  }
}
