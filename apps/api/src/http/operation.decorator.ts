import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Fault } from '#domain/service/errors.js';
import { type InputOf, neededRole, type Operation, placesOf } from '#contract/operation.js';
import { checked, faultsOf, refused } from '#contract/checked.js';
import { AuditedOperation } from '../requests/audit.interceptor.js';
import { NeedsRole } from '../requests/key.guard.js';
import { NO_OBJECT } from '../requests/problem.js';
import { LocationInterceptor } from './location.interceptor.js';

/** Routes a controller method as the contract defines the operation. */
export function Route(operation: Operation): MethodDecorator {
  const { method, path, status, location, produces } = operation;
  const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return applyDecorators(
    RequestMapping({ path: route, method: RequestMethod[method] }),
    HttpCode(status),
    NeedsRole(neededRole(operation)),
    AuditedOperation(operation),
    ...(location ? [UseInterceptors(new LocationInterceptor(location))] : []),
    ...(produces ? [Header('Content-Type', `${produces}; charset=utf-8`)] : []),
  );
}

/** The validated input of an operation, from path, query and body. */
export const OperationInput = createParamDecorator((operation: Operation, context: ExecutionContext) =>
  readInput(operation, context.switchToHttp().getRequest<Request>()),
);

/**
 * @returns the operation's input as parsed by its schema.
 * @throws DomainError INVALID with the path of every fault.
 */
export function readInput<O extends Operation>(
  operation: O,
  request: Pick<Request, 'params' | 'query' | 'body'>,
): InputOf<O> {
  const places = placesOf(operation);
  const body: unknown = places.body.length > 0 ? (request.body ?? {}) : {};
  if (typeof body !== 'object' || Array.isArray(body)) throw refused([{ path: '', message: NO_OBJECT }]);
  const faults: Fault[] = [...unknown(request.query, places.query), ...unknown(body as object, places.body)];
  const given = { ...body, ...request.query, ...request.params };
  if (faults.length === 0) return checked(operation.input, given) as InputOf<O>;
  // A strict schema would report unknown fields a second time.
  const named = new Set(faults.map(({ path }) => path));
  throw refused([...faults, ...faultsOf(operation.input, given).filter(({ path }) => !named.has(path.slice(0, 100)))]);
}

function unknown(given: object, known: readonly string[]): Fault[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((path) => ({ path: path.slice(0, 100), message: 'is not known' }));
}
