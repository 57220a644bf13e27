import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 10;
/** Below the tests' own limit, which would not say what was waited for. */
const LIMIT_MS = 30_000;

/**
 * Waits for what another process or connection brings about.
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
  while (!(await holds())) {
    if (performance.now() - began >= limit) throw new Error(`Waited ${limit / 1000} s for: ${what}`);
    await wait(PAUSE_MS);
  }
}
