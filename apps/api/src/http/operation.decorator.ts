import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Fault } from '#domain/errors.js';
import { type InputOf, type Operation, placesOf } from '#contract/operation.js';
import { checked, refused } from '#contract/checked.js';

/** Routes a controller method as the contract states the operation. */
export function Route({ method, path, status, produces }: Operation): MethodDecorator {
  const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return applyDecorators(
    RequestMapping({ path: route, method: RequestMethod[method] }),
    HttpCode(status),
    ...(produces ? [Header('Content-Type', `${produces}; charset=utf-8`)] : []),
  );
}

/** The checked input of an operation, gathered from path, query and body. */
export const Input = createParamDecorator((operation: Operation, context: ExecutionContext) =>
  readInput(operation, context.switchToHttp().getRequest<Request>()),
);

/**
 * @returns the operation's input as its schema gives it.
 * @throws DomainError INVALID with the path of every fault.
 */
export function readInput<O extends Operation>(
  operation: O,
  request: Pick<Request, 'params' | 'query' | 'body'>,
): InputOf<O> {
  const places = placesOf(operation);
  const body: unknown = places.body.length > 0 ? (request.body ?? {}) : {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw refused([{ path: '', message: 'the body must be a JSON object' }]);
  const faults: Fault[] = [...unknown(request.query, places.query), ...unknown(body as object, places.body)];
  if (faults.length > 0) throw refused(faults);
  return checked(operation.input, { ...body, ...request.query, ...request.params }) as InputOf<O>;
}

function unknown(given: object, known: readonly string[]): Fault[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((path) => ({ path: path.slice(0, 100), message: 'is not known' }));
}
