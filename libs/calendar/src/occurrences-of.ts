import { type Occurrence, occurrences } from '#dates/recurrence.js';
import type { Memory } from '#domain/memory.js';

/** At most this many series of a contact are looked at, and so many of a tenant at a time. */
export const MOST_SERIES = 500;
/** At most this many series of all contacts of a tenant are looked at: each takes up to a millisecond. */
export const MOST_OF_TENANT = 10_000;

/**
 * @param timezone of the contact, on whose wall clock a series keeps its time.
 * @returns when an event takes place in a period, the next first; of one that comes again at most `limit` times.
 */
export function occurrencesOf(
  { startsAt, endsAt, recurrence }: Memory,
  window: { from: Date; to: Date },
  timezone: string,
  limit: number,
): Occurrence[] {
  if (!startsAt) return [];
  if (!recurrence) return [{ startsAt, endsAt }];
  return occurrences({ startsAt, endsAt, rule: recurrence, timezone }, window, limit);
}

/** Two occurrences can begin at one time: those of the smaller id come first. */
export function byStart(
  a: { readonly startsAt: Date; readonly memory: Pick<Memory, 'id'> },
  b: { readonly startsAt: Date; readonly memory: Pick<Memory, 'id'> },
): number {
  return a.startsAt.getTime() - b.startsAt.getTime() || (a.memory.id < b.memory.id ? -1 : 1);
}
