/** A notice is dead after this many attempts. */
export const MOST_ATTEMPTS = 8;

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** @returns how long to wait after a failed attempt: 1 minute, 4, 16, 64, 256, then 6 hours. @param attempts from 1. */
export function backoffMs(attempts: number): number {
  return Math.min(MINUTE_MS * 4 ** (attempts - 1), LONGEST_MS);
}
