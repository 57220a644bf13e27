import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Response } from 'express';
import { OWN_FILES_ONLY } from '../requests/content-security-policy.js';

/** Serves the built explorer. The files contain no tenant data, so they need no key. */
export function serveExplorer(app: NestExpressApplication): void {
  const folder = dirname(fileURLToPath(import.meta.resolve('#explorer/index.html')));
  app.useStaticAssets(folder, { prefix: '/app', setHeaders, maxAge: 0 });
}

function setHeaders(response: Response, path: string): void {
  response.set({
    'Content-Security-Policy': OWN_FILES_ONLY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // Asset names change with their content.
    ...(path.endsWith('.html') ? { 'Cache-Control': 'no-cache' } : { 'Cache-Control': 'max-age=31536000, immutable' }),
  });
}
