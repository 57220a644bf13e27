import type { AsOf } from '#domain/memory/memory.js';

/** The two clocks, as far as the caller stated them. */
export interface PartialAsOf {
  readonly validAt?: Date | undefined;
  readonly knownAt?: Date | undefined;
}

/** The times of a read: the answer states `asked`, the queries use `standing`. */
export interface ReadTimes {
  readonly asked: AsOf;
  readonly standing: AsOf;
}

/**
 * Sets the two clocks of a read. Without `knownAt` it is as of the contact's last write, not as of the wall clock: a
 * write that is still on its way will be later than that, so the same instant always gives the same answer.
 *
 * "Now" is never before that write either, because the clock of the process that made it may be ahead of ours: what was
 * just written to hold from now on can be read at once.
 *
 * @param lastWriteAt system time of the contact's last write; writes of one contact are strictly later than this.
 */
export function timesOfRead(stated: PartialAsOf, lastWriteAt: Date, now: Date): ReadTimes {
  const validAt = stated.validAt ?? latest(now, lastWriteAt);
  const knownAt = stated.knownAt ?? lastWriteAt;
  return {
    asked: { validAt, knownAt },
    standing: { validAt, knownAt: knownAt < lastWriteAt ? knownAt : lastWriteAt },
  };
}

/**
 * The valid time of a read that takes no `validAt`: the stated `knownAt` if there is one, else now. So the same
 * `knownAt` always gives the same answer.
 */
export function withoutValidAt(statedKnownAt: unknown, { validAt, knownAt }: AsOf): AsOf {
  return { validAt: statedKnownAt !== undefined && knownAt < validAt ? knownAt : validAt, knownAt };
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b;
}

/**
 * @param now the wall clock.
 * @param lastWriteAt the contact's last system time.
 * @returns the system time of the next write: now, but always later than the last one.
 */
export function nextSystemTime(now: Date, lastWriteAt: Date): Date {
  return now > lastWriteAt ? now : new Date(lastWriteAt.getTime() + 1);
}
