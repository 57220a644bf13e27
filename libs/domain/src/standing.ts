import type { AsOf } from './memory.js';

/** The two clocks as far as a caller stated them. */
export interface PlacedAsOf {
  readonly validAt?: Date | undefined;
  readonly knownAt?: Date | undefined;
}

/** The times of a read: `asked` is what the answer states, `standing` is what the queries use. */
export interface ReadTimes {
  readonly asked: AsOf;
  readonly standing: AsOf;
}

/**
 * Places a read on both clocks. Without `knownAt` it is as of the last write of the contact, not at the wall clock:
 * a write that is still on its way will be later than that, so the same instant gives the same answer for ever.
 *
 * "Now" is never before that write either, since the clock of the process that made it may run ahead of ours: what was
 * just written to hold from now on can be read at once.
 *
 * @param lastWriteAt system time of the contact's last write; writes of one contact are strictly later than this.
 */
export function stand(stated: PlacedAsOf, lastWriteAt: Date, now: Date): ReadTimes {
  const validAt = stated.validAt ?? latest(now, lastWriteAt);
  const knownAt = stated.knownAt ?? lastWriteAt;
  return {
    asked: { validAt, knownAt },
    standing: { validAt, knownAt: knownAt < lastWriteAt ? knownAt : lastWriteAt },
  };
}

/**
 * Where a read that takes no `validAt` stands on the valid clock, for what it shows of it: where its caller asks what was known, else now.
 * So the same `knownAt` gives the same answer for ever.
 */
export function unplaced(statedKnownAt: unknown, { validAt, knownAt }: AsOf): AsOf {
  return { validAt: statedKnownAt !== undefined && knownAt < validAt ? knownAt : validAt, knownAt };
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b;
}

/**
 * @param now the wall clock.
 * @param lastWriteAt the contact's last system time.
 * @returns the system time of the next write: now, but always later than what was written before.
 */
export function nextSystemTime(now: Date, lastWriteAt: Date): Date {
  return now > lastWriteAt ? now : new Date(lastWriteAt.getTime() + 1);
}
