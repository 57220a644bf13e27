/** Who waits for a call: may cancel it, and may want to know how far it is. */
export interface Waiter {
  /** Aborted when the call was cancelled. What has begun to be written is written all the same. */
  readonly signal: AbortSignal;
  /** Told what is done, in a few words, by calls that take several steps. */
  readonly tell: (step: string) => void;
}

/** @returns somebody who waits to the end, and wants to know nothing before. */
export function patient(): Waiter {
  return { signal: new AbortController().signal, tell: () => undefined };
}
