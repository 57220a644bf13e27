import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, mergeMap, type Observable } from 'rxjs';
import type { Operation } from '#contract/operation.js';
import { AuditLog } from '#keys/audit-log.js';
import type { KeyedRequest } from './caller.decorator.js';

const OPERATION = 'operation';
const PEER = 'peer';

/** Marks the operation of a route. */
export const AuditedOperation = (operation: Operation): MethodDecorator => SetMetadata(OPERATION, operation);

/** Marks a controller as compatible with another memory service. */
export const CompatibleWith = (peer: 'mem0' | 'graphiti'): ClassDecorator => SetMetadata(PEER, peer);

/** Records in the audit log what was done through REST, the explorer and the compatible APIs. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly audit: AuditLog,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    // GraphQL fields are recorded where they are answered.
    if (context.getType<string>() === 'graphql') return next.handle();
    const request = context.switchToHttp().getRequest<KeyedRequest>();
    const operation = this.reflector.get<Operation | undefined>(OPERATION, context.getHandler());
    return next
      .handle()
      .pipe(mergeMap((answer: unknown) => from(this.recorded(request, context, operation, answer).then(() => answer))));
  }

  private async recorded(
    { caller, params, query, body, isOfExplorer }: KeyedRequest,
    context: ExecutionContext,
    operation: Operation | undefined,
    answer: unknown,
  ): Promise<void> {
    if (caller === undefined) return;
    if (operation) {
      const input = { ...(body as object | undefined), ...query, ...params };
      await this.audit.record(caller, isOfExplorer ? 'explorer' : 'rest', operation, input, answer);
      return;
    }
    const peer = this.reflector.get<string | undefined>(PEER, context.getClass());
    if (peer) this.audit.request(caller, 'compat', `${peer}.${context.getHandler().name}`);
  }
}
