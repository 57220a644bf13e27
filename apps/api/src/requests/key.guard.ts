import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { OPENABLE } from '#config/keys.settings.js';
import { DomainError } from '#domain/service/errors.js';
import { assertAllowed, isAllowed, type NeededRole } from '#domain/service/key-role.js';
import { ApiKeys, type KeyCaller } from '#keys/api-keys.js';
import { RateLimits } from '#keys/rate-limits.js';
import type { KeyedRequest } from './caller.decorator.js';
import { countRequest } from './rate-headers.js';

const OPEN = 'open';
const NEEDS = 'needs';

/** From where a route is reachable without a key: from everywhere, or by the setting OPEN. */
type Openness = 'everywhere' | (typeof OPENABLE)[number];

/** Marks a route that needs no key from this machine, nor from elsewhere if OPEN names it. */
export const OpenOnLoopback = (named: (typeof OPENABLE)[number]): ClassDecorator & MethodDecorator =>
  SetMetadata(OPEN, named);

/** Marks a route that never needs a key: health, for probes, and signing in, which brings one. */
export const Open = (): ClassDecorator & MethodDecorator => SetMetadata(OPEN, 'everywhere' satisfies Openness);

/** The role that a route needs. Default: `read` for GET, else `write`. */
export const NeedsRole = (role: NeededRole): ClassDecorator & MethodDecorator => SetMetadata(NEEDS, role);

/** Whether a socket address is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '');
}

/** @returns the key in a request. */
export function keyIn({ headers }: Pick<Request, 'headers'>): string | undefined {
  // Clients of mem0 use Token.
  return /^(?:Bearer|Token) ([\x21-\x7e]{1,500})$/i.exec(headers.authorization ?? '')?.[1];
}

const WITHOUT_KEY = 'There is no API key in the request: send "Authorization: Bearer KEY".';
export const WRONG_KEY = 'This key is not valid: it is mistyped, or was revoked.';

/**
 * @returns the caller of a request's key.
 * @throws DomainError UNAUTHENTICATED without a valid key.
 */
export async function callerOf(request: Pick<Request, 'headers'>, keys: ApiKeys): Promise<KeyCaller> {
  const key = keyIn(request);
  const opened = key === undefined ? null : await keys.opened(key);
  if (opened !== null) return opened;
  throw new DomainError('UNAUTHENTICATED', key === undefined ? WITHOUT_KEY : WRONG_KEY);
}

/** Admits a request by its key, which determines the tenant and the role. */
@Injectable()
export class KeyGuard implements CanActivate {
  constructor(
    private readonly keys: ApiKeys,
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // A GraphQL query was admitted or refused already.
    if (context.getType<string>() === 'graphql') return true;
    const request = context.switchToHttp().getRequest<KeyedRequest>();
    const marked = [context.getHandler(), context.getClass()];
    const open = this.reflector.getAllAndOverride<Openness | undefined>(OPEN, marked);
    if (open !== undefined && this.isOpen(open, request)) return true;
    const needed = this.reflector.getAllAndOverride<NeededRole | undefined>(NEEDS, marked);
    request.caller = await this.admitted(request, needed ?? (request.method === 'GET' ? 'read' : 'write'));
    return true;
  }

  /**
   * @returns the caller. Refused requests also count towards the key's rate limit.
   * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, or FORBIDDEN for a key of another role.
   */
  async admitted(request: Request, needed: NeededRole): Promise<KeyCaller> {
    const caller = await callerOf(request, this.keys);
    countRequest(caller, this.limits, request.res);
    assertAllowed(caller, needed);
    return caller;
  }

  /** Whether data about the whole instance may be shown: on this machine, and to a key of the role ops. */
  async mayOperate(request: Request): Promise<boolean> {
    if (isLoopback(request.socket.remoteAddress)) return true;
    return callerOf(request, this.keys).then(
      (caller) => isAllowed(caller, 'ops'),
      // A probe with a wrong key is answered anyway.
      () => false,
    );
  }

  private isOpen(open: Openness, { socket }: Request): boolean {
    return open === 'everywhere' || isLoopback(socket.remoteAddress) || this.config.OPEN.includes(open);
  }
}
