import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { OPENABLE } from '#config/keys.settings.js';
import { DomainError } from '#domain/errors.js';
import { assertAllowed, isAllowed, type NeededRole } from '#domain/key-role.js';
import { ApiKeys, type KeyCaller } from '#keys/api-keys.js';
import { RateLimits } from '#keys/rate-limits.js';
import type { KeyedRequest } from './caller.decorator.js';
import { countRequest } from './rate-headers.js';

const OPEN = 'open';
const NEEDS = 'needs';

/** From where something can be reached without a key: from everywhere, or by the setting OPEN. */
type Openness = 'everywhere' | (typeof OPENABLE)[number];

/** Marks what can be read without a key from the machine itself, and from others where OPEN names it. */
export const OpenOnLoopback = (named: (typeof OPENABLE)[number]): ClassDecorator & MethodDecorator =>
  SetMetadata(OPEN, named);

/** Marks what needs no key from anywhere: health, which probes ask for, and signing in, which brings one. */
export const Open = (): ClassDecorator & MethodDecorator => SetMetadata(OPEN, 'everywhere' satisfies Openness);

/** Says which role a key needs. Default: `read` for GET, else `write`. */
export const Needs = (role: NeededRole): ClassDecorator & MethodDecorator => SetMetadata(NEEDS, role);

/** Whether an address of a socket is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '');
}

/** @returns the key that a request states. */
export function keyIn({ headers }: Pick<Request, 'headers'>): string | undefined {
  // Clients of mem0 say Token.
  return /^(?:Bearer|Token) ([\x21-\x7e]{1,500})$/i.exec(headers.authorization ?? '')?.[1];
}

const WITHOUT_KEY = 'There is no API key in the request: send "Authorization: Bearer KEY".';
export const WRONG_KEY = 'This key opens nothing: it is mistyped, or was revoked.';

/**
 * @returns who calls by the key of a request.
 * @throws DomainError UNAUTHENTICATED when it has none that is valid.
 */
export async function callerOf(request: Pick<Request, 'headers'>, keys: ApiKeys): Promise<KeyCaller> {
  const key = keyIn(request);
  const opened = key === undefined ? null : await keys.opened(key);
  if (opened !== null) return opened;
  throw new DomainError('UNAUTHENTICATED', key === undefined ? WITHOUT_KEY : WRONG_KEY);
}

/** Lets a request in by its key, which also says whose memory it sees, and what may be done with it. */
@Injectable()
export class KeyGuard implements CanActivate {
  constructor(
    private readonly keys: ApiKeys,
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // A GraphQL query was let in or refused already.
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
   * @returns who calls; what they may not do counts for the limit of their key as well.
   * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, or FORBIDDEN for a key of another role.
   */
  async admitted(request: Request, needed: NeededRole): Promise<KeyCaller> {
    const caller = await callerOf(request, this.keys);
    countRequest(caller, this.limits, request.res);
    assertAllowed(caller, needed);
    return caller;
  }

  /** Whether what concerns the whole instance may be shown: on the machine itself, and to a key of the role ops. */
  async mayOperate(request: Request): Promise<boolean> {
    if (isLoopback(request.socket.remoteAddress)) return true;
    return callerOf(request, this.keys).then(
      (caller) => isAllowed(caller, 'ops'),
      // A probe that sends a wrong key is answered all the same.
      () => false,
    );
  }

  private isOpen(open: Openness, { socket }: Request): boolean {
    return open === 'everywhere' || isLoopback(socket.remoteAddress) || this.config.OPEN.includes(open);
  }
}
