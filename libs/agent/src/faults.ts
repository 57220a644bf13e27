import { PalimpsestError } from '@palimpsest/client';

/** Errors that waiting does not cure. */
const FINAL = ['INVALID', 'CONFLICT', 'TOO_LARGE', 'NOT_FOUND'];
/** A key can get missing rights, but not while the turns of one call wait. */
const OF_KEY = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** @returns whether the service refused what it was sent, and would refuse it again. */
export function isFinal(error: unknown): error is PalimpsestError {
  return error instanceof PalimpsestError && FINAL.includes(error.code);
}

/** @returns whether the service refused the key. */
export function isOfKey(error: unknown): error is PalimpsestError {
  return error instanceof PalimpsestError && OF_KEY.includes(error.code);
}

/** The session cannot be opened now, so its turns wait; `cause` is the reason. */
export class NotOpen extends Error {}

/**
 * @returns whether nothing can be sent, now or later, because the session can never be opened, or the key is refused.
 */
export function isHopeless(error: unknown): boolean {
  return error instanceof NotOpen ? isFinal(error.cause) || isOfKey(error.cause) : isOfKey(error);
}

/** @returns the error in the form of the service's refusals. */
export function asPalimpsestError(error: unknown): PalimpsestError {
  if (error instanceof PalimpsestError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new PalimpsestError('INTERNAL', reason, [], null, { cause: error });
}
