import { setTimeout as wait } from 'node:timers/promises';

/** It checks often at first, then seldom, so that a thousand can wait at once. */
const LONGEST_PAUSE_MS = 50;
/** Shorter than Jest's own limit, whose message would not say what was waited for. */
const LIMIT_MS = 90_000;

/**
 * Waits for something that another process or connection does.
 *
 * @param what is waited for, in words: "the session is extracted".
 * @param limit milliseconds.
 * @throws Error that says what was waited for in vain.
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limit: number = LIMIT_MS,
): Promise<void> {
  const began = performance.now();
  for (let pause = 1; !(await holds()); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    if (performance.now() - began >= limit) throw new Error(`Waited ${limit / 1000} s for: ${what}`);
    await wait(pause);
  }
}
