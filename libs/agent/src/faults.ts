import { PalimpsestError } from '@palimpsest/client';

/** @returns what was thrown, in the form in which the service refuses. */
export function asPalimpsestError(error: unknown): PalimpsestError {
  if (error instanceof PalimpsestError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new PalimpsestError('INTERNAL', reason, [], null, { cause: error });
}
