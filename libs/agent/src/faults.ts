import { PalimpsestError } from '@palimpsest/client';

/** Waiting does not cure these. */
const FINAL = ['INVALID', 'CONFLICT', 'TOO_LARGE', 'NOT_FOUND'];
/** A key can be given what it lacks, but that is not done for the turns of one call. */
const OF_KEY = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** @returns whether the service refused what it was sent, and would refuse it again. */
export function isFinal(error: unknown): error is PalimpsestError {
  return error instanceof PalimpsestError && FINAL.includes(error.code);
}

/** @returns whether the service refused the key. */
export function isOfKey(error: unknown): error is PalimpsestError {
  return error instanceof PalimpsestError && OF_KEY.includes(error.code);
}

/** The session cannot be opened now, so what belongs to it waits; its `cause` is the reason. */
export class NotOpen extends Error {}

/** @returns whether nothing can be sent, now or later: the session can never be opened, or the key is refused. */
export function isHopeless(error: unknown): boolean {
  return error instanceof NotOpen ? isFinal(error.cause) || isOfKey(error.cause) : isOfKey(error);
}

/** @returns what was thrown, in the form in which the service refuses. */
export function asPalimpsestError(error: unknown): PalimpsestError {
  if (error instanceof PalimpsestError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new PalimpsestError('INTERNAL', reason, [], null, { cause: error });
}
