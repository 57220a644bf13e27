/** The source of "now", so that a test can stop the clock. */
export interface Clock {
  now(): Date;
}

/**
 * Runs an action once, after that many milliseconds.
 * @param isAwaited whether somebody waits for it, so that the process must live until then.
 * @returns the function that cancels it.
 */
export type Timer = (ms: number, action: () => void, isAwaited?: boolean) => () => void;

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The machine's timer. Background work keeps no process alive; `end()` does what must be done before the end. */
export const systemTimer: Timer = (ms, action, isAwaited = false) => {
  const timer: unknown = setTimeout(action, ms);
  if (!isAwaited && typeof timer === 'object') (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer as ReturnType<typeof setTimeout>);
};

/** Stands for an answer that did not come in time. */
export const LATE = Symbol('late');

/** @returns a promise of LATE, to race against an answer, and the function that cancels it. */
export function deadline(ms: number, timer: Timer): { readonly late: Promise<typeof LATE>; readonly off: () => void } {
  let off = (): void => undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    off = timer(ms, () => resolve(LATE), true);
  });
  return { late, off };
}
