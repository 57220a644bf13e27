import type { components } from './generated/api.js';

/** The body of an RFC 9457 answer. */
export type Problem = components['schemas']['Problem'];

/** What went wrong. UNAVAILABLE also means that the service was not reached or did not answer in time. */
export type ErrorCode = Problem['code'];

/** One fault of an input: `path` is dotted (`memories.3.text`), empty for the input as a whole. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** A call that was refused or not answered; `message` says why in one line. */
export class PalimpsestError extends Error {
  override readonly name = 'PalimpsestError';

  constructor(
    readonly code: ErrorCode,
    /** The same as `message`. */
    readonly detail: string,
    /** All faults of the input, for INVALID. */
    readonly errors: readonly Fault[] = [],
    /** The HTTP status; `null` if no answer came. */
    readonly status: number | null = null,
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
}

/**
 * @param body the answer: a problem of the service, or whatever a proxy sent instead.
 * @returns the error for an unsuccessful answer.
 */
export function errorOf(
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
  body: unknown,
): PalimpsestError {
  if (isProblem(body)) return new PalimpsestError(body.code, body.detail, body.errors ?? [], status);
  const code = CODES[status] ?? (status >= 500 ? 'INTERNAL' : 'INVALID');
  return new PalimpsestError(code, `The answer was ${`${status} ${statusText}`.trim()}, without a reason.`, [], status);
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, detail } = body as Record<string, unknown>;
  return typeof code === 'string' && typeof detail === 'string';
}
