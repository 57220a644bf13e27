import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { secrets } from '#privacy/secrets.js';

/** The ids under which a request is logged: its own, and that of its trace. */
export interface RequestIds {
  /** From X-Request-Id, else the trace id. A key is not accepted, because ids are logged. */
  readonly requestId: string;
  /** 32 hexadecimal digits, from `traceparent` (W3C Trace Context), else new. */
  readonly traceId: string;
}

/** A request with its ids. */
export type NamedRequest = Request & { ids?: RequestIds };

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:$|-)/;
const OWN_ID = /^[\w.:-]{1,64}$/;

/** Gives each request its ids, and returns its id in the header X-Request-Id. */
export function assignRequestIds(request: NamedRequest, response: Response, next: NextFunction): void {
  const [, traceId = randomBytes(16).toString('hex')] = TRACEPARENT.exec(request.get('traceparent') ?? '') ?? [];
  const stated = request.get('x-request-id') ?? '';
  request.ids = { traceId, requestId: OWN_ID.test(stated) && secrets(stated).length === 0 ? stated : traceId };
  response.setHeader('X-Request-Id', request.ids.requestId);
  next();
}
