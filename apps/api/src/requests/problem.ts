import { HttpException } from '@nestjs/common';
import { DomainError, type ErrorCode, type Fault } from '#domain/service/errors.js';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** An RFC 9457 problem. INTERNAL is a bug of the service and has no details. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode | 'METHOD_NOT_ALLOWED' | 'PRECONDITION_FAILED' | 'INTERNAL';
  readonly detail: string;
  readonly errors?: readonly Fault[];
}

/** Of a body that is JSON, but no object. */
export const NO_OBJECT = 'The body must be a JSON object.';

const UNCONDITIONAL =
  'Nothing here has a strong ETag, so no condition can hold: send it without If-Match, If-Unmodified-Since or If-None-Match. Writes about a contact wait for one another, and what is replaced stays readable.';

/** @returns the problem that the caller gets for an error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof DomainError) {
    const faults = error.faults.length > 0 ? error.faults : undefined;
    return problem(STATUS[error.code], error.code, error.message, faults);
  }
  const status = statusOf(error);
  if (status === 413) return problem(413, 'TOO_LARGE', 'The body must not be larger than 1 MiB.');
  if (status === 404) return problem(404, 'NOT_FOUND', 'There is no such address; /docs lists them.');
  if (status === 405) return problem(405, 'METHOD_NOT_ALLOWED', (error as Error).message);
  if (status === 412) return problem(412, 'PRECONDITION_FAILED', UNCONDITIONAL);
  if (status !== undefined && status >= 400 && status < 500) {
    const detail = detailOf(error, status);
    return problem(status, 'INVALID', detail, [{ path: '', message: detail }]);
  }
  return problem(500, 'INTERNAL', 'Something went wrong here; the log of the service says what.');
}

/** Errors of Nest and of the body parser, which have a `status`. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
}

function detailOf(error: unknown, status: number): string {
  if (status === 415) return 'The body must be JSON in UTF-8, with Content-Type: application/json.';
  const message = error instanceof Error ? error.message : '';
  return `The request is not understood: ${message.slice(0, 200)}`;
}

const TITLES: Readonly<Record<Problem['code'], string>> = {
  INVALID: 'The request is not valid',
  UNAUTHENTICATED: 'No valid key',
  FORBIDDEN: 'Not allowed',
  NOT_FOUND: 'Not found',
  CONFLICT: 'In conflict with what is there',
  TOO_LARGE: 'Too large',
  RATE_LIMITED: 'Too many requests',
  METHOD_NOT_ALLOWED: 'Method not allowed',
  PRECONDITION_FAILED: 'The condition is not met',
  UNAVAILABLE: 'Not available now',
  INTERNAL: 'Internal error',
};

function problem(status: number, code: Problem['code'], detail: string, errors?: readonly Fault[]): Problem {
  return { type: 'about:blank', title: TITLES[code], status, code, detail, ...(errors ? { errors } : {}) };
}
