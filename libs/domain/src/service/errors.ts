/** The error codes of the API; each door translates them to its own protocol. */
export type ErrorCode =
  'INVALID' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT' | 'TOO_LARGE' | 'RATE_LIMITED' | 'UNAVAILABLE';

/** One fault of an input: `path` is dotted (`memories.3.text`), empty for the input as a whole. */
export interface Fault {
  path: string;
  message: string;
}

/** A request that cannot be answered, for a reason that its caller can act on. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly faults: readonly Fault[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DomainError';
  }
}

/** @returns the error for something that does not exist or belongs to another tenant; the caller is not told which. */
export function notFound(what: string, id: string): DomainError {
  return new DomainError('NOT_FOUND', `There is no ${what} ${id}.`);
}

/** @returns the error for one faulty field. */
export function invalid(path: string, message: string): DomainError {
  return new DomainError('INVALID', `${path}: ${message}`, [{ path, message }]);
}

/** Runs work on a part of the input at `path`, and prefixes the paths of its faults with it. */
export async function prefixFaults<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || path === '') throw error;
    const faults = error.faults.map((fault) => ({ ...fault, path: `${path}${fault.path}` }));
    // Only the message of a fault begins with a path.
    const place = faults.length > 0 ? path : `${path.replace(/\.$/, '')}: `;
    throw new DomainError(error.code, `${place}${error.message}`, faults);
  }
}

/** The process cannot start; the message is one line that says what to do. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
