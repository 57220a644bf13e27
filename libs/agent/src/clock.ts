/** Where "now" comes from, so that a test can stand still. */
export interface Clock {
  now(): Date;
}

/** Does something once, after that many milliseconds. @returns what calls it off. */
export type Timer = (ms: number, action: () => void) => () => void;

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The machine's timer. It keeps no process alive: what must be done before the end is done by `end()`. */
export const systemTimer: Timer = (ms, action) => {
  const timer: unknown = setTimeout(action, ms);
  if (typeof timer === 'object') (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer as ReturnType<typeof setTimeout>);
};

/** What comes instead of an answer that is not there in time. */
export const LATE = Symbol('late');

/** @returns a promise of LATE, and what calls it off. Race it, so that nothing is waited for longer than that. */
export function deadline(ms: number, timer: Timer): { readonly late: Promise<typeof LATE>; readonly off: () => void } {
  let off = (): void => undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    off = timer(ms, () => resolve(LATE));
  });
  return { late, off };
}
