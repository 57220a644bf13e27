import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Response } from 'express';

/** The page runs its own files and asks this service, and nothing else; no other page may frame it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the explorer as it was built. The files hold nothing of a tenant, so they need no key. */
export function serveExplorer(app: NestExpressApplication): void {
  const folder = dirname(fileURLToPath(import.meta.resolve('#explorer/index.html')));
  app.useStaticAssets(folder, { prefix: '/app', setHeaders, maxAge: 0 });
}

function setHeaders(response: Response, path: string): void {
  response.set({
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // The names of the assets change with what they hold.
    ...(path.endsWith('.html') ? { 'Cache-Control': 'no-cache' } : { 'Cache-Control': 'max-age=31536000, immutable' }),
  });
}
