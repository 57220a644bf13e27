import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { secrets } from '#privacy/secrets.js';

/** By which the lines of a request are found again: its own id, and that of the trace it is a part of. */
export interface RequestIds {
  /** As the caller named it in X-Request-Id, else the trace's; a key is no name, since names are logged. */
  readonly requestId: string;
  /** 32 hexadecimal digits, of `traceparent` (W3C Trace Context), else new. */
  readonly traceId: string;
}

/** A request that has its ids. */
export type NamedRequest = Request & { ids?: RequestIds };

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:$|-)/;
const OWN_ID = /^[\w.:-]{1,64}$/;

/** Names each request, and tells its id in the header X-Request-Id of the answer. */
export function named(request: NamedRequest, response: Response, next: NextFunction): void {
  const [, traceId = randomBytes(16).toString('hex')] = TRACEPARENT.exec(request.get('traceparent') ?? '') ?? [];
  const stated = request.get('x-request-id') ?? '';
  request.ids = { traceId, requestId: OWN_ID.test(stated) && secrets(stated).length === 0 ? stated : traceId };
  response.setHeader('X-Request-Id', request.ids.requestId);
  next();
}
