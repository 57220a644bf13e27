import { PalimpsestError } from '@palimpsest/client';

/** What is being read: the last answer stays until the next one is there. */
export interface Loaded<T> {
  readonly data: T | null;
  readonly error: string | null;
}

/** What is shown, and the question that it answers. */
export interface Answer<T> extends Loaded<T> {
  readonly question: string;
}

/**
 * @returns what is shown after a fault. What answered the same question before is still worth more than nothing, unless it is there no
 * longer; what answered another would be taken for the answer to this one.
 */
export function afterFault<T>(shown: Answer<T>, question: string, error: unknown): Answer<T> {
  const isGone = error instanceof PalimpsestError && error.status === 404;
  const data = shown.question === question && !isGone ? shown.data : null;
  return { data, error: messageOf(error), question };
}

/** @returns what to tell of an error; those of the client are written for people. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
