import { Controller, Get, Header } from '@nestjs/common';
import { NeedsRole, OpenOnLoopback } from '../requests/key.guard.js';
import { openApi } from './openapi.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Palimpsest API</title>
    <link rel="stylesheet" href="/docs/assets/swagger-ui.css" />
  </head>
  <body>
    <div id="ui"></div>
    <script src="/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#ui', deepLinking: true, persistAuthorization: true });\n`;

/** The API documentation, for people and generators. Everything is served by this process. */
@Controller()
@OpenOnLoopback('docs')
@NeedsRole('any')
export class DocumentationController {
  private readonly document = openApi();

  @Get('openapi.json')
  openApi(): Record<string, unknown> {
    return this.document;
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:")
  page(): string {
    return PAGE;
  }

  @Get('docs/start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  start(): string {
    return START;
  }
}
