import type { ShownStatus, Version } from './memory.js';

/**
 * The status of an event as it is shown. It is read off the times and never stored: a plan whose time has passed without
 * word is `unconfirmed`, since nobody said that it happened, nor that it did not.
 *
 * @param at the instant of reading, on the valid clock. A version that ended before, or was believed no longer, is read
 * where it ended: a plan that was moved in time stays planned.
 */
export function shownStatus(
  { status, validTo, supersededAt, ...times }: Pick<Version, 'status' | 'validTo' | 'supersededAt' | Times>,
  at: Date,
): ShownStatus | null {
  if (status !== 'planned') return status;
  const read = Math.min(...[at, validTo, supersededAt].map((end) => end?.getTime() ?? Infinity));
  return isOver(times, new Date(read)) ? 'unconfirmed' : status;
}

type Times = 'startsAt' | 'endsAt' | 'recurrence' | 'recursUntil';

/**
 * @returns whether its time has passed; where no end is known, its start. What has no time is never over, and a series is
 * when its last occurrence is.
 */
export function isOver({ startsAt, endsAt, recurrence, recursUntil }: Pick<Version, Times>, at: Date): boolean {
  if (recurrence) return recursUntil ? recursUntil <= at : false;
  return startsAt !== null && startsAt < at && (endsAt === null || endsAt <= at);
}
