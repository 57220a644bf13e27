const DAY_MS = 86_400_000;

/**
 * @param days `null`: it is kept.
 * @returns when something recorded now is to be forgotten.
 */
export function forgetAt(now: Date, days: number | null): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}
