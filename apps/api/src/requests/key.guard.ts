import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { DomainError } from '#domain/errors.js';
import { ApiKeys } from '#keys/api-keys.js';
import type { KeyedRequest } from './caller.decorator.js';

const OPEN = 'openOnLoopback';

/** Marks what can be read without a key from the machine itself: health, metrics and documentation. */
export const OpenOnLoopback = (): ClassDecorator & MethodDecorator => SetMetadata(OPEN, true);

/** Whether an address of a socket is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '');
}

/**
 * @returns the tenant of a request's key, and which key it is.
 * @throws DomainError UNAUTHENTICATED when it has none that is valid.
 */
export async function callerOf(
  { headers }: Pick<Request, 'headers'>,
  keys: ApiKeys,
): Promise<{ tenantId: string; keyId: string }> {
  const key = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(headers.authorization ?? '')?.[1];
  const opened = key === undefined ? null : await keys.opened(key);
  if (opened !== null) return opened;
  throw new DomainError('UNAUTHENTICATED', 'Send a valid API key: "Authorization: Bearer KEY".');
}

/** Lets a request in by its key, which also says whose memory it sees. */
@Injectable()
export class KeyGuard implements CanActivate {
  constructor(
    private readonly keys: ApiKeys,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // A GraphQL query was let in or refused already.
    if (context.getType<string>() === 'graphql') return true;
    const request = context.switchToHttp().getRequest<KeyedRequest>();
    const open = this.reflector.getAllAndOverride<boolean | undefined>(OPEN, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (open && isLoopback(request.socket.remoteAddress)) return true;
    request.caller = await callerOf(request, this.keys);
    return true;
  }
}
