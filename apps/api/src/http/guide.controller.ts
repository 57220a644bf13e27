import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PROJECT_ROOT } from '#config/project-root.js';
import { DomainError } from '#domain/service/errors.js';
import { NeedsRole, OpenOnLoopback } from '../requests/key.guard.js';
import { OWN_FILES_ONLY } from '../requests/content-security-policy.js';

const ADDRESS = '/docs/guide';
const FOLDER = join(PROJECT_ROOT, 'dist/site');

/** The documentation site built by `npm run build:site`. */
@Controller()
@OpenOnLoopback('docs')
@NeedsRole('any')
export class GuideController {
  @Get('docs/guide{/*path}')
  async page(
    @Param('path') path: readonly string[] | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // Links in the pages are relative, so the first URL must end in a slash.
    if (request.path === ADDRESS) return response.redirect(301, `${ADDRESS}/`);
    if (!existsSync(FOLDER))
      throw new DomainError('NOT_FOUND', 'The guide is not built here: run "npm run build:site", then ask again.');
    const wanted = path?.join('/') || 'index.html';
    response.set({
      'Content-Security-Policy': OWN_FILES_ONLY,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-cache',
    });
    await sent(response, wanted);
  }
}

/** @throws DomainError NOT_FOUND for anything outside the folder, however its path is written. */
function sent(response: Response, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    response.sendFile(wanted, { root: FOLDER, cacheControl: false }, (error?: Error) => {
      // The client aborted the download.
      if (error === undefined || response.headersSent || response.destroyed) resolve();
      else reject(new DomainError('NOT_FOUND', 'The guide has no such page.'));
    });
  });
}
