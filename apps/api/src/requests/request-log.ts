import type { NextFunction, Request, Response } from 'express';
import { type DestinationStream, pino } from 'pino';
import { routeOf } from './route-of.js';
import type { KeyedRequest } from './caller.decorator.js';
import type { NamedRequest } from './request-ids.middleware.js';

/**
 * @param to where lines are written. Default: standard output.
 * @returns middleware that writes one JSON line per request when it is answered or its connection is lost. A line has the route and never
 * the URL, which contains ids and search words; the ids of key and tenant say whose it is.
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
