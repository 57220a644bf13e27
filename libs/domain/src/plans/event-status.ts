import type { ShownStatus, Version } from '#domain/memory/memory.js';

/**
 * The status of an event as it is shown. It is computed from the times and never stored: a plan whose time has passed
 * is `unconfirmed` if nobody said whether it happened.
 *
 * @param at the instant of reading, in valid time. A version that ended before, or is no longer believed, is read at
 * its end: a plan that was moved in time stays planned.
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
 * @returns whether its time has passed; without a known end, its start. Without a time it is never over; a series is
 * over with its last occurrence.
 */
export function isOver({ startsAt, endsAt, recurrence, recursUntil }: Pick<Version, Times>, at: Date): boolean {
  if (recurrence) return recursUntil ? recursUntil <= at : false;
  return startsAt !== null && startsAt < at && (endsAt === null || endsAt <= at);
}
