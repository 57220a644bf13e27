/** How a caller controls a call that it waits for: it may cancel it, and may want to follow its progress. */
export interface CallControl {
  /** Aborted when the call is cancelled. A write that has begun is completed anyway. */
  readonly signal: AbortSignal;
  /** Called by operations of several steps, with a few words for the step that begins. */
  readonly tell: (step: string) => void;
}

/** @returns the control of a caller that never cancels and ignores progress. */
export function uncontrolled(): CallControl {
  return { signal: new AbortController().signal, tell: () => undefined };
}
