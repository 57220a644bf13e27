import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { z } from 'zod';
import { checked } from '#contract/checked.js';
import { DomainError } from '#domain/service/errors.js';
import { assertAllowed } from '#domain/service/key-role.js';
import { OtherDatabases } from '../databases/other-databases.js';
import { Open, WRONG_KEY } from '../requests/key.guard.js';
import { COOKIE, HEADER, SIGNED_IN_MS, SignIns } from './sign-ins.js';

const SignIn = z.strictObject({ key: z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be an API key') });

/** Signs a browser in to the explorer, and out. Part of that page, not an operation of the service. */
@Controller('app/sign-in')
@Open()
export class SignInController {
  constructor(
    private readonly databases: OtherDatabases,
    private readonly signIns: SignIns,
  ) {}

  @Post()
  @HttpCode(204)
  async signIn(
    @Body() body: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    ofTheExplorer(request);
    const { key } = checked(SignIn, body ?? {});
    const opened = await this.databases.opened(key);
    if (opened === null) throw new DomainError('UNAUTHENTICATED', WRONG_KEY);
    assertAllowed(opened, 'read');
    response.cookie(COOKIE, this.signIns.begin(key), { ...cookieFor(request), maxAge: SIGNED_IN_MS });
  }

  @Delete()
  @HttpCode(204)
  signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): void {
    ofTheExplorer(request);
    this.signIns.end(request);
    response.clearCookie(COOKIE, cookieFor(request));
  }
}

/** Refuses requests from pages of other sites, which cannot add the header. */
function ofTheExplorer({ headers }: Request): void {
  if (headers[HEADER] === undefined) throw new DomainError('FORBIDDEN', `Only the explorer does this: send ${HEADER}.`);
}

/** Over https the cookie is secure. A proxy may terminate TLS, so the page's own URL decides. */
function cookieFor({ headers }: Request): CookieOptions {
  const secure = headers.origin?.startsWith('https:') === true;
  return { httpOnly: true, sameSite: 'strict', path: '/', secure };
}
