import type { NextFunction, Request, Response } from 'express';
import { type DestinationStream, pino } from 'pino';
import { routeOf } from './route-of.js';
import type { KeyedRequest } from './caller.decorator.js';
import type { NamedRequest } from './request-id.js';

/**
 * @param to where the lines go. Default: the standard output.
 * @returns what writes one line of JSON for each request when it is answered, or its connection is gone. A line has the route and never
 * the address, which holds ids and what was searched for; whose it is it tells by the ids of key and tenant.
 */
export function requestLog(to?: DestinationStream): (request: Request, response: Response, next: NextFunction) => void {
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'what' },
    to ?? pino.destination(1),
  );
  return (request, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      const { ids, caller } = request as NamedRequest & KeyedRequest;
      const line = {
        ...{ ...ids, method: request.method, route: routeOf(request), status: response.statusCode },
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(response.writableFinished ? {} : { isCut: true }),
        ...(caller ? { keyId: caller.keyId, tenantId: caller.tenantId } : {}),
      };
      if (response.statusCode >= 500) log.error(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}
