import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError } from '#domain/service/errors.js';
import { isLoopback } from '../requests/key.guard.js';

const LOCAL_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses web pages of other sites. Programs send no Origin. A request over loopback must come from a page on this machine, since with
 * DNS rebinding to 127.0.0.1 Host and Origin agree. Any other request must come from a page of this host.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers, socket } = context.switchToHttp().getRequest<Request>();
    if (headers.origin === undefined) return true;
    const origin = URL.parse(headers.origin);
    const known = isLoopback(socket.localAddress)
      ? LOCAL_NAMES.has(origin?.hostname ?? '')
      : origin !== null && origin.host === headers.host;
    if (known) return true;
    throw new DomainError('FORBIDDEN', 'Requests from web pages of other sites are refused.');
  }
}
